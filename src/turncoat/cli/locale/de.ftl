### Was das Terminal um ein Spiel herum sagt. $who, $names: Namen am Tisch. $number, $total: ganze Zahlen. $file: ein Pfad.
### $command: eines der Wörter unter „Was man tippen kann“. $action: eine Aktion in Worten. $text: der kurze Text einer Aktion, etwa play:5.

## Was man tippen kann; die englischen Wörter gelten in jeder Sprache

cli-command-help = hilfe
cli-command-hint = hinweis
cli-command-why = warum
cli-command-rule = regel
cli-command-rules = regeln
cli-command-log = verlauf
cli-command-table = tisch
cli-command-save = speichern
cli-command-quit = ende

## Hilfe

cli-help-title = Was du tippen kannst
cli-help-number = wähle den Eintrag mit dieser Nummer
cli-help-text = dasselbe, mit dem kurzen Text
cli-help-enter-key = Enter
cli-help-enter = der Tisch noch einmal, und weitere Möglichkeiten, falls es welche gibt
cli-help-help = diese Hilfe
cli-help-hint = die besten Züge, soweit du es wissen kannst
cli-help-why = warum etwas nicht erlaubt ist
cli-help-rule = schlag eine Regel nach ihrer Nummer nach
cli-help-rules = alle Regeln
cli-help-log = was passiert ist; eine Zahl dahinter sagt, wie viele Sätze
cli-help-table = zeichne den Tisch, und sag, was die Zeichen bedeuten
cli-help-save = speichere eine Kopie in einer Datei deiner Wahl
cli-help-quit = speichere und hör auf; später geht es weiter
cli-help-leave = beende die Lektion
cli-help-some-action = Aktion
cli-help-some-file = Datei

## Spielen

cli-guest = Gast
cli-guest-number = Gast { $number }
cli-greeting-alone = Du bist { $who } und spielst gegen { $names }.
cli-greeting-many = { $who } teilen sich diesen Bildschirm.
cli-greeting-watch = Du siehst { $names } beim Spielen zu.
cli-greeting-type = Tippe ? für Hilfe.
cli-greeting-learn = Neu hier? Spiel zuerst ein Beispiel:
cli-program = Dieses Spiel startet ein Programm auf deinem Rechner: { $commands }. Weiter?
cli-bot-preparing = { $who } bereitet sich vor; beim ersten Mal auf einem Rechner kann das eine Minute dauern …
cli-bot-thinking = { $who } denkt nach …
cli-narrow = Dein Fenster ist schmal; ab { $number } Spalten sieht alles besser aus.
cli-you = du
cli-choose = Deine Wahl
cli-choices-page = Seite { $page } von { $pages }: mit Enter geht es weiter.
cli-forced = Es gibt nur eine Möglichkeit: { $action }.
cli-expected = Bitte tippe eine Zahl von 1 bis { $total }, eine Aktion wie { $text } oder ? für Hilfe.
cli-refused = Das ist nicht erlaubt: { $reason }
cli-rule-is = { $rule }: { $sentence }
cli-handover = { $who } ist an der Reihe. Gib den Bildschirm weiter und drücke dann die Eingabetaste.
cli-since-then = Was seit deiner letzten Entscheidung geschah
cli-more = Weiter mit der Eingabetaste
cli-lesson-choose = Deine Wahl, oder weiter mit der Eingabetaste
cli-lesson-other = Eine gute Idee für ein eigenes Spiel; die Lektion geht weiter mit: { $action }.
cli-learned = Das war die Lektion. Zum Spielen:

## Antworten

cli-why-allowed = Das ist erlaubt: { $action }.
cli-why-what = Sag, was du meinst, zum Beispiel: { $command } { $text }
cli-why-unknown = Keine Aktion passt zu „{ $what }“. Eine Aktion sieht aus wie { $text }.
cli-why-which = Welche meinst du?
cli-rule-unknown = Es gibt keine Regel { $rule }. „{ $command }“ zählt alle auf.
cli-rule-what = Sag, welche Regel, zum Beispiel: { $command } { $rule }
cli-log-empty = Noch ist nichts geschehen.
cli-log-part =
    { $number ->
        [one] Der letzte von { $total } Sätzen
       *[other] Die letzten { $number } von { $total } Sätzen
    }

## Speichern und Aufhören

cli-saved = Das Spiel ist gespeichert in:
cli-save-refused = Speichern in { $file } ist nicht gelungen: { $reason }
cli-save-exists = { $file } gibt es schon. Bitte wähl eine andere Datei.
cli-resume-with = Weiterspielen mit:
cli-replay-with = Noch einmal ansehen mit:

## Nachspielen

cli-replay-move = Zug { $number }
cli-replay-open = Alle Karten liegen offen.
cli-replay-spectator = Wie Zuschauer es sehen.
cli-replay-seat = Wie { $who } es sieht.
cli-replay-moves =
    { $number ->
        [one] Ein Zug wurde gemacht.
       *[other] { $number } Züge wurden gemacht.
    }
cli-replay-unfinished = Das Spiel ist noch nicht zu Ende.

## Spiele und Regeln

cli-games-seats = { $seats } Plätze
cli-games-by = von { $designer }
cli-games-preset = Ausgaben
cli-games-options = Optionen
cli-games-default = voreingestellt
cli-games-only = nur mit { $options }

## Bretter

cli-board-cards = Karten
cli-board-middle = In der Mitte
cli-board-folded = ausgestiegen
cli-board-contested = die umkämpfte Grenze
cli-board-land = der Wert einer Landschaft, dann ihre Punkte bei 1 bis { $total } Siegern
cli-board-mover = ist an der Reihe

## Hints

cli-hint-preparing = Ich bereite mich vor; beim ersten Mal auf einem Rechner kann das eine Minute dauern …
cli-hint-thinking = Ich denke nach …
cli-hint-none = Es gibt nur eine Möglichkeit.
cli-hint-action = Zug
cli-hint-won = gewinnt
cli-hint-points = Punkte
cli-hint-line = dann vielleicht
