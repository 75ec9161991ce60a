### Wat de terminal om een spel heen zegt. $who, $names: namen van wie er zit. $number, $total: gehele getallen. $file: een pad.
### $command: een van de woorden onder "Wat je kunt typen". $action: een actie in woorden. $text: de korte tekst van een actie, zoals play:5.

## Wat je kunt typen; de Engelse woorden werken in elke taal

cli-command-help = help
cli-command-hint = hint
cli-command-why = waarom
cli-command-rule = regel
cli-command-rules = regels
cli-command-log = verslag
cli-command-table = tafel
cli-command-save = bewaar
cli-command-quit = stop

## Hulp

cli-help-title = Wat je kunt typen
cli-help-number = kies de mogelijkheid met dat nummer
cli-help-text = hetzelfde, met de korte tekst
cli-help-enter-key = Enter
cli-help-enter = de tafel opnieuw, en meer keuzes als die er zijn
cli-help-help = deze hulp
cli-help-hint = de beste zetten, voor zover jij het kunt weten
cli-help-why = waarom iets niet mag
cli-help-rule = zoek een regel op nummer op
cli-help-rules = alle regels
cli-help-log = wat er gebeurd is; zet er een getal achter voor het aantal zinnen
cli-help-table = teken de tafel, en zeg wat de tekens betekenen
cli-help-save = bewaar een kopie in een bestand naar keuze
cli-help-quit = bewaar en stop; je kunt later verder
cli-help-leave = stop met de les
cli-help-some-action = actie
cli-help-some-file = bestand

## Spelen

cli-guest = Gast
cli-guest-number = Gast { $number }
cli-greeting-alone = Je bent { $who } en speelt tegen { $names }.
cli-greeting-many = { $who } delen dit scherm.
cli-greeting-watch = Je kijkt hoe { $names } spelen.
cli-greeting-type = Typ ? voor hulp.
cli-greeting-learn = Nieuw hier? Speel eerst een voorbeeld:
cli-program = Dit spel start een programma op je computer: { $commands }. Verdergaan?
cli-bot-preparing = { $who } bereidt zich voor; de eerste keer op een computer kan dat een minuut duren …
cli-bot-thinking = { $who } denkt na …
cli-narrow = Je venster is smal; met { $number } kolommen of meer ziet alles er beter uit.
cli-you = jij
cli-choose = Jouw keuze
cli-choices-page = Pagina { $page } van { $pages }: druk op Enter voor meer.
cli-forced = Er is maar één mogelijkheid: { $action }.
cli-expected = Typ een getal van 1 tot en met { $total }, een actie zoals { $text }, of ? voor hulp.
cli-refused = Dat mag niet: { $reason }
cli-rule-is = { $rule }: { $sentence }
cli-handover = { $who } is aan de beurt. Geef het scherm door en druk dan op Enter.
cli-since-then = Wat er sinds je laatste beslissing is gebeurd
cli-more = Enter om verder te gaan
cli-lesson-choose = Jouw keuze, of Enter om verder te gaan
cli-lesson-other = Een goed idee voor een eigen spel; de les gaat verder met: { $action }.
cli-learned = Dat was de les. Spelen doe je met:

## Antwoorden

cli-why-allowed = Dat mag: { $action }.
cli-why-what = Zeg wat je bedoelt, zoals in: { $command } { $text }
cli-why-unknown = Geen actie past bij “{ $what }”. Een actie ziet eruit als { $text }.
cli-why-which = Welke bedoel je?
cli-rule-unknown = Er is geen regel { $rule }. “{ $command }” noemt ze allemaal.
cli-rule-what = Zeg welke regel, zoals in: { $command } { $rule }
cli-log-empty = Er is nog niets gebeurd.
cli-log-part =
    { $number ->
        [one] De laatste van { $total } zinnen
       *[other] De laatste { $number } van { $total } zinnen
    }

## Bewaren en stoppen

cli-saved = Het spel is bewaard in:
cli-save-refused = Bewaren in { $file } is niet gelukt: { $reason }
cli-save-exists = { $file } bestaat al. Kies een ander bestand.
cli-resume-with = Verder spelen met:
cli-replay-with = Nog eens bekijken met:

## Naspelen

cli-replay-move = Zet { $number }
cli-replay-open = Alle kaarten liggen open.
cli-replay-spectator = Zoals een toeschouwer het ziet.
cli-replay-seat = Zoals { $who } het ziet.
cli-replay-moves =
    { $number ->
        [one] Er is één zet gedaan.
       *[other] Er zijn { $number } zetten gedaan.
    }
cli-replay-unfinished = Het spel is nog niet afgelopen.

## Spellen en regels

cli-games-seats = { $seats } spelers
cli-games-by = van { $designer }
cli-games-preset = Edities
cli-games-options = Opties
cli-games-default = vooringesteld
cli-games-only = alleen met { $options }

## Borden

cli-board-cards = Kaarten
cli-board-middle = In het midden
cli-board-folded = gepast
cli-board-contested = de betwiste grens
cli-board-land = de waarde van een landschap, dan de punten bij 1 tot { $total } winnaars
cli-board-mover = is aan de beurt

## Hints

cli-hint-preparing = Even voorbereiden; de eerste keer op een computer kan dat een minuut duren …
cli-hint-thinking = Even nadenken …
cli-hint-none = Er is maar één mogelijkheid.
cli-hint-action = zet
cli-hint-won = wint
cli-hint-points = punten
cli-hint-line = dan misschien
