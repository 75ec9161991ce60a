### Wat een verslag van het lab zegt. $number, $games: gehele getallen. $game: de titel van een spel. $bot: de naam van een bot. $what: wat wordt gemeten.

lab-title = { $game }: hoe eerlijk is het?
lab-compare-title = { $game }: wat verandert er?
lab-how = { $games } partijen met { $seats } spelers, elke plaats gespeeld door de bot ‘{ $bot }’. Startgetal { $seed }.
lab-rules = Gespeeld met: { $options }.
lab-intervals = Lijnen en bereiken zijn intervallen van 95 %; een partij telt als één waarneming, wat de spelers er ook in deden. De streeplijn is een gelijk deel.
lab-choices-note = Van wie dit in een partij minstens één keer deed, won zo’n deel. Dat bewijst geen oorzaak: misschien kan juist wie voorstaat het zich veroorloven.

lab-seat = Overwinningen per plaats
lab-seat-label = Plaats { $number }
lab-order = Overwinningen naar wie het eerst kiest
lab-order-label = { $number ->
    [1] kiest als eerste
   *[other] als nummer { $number }
}
lab-games = Hoe partijen verlopen
lab-choices = Overwinningen per keuze
lab-others = Andere beslissingen

lab-measure-decisions = beslissingen per partij
lab-measure-leads = wisselingen van de leiding
lab-measure-decided = deel van de partij waarna de leiding niet meer wisselt
lab-measure-margin = punten tussen de eerste en de tweede
lab-measure-shared = partijen zonder één winnaar
lab-measure-first = overwinningen van wie het eerst kiest
lab-measure-choice = overwinningen van wie dit deed: { $what }

lab-column-what = wat
lab-column-times = keren
lab-column-mean = waarde
lab-column-interval = interval van 95 %
lab-column-one = zoals het is
lab-column-other = veranderd
lab-column-difference = verschil
lab-axis-won = deel van de overwinningen
lab-axis-games = deel van alle partijen

lab-changed = Veranderd: { $changes }.
lab-components = de waarden in { $file }
lab-looks = { $looks ->
    [one] Er is één keer naar de partijen gekeken; de intervallen houden daar rekening mee.
   *[other] Er is onderweg { $looks } keer naar de partijen gekeken; daarom zijn de intervallen ruimer, zodat ze samen met 95 % kloppen.
}
lab-verdict-more = Veranderd is het meer: { $what }, met { $difference }.
lab-verdict-less = Veranderd is het minder: { $what }, met { $difference }.
lab-verdict-open = Er is geen verschil aangetoond: { $what }. Als er een is, ligt het tussen { $low } en { $high }.
lab-verdict-none = Het kwam in een van de twee nooit voor: { $what }.
lab-not-enough = Dat is nog niet zo precies als je vroeg: sta met --most meer partijen toe.
