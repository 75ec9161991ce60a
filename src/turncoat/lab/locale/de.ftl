### Was ein Bericht des Labors sagt. $number, $games: ganze Zahlen. $game: der Titel eines Spiels. $bot: der Name eines Bots. $what: was gemessen wird.

lab-title = { $game }: Wie ausgewogen ist es?
lab-compare-title = { $game }: Was ändert sich?
lab-how = { $games } Partien zu { $seats } Spielern, jeder Platz vom Bot „{ $bot }“ gespielt. Startzahl { $seed }.
lab-rules = Gespielt mit: { $options }.
lab-intervals = Linien und Bereiche sind Intervalle von 95 %; eine Partie zählt als eine Beobachtung, was auch immer die Spieler in ihr taten. Die gestrichelte Linie ist ein gleicher Anteil.
lab-choices-note = Von denen, die das in einer Partie mindestens einmal taten, hat dieser Anteil sie gewonnen. Das beweist keine Ursache: Vielleicht kann es sich gerade leisten, wer ohnehin vorn liegt.

lab-seat = Siege nach Platz
lab-seat-label = Platz { $number }
lab-order = Siege danach, wer zuerst entscheidet
lab-order-label = { $number ->
    [1] entscheidet zuerst
   *[other] an { $number }. Stelle
}
lab-games = Wie Partien verlaufen
lab-choices = Siege nach Entscheidung
lab-others = Andere Entscheidungen

lab-measure-decisions = Entscheidungen je Partie
lab-measure-leads = Wechsel der Führung
lab-measure-decided = Teil der Partie, nach dem die Führung nicht mehr wechselt
lab-measure-margin = Punkte zwischen Erstem und Zweitem
lab-measure-shared = Partien ohne alleinigen Sieger
lab-measure-first = Siege dessen, der zuerst entscheidet
lab-measure-choice = Siege derer, die das taten: { $what }

lab-column-what = was
lab-column-times = Male
lab-column-mean = Wert
lab-column-interval = Intervall von 95 %
lab-column-one = wie es ist
lab-column-other = geändert
lab-column-difference = Unterschied
lab-axis-won = Anteil der Siege
lab-axis-games = Anteil aller Partien

lab-changed = Geändert: { $changes }.
lab-components = die Werte in { $file }
lab-looks = { $looks ->
    [one] Die Partien wurden einmal ausgewertet; die Intervalle berücksichtigen das.
   *[other] Die Partien wurden unterwegs { $looks }-mal ausgewertet; deshalb sind die Intervalle breiter, sodass sie zusammen mit 95 % stimmen.
}
lab-verdict-more = Geändert ist es mehr: { $what }, um { $difference }.
lab-verdict-less = Geändert ist es weniger: { $what }, um { $difference }.
lab-verdict-open = Kein Unterschied ist nachgewiesen: { $what }. Wenn es einen gibt, liegt er zwischen { $low } und { $high }.
lab-verdict-none = Bei einem von beiden kam es nie vor: { $what }.
lab-not-enough = Das ist noch nicht so genau wie verlangt: Lass mit --most mehr Partien zu.
