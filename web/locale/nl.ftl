### Wat de pagina om een spel heen zegt, in het Nederlands. Zinnen over spellen en tafels komen uit hun eigen bestanden of van de server.
### $number: een geheel getal. $game: de titel van een spel. $who, $name: een naam. $seats: aantallen plaatsen, zoals 3–4.

## Overal

page-skip = Naar de inhoud
page-home = Turncoat, startpagina
page-nav = Hoofdmenu
page-nav-play = Spelen
page-nav-rules = Regels
page-nav-about = Over
page-language = Taal
page-to-light = Naar lichte weergave
page-to-dark = Naar donkere weergave
page-close = Sluiten
page-save = Bewaren
page-cancel = Annuleren
page-retry = Probeer opnieuw
page-loading = Een ogenblik …
page-first = Startpagina
page-to-lobby = Terug naar de startpagina
page-nowhere-title = Pagina niet gevonden
page-nowhere = Deze pagina bestaat niet. Misschien is de link afgekapt.
page-broken-title = Er ging iets mis
page-broken = Er ging iets mis op deze pagina ({ $error }). Laad de pagina opnieuw; je spellen staan veilig op de server.
page-trouble-away = De server antwoordt nu even niet. Er is niets verloren; probeer het zo nog eens.

## Wie je bent

page-guest = Gast
page-name-title = Je naam
page-name-label = Hoe mogen we je noemen?
page-name-help = Iedereen aan je tafels ziet deze naam. Een account heb je niet nodig.
page-name-change = naam wijzigen

## De eerste pagina

page-promise = Vier spellen over pest en verraad, volgens het boekje.
page-promise-how = Nog nooit gespeeld? Elk spel leer je in een paar minuten, op het echte bord.
page-promise-honest = Wat geen bron vermeldt, is gereconstrueerd, en dat staat erbij.
page-your-turn-in = Jij bent aan zet in { $game }
page-play-my-turn = Mijn beurt spelen
page-go-on-learning = Verder leren
page-go-on = Verder
page-last-game = Mijn laatste partij
page-day = Partij van de dag
page-day-watch = De partij bekijken
page-day-pause = Pauze
page-day-go-on = Verder
page-day-how = { $bot } tegen { $bot }: opgenomen met de bots van Turncoat { $version }, elke dag een andere partij.
page-play-now = Speel nu tegen bots
page-laying = De tafel wordt klaargezet …
page-set-up = Tafel klaarzetten
page-set-up-game = { $game }: tafel klaarzetten
page-read-rules = Lees de regels
page-seats = { $seats } plaatsen
page-to-come = komt nog
page-trust-reason = Geen zet geweigerd zonder reden
page-trust-reason-how = Vraag waarom niet, en je komt meteen bij de regel.
page-trust-fair = Iedereen ziet alleen wat mag
page-trust-fair-how = Ook de bots: ze kennen alleen de kaarten die op hun plaats te zien zijn.
page-trust-free = Een link is een uitnodiging
page-trust-free-how = Geen account, geen reclame, niemand die meekijkt over je schouder.
page-tables = Tafels
page-tables-mine = Mijn spellen
page-tables-open = Open tafels
page-tables-running = Spellen om te bekijken
page-all = alle { $number }
page-your-turn = Jouw beurt
page-open-table = Open
page-sit-down = Schuif aan
page-watch = Kijk mee
page-see-result = Uitslag
page-just-now = zojuist
page-nobody-yet = nog niemand

## Een nieuwe tafel

page-new-title = Zet een tafel klaar
page-game = Spel
page-no-game = Dat spel hebben we niet.
page-edition = Regels
page-house-rules = Huisregels
page-house-rules-changed =
    { $number ->
        [0] geen
        [one] één
       *[other] { $number }
    }
page-house-rules-help = Alles staat zoals in ‘{ $edition }’. Verander wat jullie anders spelen.
page-house-rules-reset = Alles terugzetten
page-house-rules-are = Huisregels: { $rules }.
page-house-rules-default = Standaard: { $value }.
page-seats-title = Plaatsen
page-how-many = Hoeveel plaatsen
page-seat-number = Plaats { $number }
page-seat-me = Jij ({ $name })
page-seat-person = Nog iemand aan dit scherm
page-seat-open = Vrij, voor een gast
page-seat-open-help = Iedereen met jouw link mag hier zitten.
page-seat-bot = Een bot
page-bot-of-level = Bot: { $bot }
page-person-name = Naam van die persoon
page-public-help = staat op de startpagina; iedereen mag meespelen of kijken
page-by-link-help = alleen wie de link heeft, vindt deze tafel
page-hints-allowed = Hints toestaan
page-who = Wie speelt er?
page-who-bots = Ik en bots
page-who-bots-help = Meteen, en zo vaak je wilt.
page-who-friends = Vrienden
page-who-friends-help = Je krijgt een link om te sturen.
page-who-anyone = Iedereen
page-who-anyone-help = Op de startpagina: iedereen mag gaan zitten of kijken.
page-who-here = Aan dit scherm
page-who-here-help = Jullie delen één scherm; tussen de beurten zijn je kaarten verborgen.
page-hard = Hoe moeilijk?
page-hard-nobody = Er speelt geen bot mee.
page-length = Hoe lang?
page-length-variant = { $minutes }. { $help }
page-length-help = { $minutes } met mensen aan tafel; bots zijn sneller.
page-players =
    { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
page-edition-why = Neem de uitgave die bij jullie in de kast staat.
page-bots-each = Elke bot apart
page-bots-each-why = Eén sterke tegenstander tussen zwakke maakt de tafel levendiger.
page-bot-at = Bot op plaats { $number }
page-hints-why = Handig om te leren. Speel je met anderen, dan ziet iedereen wie om een hint vraagt; zonder hints moet ieder het zelf bedenken.
page-missing-names = Er ontbreekt nog: een naam voor iedereen aan dit scherm.
page-summary =
    { $me ->
        [0] { "" }
       *[other] jij,{ " " }
    }{ $people ->
        [0] { "" }
        [one] nog één persoon aan dit scherm,{ " " }
       *[other] nog { $people } personen aan dit scherm,{ " " }
    }{ $bots ->
        [0] geen bots
        [one] één bot
       *[other] { $bots } bots
    }{ $open ->
        [0] .
        [one] { " " }en één vrije plaats.
       *[other] { " " }en { $open } vrije plaatsen.
    }
page-summary-invite = Je krijgt een link om te delen.
page-create = Maak de tafel
page-create-start = Start het spel

## Verzamelen

page-gathering = Tafel voor { $game }
page-seat-free = Vrije plaats
page-sit-here = Ga hier zitten
page-seat-a-bot = Voeg een bot toe
page-send-away = Verwijderen
page-stand-up = Opstaan
page-invite = Uitnodiging
page-invite-help = Stuur deze link naar wie je wilt laten meespelen. Openen is genoeg.
page-invite-text = Kom { $game } met me spelen:
page-copy = Kopieer
page-copied = Link gekopieerd.
page-copy-refused = De browser laat ons de link niet kopiëren. Je vindt hem in de adresbalk.
page-share = Delen …
page-start = Start het spel
page-start-bots =
    { $number ->
        [one] De vrije plaats gaat naar een bot ({ $bot }).
       *[other] De { $number } vrije plaatsen gaan naar bots ({ $bot }).
    }
page-host-starts = Wie deze tafel heeft gemaakt, start het spel.

## Aan tafel

page-loading-table = De tafel wordt klaargezet …
page-menu = Menu
page-tools = Tafel
page-undo = Terug
page-undo-none = Je kunt niets ongedaan maken: er is intussen iets onthuld of een ander heeft gehandeld.
page-rules = Regels
page-settings = Instellen
page-log = Verslag
page-side = Overzicht en verslag
page-board = Het bord in woorden
page-turn = Wie aan de beurt is
page-decision = Jouw beslissing
page-leave = Tafel verlaten
page-leave-sure = Dit spel verlaten? Een bot neemt je plaats over, zodat de anderen verder kunnen.
page-come-back = Neem je plaats weer in
page-bot-plays-on = Laat een bot het overnemen
page-other-bot = Laat een andere bot het overnemen
page-copy-link = Kopieer de link naar deze tafel
page-turn-yours = Jouw beurt.
page-turn-of = Jouw beurt, { $name }.
page-turn-away = { $name } is er niet.
page-thinking = denkt na
page-getting-ready = Maakt zich klaar om na te denken: ongeveer een minuut, één keer per computer.
page-lost = Verbinding verbroken; we maken opnieuw verbinding …
page-you = jij
page-here = aan tafel
page-away = weg
page-away-since = weg sinds { $time }
page-bot-from = Vanaf { $time } kan een bot het overnemen.
page-bot-asked = { $number } van de { $needed } die nodig zijn, willen een bot.
page-second-seat = Geef deze plaats er ook bij
page-same-screen = aan dit scherm
page-points = punten
page-watching =
    { $number ->
        [one] Er kijkt één persoon mee.
       *[other] Er kijken { $number } mensen mee.
    }
page-why-watching = Je kijkt mee met dit spel.
page-sending = Wordt verstuurd …
page-sending-again = De server antwoordt niet. Je keuze blijft bewaard en we versturen haar opnieuw …
page-skip-moves = Overslaan
page-foreseen = Bevestig je dit, dan staat in het verslag
page-help = Waar gaat dit over?
page-back = Terugnemen
page-choices = Alle keuzes
page-sends = Bevestigen
page-hint = Hint
page-hint-thinking = We bedenken een hint met wat jij weet …
page-hint-title = Beste zetten
page-hint-more = Details
page-percent = { $percent } %
page-and = { $first } en { $last }
page-hint-help = De getallen zijn je winstkansen, op grond van wat jij kunt weten.
page-hint-line = dan misschien: { $line }
page-hint-public = Iedereen ziet dat je het vraagt; het antwoord zie jij alleen.
page-hints-asked =
    { $number ->
        [one] Heeft één keer om een hint gevraagd
       *[other] Heeft { $number } keer om een hint gevraagd
    }
page-hints-forbid = Geen hints meer aan deze tafel
page-hints-allow = Sta hints aan deze tafel toe
page-do-it = Doe het
page-read-rule = Lees de regel
page-log-undo = { $who } maakte een beslissing ongedaan.
page-log-hint = { $who } heeft om een hint gevraagd.
page-log-empty = Er is nog niets gebeurd.
page-log-newest = Naar het nieuwste
page-curtain = Geef het scherm aan { $who }
page-curtain-help = Die is nu aan de beurt en ziet pas iets na een druk op de knop.
page-curtain-lift = Ik ben { $who }

## Het einde

page-over = Het spel is afgelopen; het verslag laat nu alles zien.
page-rematch = Revanche
page-rematch-waits = De tafel voor de revanche staat klaar.
page-to-rematch = Naar de revanche
page-see-board = Bekijk het bord
page-download = Bewaar de partij

## Instellingen

page-theme = Licht of donker
page-theme-system = zoals het apparaat
page-theme-light = licht
page-theme-dark = donker
page-speed = Animatie
page-speed-off = geen
page-speed-slow = langzaam
page-speed-normal = normaal
page-speed-fast = snel
page-every-movement = Laat me elke beweging zien
page-every-movement-help = Alles wat anderen doen, zie je stap voor stap, net als in je eigen beurt. Dat duurt langer.
page-patterns = Patronen naast kleuren
page-patterns-help = De kleur van elke plaats krijgt ook haar heraldische arcering.
page-large = Grote tekst
page-large-help = Maakt alle tekst een vijfde groter.

## Toetsen

page-legend = Tekens en kleuren
page-legend-legal = Gouden rand: hier kun je nu op drukken.
page-legend-chosen = Dikke rand: dit heb je gekozen.
page-legend-changed = Blauwgroene streepjes: dit is net veranderd.
page-legend-danger = Rood: hierom wordt gestreden, of dit zou verloren gaan.
page-legend-turn = Gouden kaart: deze plaats is aan de beurt.
page-legend-seats = De plaatsen: elk heeft een kleur, een arcering en een letter.
page-keys = Toetsenbord
page-key-number = naar de keuze met dat nummer
page-key-arrows = van keuze naar keuze
page-key-enter = kiezen; daarna bevestigen
page-key-back = de laatste keuze terugnemen
page-key-escape = meldingen sluiten, animatie overslaan, of terugnemen
page-key-undo = ongedaan maken, zolang er niets is onthuld
page-key-choices = de lijst van alle keuzes
page-key-log = het verslag
page-key-rules = de regels
page-key-settings = de instellingen
page-key-help = deze lijst

## De regels

page-rules-of = Regels van { $game }
page-rules-ours = De regels zoals we ze hier spelen, in onze eigen woorden. Elke regel heeft een nummer, dat de tafel noemt als ze hem toepast.
page-rules-search = Zoek in de regels
page-rules-found =
    { $number ->
        [one] Eén regel gevonden.
       *[other] { $number } regels gevonden.
    }
page-rules-none = Geen enkele regel bevat deze woorden.
page-by = van { $designer } ({ $source })

## Over

page-about-title = Over Turncoat
page-about-lead = Turncoat is een thuis voor vier middeleeuwse spellen over pest en verraad. Je speelt ze in de browser, volgens de echte regels, met vrienden of tegen bots.
page-about-how = De regels zijn één keer opgeschreven, elk met een nummer, en alles hier volgt eruit: wat je mag doen, waarom iets niet mag, waar de bots over nadenken, en wat er in het verslag staat. Je ziet wat je op jouw plaats mag weten en niets meer; dat geldt ook voor de bots.
page-about-games = Van wie deze spellen zijn
page-about-games-whose = De spellen zijn van wie ze bedacht en uitgegeven heeft. De teksten en tekeningen hier zijn van onszelf. Vind je een spel mooi, koop dan de doos.
page-about-provenance = Een vermelding in onze lijst van wat er gedrukt is, kan meer waarden bevatten, zoals alles wat op een gebied staat; de pagina voor wie de doos heeft, telt losse waarden. Waarden die alleen op het materiaal gedrukt staan en niet zeker bekend zijn, zijn zo gereconstrueerd dat elke bekende regel en elk voorbeeld klopt. Wie de doos heeft, kan invullen wat er op de kaarten staat.
page-provenance-rulebook =
    { $number ->
        [one] Eén vermelding komt uit het regelboek.
       *[other] { $number } vermeldingen komen uit het regelboek.
    }
page-provenance-source =
    { $number ->
        [one] Eén vermelding komt uit een andere openbare bron.
       *[other] { $number } vermeldingen komen uit andere openbare bronnen.
    }
page-provenance-reconstructed =
    { $number ->
        [one] Eén vermelding hebben wij gereconstrueerd.
       *[other] { $number } vermeldingen hebben wij gereconstrueerd.
    }
page-provenance-none = Er is niets gedrukt dat een bron nodig heeft.
page-about-privacy = Wat er van je bewaard wordt
page-about-privacy-text = Een naam als je er een geeft, een cookie die je plaats herkent, en de spellen die je speelt. Er wordt niets aan anderen gestuurd.
page-about-licence = Licentie
page-about-licence-text = Turncoat is vrije software onder de Apache License 2.0; iedereen mag het draaien, lezen en veranderen.

# Lessons
page-learn = Leer het al spelend
page-learn-title = { $game } leren
page-lessons = Lessen
page-lesson-now = Nu
page-lesson-next = Verder
page-lesson-show = Doe het voor mij
page-lesson-earlier = Terug
page-lesson-instead = Als het anders was gegaan
page-lesson-done = Dat was de les.
page-lesson-again = Nog een keer
page-lesson-more = Volgende les
page-lesson-play = Speel je eerste partij
page-lesson-other = Een goed idee voor je eigen partij. De les gaat verder met: { $action }.
page-lesson-step = Stap { $step } van { $steps }
page-lesson-steps = { $steps } stappen
page-lesson-begin = Beginnen: { $lesson }
page-lesson-go-on = Verder: { $lesson }
page-lesson-finished = Klaar
page-lesson-list = Een paar minuten per les, op het echte bord. Jij doet de zetten; de regel achter elke stap staat ernaast.

## Een spel in een oogopslag

page-glance = In een oogopslag
page-glance-win = Zo win je
page-glance-turn = Een beurt
page-glance-seats = { $seats } spelers
page-glance-minutes = { $minutes } min
page-glance-heaviness = Regels: { $heaviness ->
    [1] licht
    [2] gemiddeld
    [3] zwaar
   *[other] zeer zwaar
    }

## Terugkijken

page-replay = Terugkijken
page-replay-to-table = Naar de tafel
page-replay-slider = Zet
page-replay-at = Zet { $move } van { $moves }.
page-replay-round = Ronde { $number }
page-replay-start = Begin
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-back = Eén zet terug
page-replay-next = Volgende zet
page-replay-chapter-back = Terug naar het begin van de ronde
page-replay-chapter-next = Volgende ronde
page-replay-speed = Tempo
page-replay-seen-by = Gezien door
page-replay-open = Alles open
page-replay-as = Gezien door { $name }
page-replay-own = Zoals { $name } het tot nu toe heeft gezien.
page-replay-watching = Zoals toeschouwers het tot nu toe hebben gezien.
page-replay-share = Delen
page-share-moment = Dit moment delen
page-share-link = Een link naar dit moment
page-share-copy = Link kopiëren
page-share-picture = Een plaatje
page-share-picture-of = Het bord: { $text }
page-share-film-of = Hoe het zover kwam, in beweging: { $text }
page-share-png = Opslaan als PNG
page-share-svg = Opslaan als SVG
page-share-film = Laat het bewegen
page-share-filming = De zet wordt getekend …
page-share-gif = Opslaan als GIF
page-analysis = Analyse
page-analysis-begin = Analyseren
page-analysis-what = Laat bots vanaf elke zet verder spelen en zie hoe de kansen lagen.
page-analysis-working = { $done } van { $total } zetten geanalyseerd …
page-analysis-failed = De analyse kon niet worden afgemaakt.
page-analysis-again = Opnieuw proberen
page-analysis-turn = Keerpunt { $number } van { $all }
page-analysis-previous = Vorig keerpunt
page-analysis-following = Volgend keerpunt
page-analysis-turns = { $turns ->
    [one] Eén zet heeft deze partij doen kantelen.
   *[other] { $turns } zetten hebben deze partij doen kantelen.
}
page-analysis-no-turns = Geen enkele zet heeft deze partij doen kantelen.
page-analysis-open = Vanaf elke zet speelden leerlingen { $games } partijen uit met open kaarten; de banen tonen hoeveel elke plaats er won.
page-analysis-by-network = Vanaf elke zet speelde een getraind netwerk verder, met de kaarten zoals ze lagen, tot elke plaats iets had beslist; de banen tonen de kansen die het toen voor elke plaats zag.
page-analysis-would = Wat een bot op de plaats van { $name } had gedaan, zonder meer te weten, met de kansen:
page-analysis-no-choice = Hier viel niets te kiezen: het lot besliste.
page-analysis-graph = Winstkansen bij deze zet: { $chances }
page-play-on = Vanaf hier verder spelen
page-play-on-over = Hier eindigt de partij: kies een eerdere zet.
page-play-on-before = Zelf beslissen
page-source = Deze tafel gaat verder vanaf zet { $move } van een andere partij.
page-replay-of-file = Bestand terugkijken
page-open-match = Partijbestand openen
page-open-match-busy = Het bestand wordt geopend …
page-open-match-what = Een partij die hier, in de terminal of door een eigen programma is bewaard, opent als terugblik met een eigen link. Je kunt het bestand ook gewoon op deze pagina laten vallen.
page-open-match-none = In dit bestand staat geen partij van Turncoat.
page-open-match-large = Dit bestand is veel groter dan welke partij ook en is daarom niet geopend.
page-about-matches = Partijbestanden

## Een eerste partij, uitgelegd

page-teach-title = Je eerste partij
page-teach-brings = Wat het oplevert
page-teach-look = Waar je op let
page-teach-wait = Nu beslissen de anderen. Zodra jij aan de beurt bent, wordt je beslissing hier uitgelegd.
page-teach-begin = Begrepen
page-teach-stop = Geen uitleg meer
page-teaching = Elke beslissing uitleggen
page-teaching-first = in een eerste partij
page-teaching-always = altijd
page-teaching-never = nooit

## Begrijpen wat er gebeurde

page-summary-open = Samenvatting { $number } openen: { $text }
page-summary-title = Samenvatting
page-summary-keep = Laat staan
page-summary-on = Verder
page-since = Sinds je laatste beurt
page-since-none = Sinds je laatste beurt is er niets te melden.
page-since-you = Voor jou
page-since-points = { $before } → { $after } punten
page-since-rank =
    { $before ->
        [0] plaats { $after }
       *[other] plaats { $before } → { $after }
    }
page-since-watch = Bekijk, { $seconds } s
page-since-more =
    { $number ->
        [one] en nog één ding
       *[other] en nog { $number } dingen
    }
page-since-quiet = Bij jou is niets veranderd.

## De uitslag

page-result-sources = Waar de punten vandaan kwamen
page-result-course = Zo groeiden de punten
page-result-chances = Wie er voorstond
page-result-awards = Onderscheidingen
page-result-see = Bekijk dat moment
page-result-touch = Kies een blok of een punt in de grafiek om te zien wanneer het gebeurde.
page-result-untold = Geen moment gekozen
page-result-slider = Moment van de partij
page-result-bar = De punten van { $name }, een voor een
page-result-block =
    { $what }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ({ $rule }){ $round ->
        [0] {""}
       *[other] , ronde { $round }
    }
page-result-gain = { $name }: { $what }, { $points }
page-result-at =
    { $round ->
        [0] { $gains }.
       *[other] Ronde { $round } – { $gains }.
    }
page-result-points = { $name } { $points }
page-result-graph = De punten tijdens de partij; aan het einde: { $points }
## De doos: wat eigenaars van hun kaarten invullen

page-box-link = Heb je de doos? Vul in wat er op je kaarten staat
page-box-set = Gedrukte waarden
page-box-ours = zoals wij ze hebben gereconstrueerd
page-box-at-table = Gespeeld met de gedrukte waarden van “{ $name }”.
