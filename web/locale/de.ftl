### Was die Seite um ein Spiel herum sagt, auf Deutsch. Sätze über Spiele und Tische kommen aus deren eigenen Dateien oder vom Server.
### $number: eine ganze Zahl. $game: der Titel eines Spiels. $who, $name: ein Name. $seats: Anzahlen von Plätzen, etwa 3–4.

## Überall

page-skip = Zum Inhalt
page-home = Turncoat, Startseite
page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-rules = Regeln
page-nav-about = Über
page-language = Sprache
page-to-light = Zur hellen Ansicht
page-to-dark = Zur dunklen Ansicht
page-close = Schließen
page-save = Speichern
page-cancel = Abbrechen
page-retry = Noch einmal versuchen
page-loading = Einen Augenblick …
page-first = Startseite
page-to-lobby = Zurück zur Startseite
page-nowhere-title = Seite nicht gefunden
page-nowhere = Diese Seite gibt es nicht. Vielleicht wurde der Link abgeschnitten.
page-broken-title = Etwas ist schiefgegangen
page-broken = Auf dieser Seite ist etwas schiefgegangen ({ $error }). Lade sie neu; deine Spiele liegen sicher auf dem Server.
page-trouble-away = Der Server antwortet gerade nicht. Nichts ist verloren; versuche es gleich noch einmal.

## Wer man ist

page-guest = Gast
page-name-title = Dein Name
page-name-label = Wie dürfen wir dich nennen?
page-name-help = Alle an deinen Tischen sehen diesen Namen. Ein Konto brauchst du nicht.
page-name-change = Namen ändern

## Die erste Seite

page-promise = Vier Spiele von Pest und Verrat, genau nach Anleitung.
page-promise-how = Noch nie gespielt? Jedes Spiel lernst du in ein paar Minuten, auf dem echten Brett.
page-promise-honest = Was keine Quelle nennt, ist rekonstruiert, und das steht dabei.
page-your-turn-in = Du bist am Zug in { $game }
page-play-my-turn = Meinen Zug spielen
page-go-on-learning = Weiter lernen
page-go-on = Weiter
page-last-game = Meine letzte Partie
page-day = Partie des Tages
page-day-watch = Die Partie ansehen
page-day-pause = Pause
page-day-go-on = Weiter
page-day-how = { $bot } gegen { $bot }: aufgezeichnet mit den Bots von Turncoat { $version }, jeden Tag eine andere Partie.
page-play-now = Jetzt gegen Bots
page-laying = Der Tisch wird vorbereitet …
page-set-up = Tisch einrichten
page-set-up-game = { $game }: Tisch einrichten
page-read-rules = Regeln lesen
page-seats = { $seats } Plätze
page-to-come = kommt bald
page-trust-reason = Kein Zug wird ohne Grund verweigert
page-trust-reason-how = Frag, warum nicht, und du landest direkt bei der Regel.
page-trust-fair = Alle sehen nur, was sie dürfen
page-trust-fair-how = Auch die Bots: Sie kennen nur die Karten, die man an ihrem Platz sieht.
page-trust-free = Ein Link ist eine Einladung
page-trust-free-how = Kein Konto, keine Werbung, niemand schaut dir über die Schulter.
page-tables = Tische
page-tables-mine = Meine Spiele
page-tables-open = Offene Tische
page-tables-running = Zum Zuschauen
page-all = alle { $number }
page-your-turn = Du bist dran
page-open-table = Öffnen
page-sit-down = Hinsetzen
page-watch = Zuschauen
page-see-result = Ergebnis
page-just-now = gerade eben
page-nobody-yet = noch niemand

## Ein neuer Tisch

page-new-title = Einen Tisch einrichten
page-game = Spiel
page-no-game = Dieses Spiel haben wir nicht.
page-edition = Regeln
page-house-rules = Hausregeln
page-house-rules-changed =
    { $number ->
        [0] keine
        [one] eine
       *[other] { $number }
    }
page-house-rules-help = Alles ist eingestellt wie in „{ $edition }“. Ändert, was ihr anders spielt.
page-house-rules-reset = Alles zurücksetzen
page-house-rules-are = Hausregeln: { $rules }.
page-house-rules-default = Standard: { $value }.
page-seats-title = Plätze
page-how-many = Wie viele Plätze
page-seat-number = Platz { $number }
page-seat-me = Du ({ $name })
page-seat-person = Noch jemand an diesem Bildschirm
page-seat-open = Frei, für einen Gast
page-seat-open-help = Wer deinen Link hat, darf sich hierher setzen.
page-seat-bot = Ein Bot
page-bot-of-level = Bot: { $bot }
page-person-name = Name dieser Person
page-public-help = steht auf der Startseite; alle dürfen mitspielen oder zuschauen
page-by-link-help = nur wer den Link hat, findet diesen Tisch
page-hints-allowed = Hinweise erlauben
page-who = Wer spielt?
page-who-bots = Ich und Bots
page-who-bots-help = Sofort, und so oft du willst.
page-who-friends = Freunde
page-who-friends-help = Du bekommst einen Link für sie.
page-who-anyone = Wer mag
page-who-anyone-help = Steht auf der Startseite: Wer will, spielt mit oder schaut zu.
page-who-here = An diesem Bildschirm
page-who-here-help = Ihr teilt euch einen Bildschirm; zwischen den Zügen sind deine Karten verdeckt.
page-hard = Wie schwer?
page-hard-nobody = Es spielt kein Bot mit.
page-length = Wie lange?
page-length-variant = { $minutes }. { $help }
page-length-help = { $minutes } mit Menschen am Tisch; Bots sind schneller.
page-players =
    { $number ->
        [one] { $number } Spieler
       *[other] { $number } Spieler
    }
page-edition-why = Nehmt die, die bei euch im Regal steht.
page-bots-each = Jeden Bot einzeln wählen
page-bots-each-why = Ein starker Gegner unter schwachen belebt den Tisch.
page-bot-at = Bot auf Platz { $number }
page-hints-why = Gut zum Lernen. Spielst du mit anderen, sehen alle, wer fragt; ohne Hinweise muss jeder selbst draufkommen.
page-missing-names = Es fehlt noch: ein Name für alle an diesem Bildschirm.
page-summary =
    { $me ->
        [0] { "" }
       *[other] du,{ " " }
    }{ $people ->
        [0] { "" }
        [one] noch eine Person an diesem Bildschirm,{ " " }
       *[other] noch { $people } Personen an diesem Bildschirm,{ " " }
    }{ $bots ->
        [0] keine Bots
        [one] ein Bot
       *[other] { $bots } Bots
    }{ $open ->
        [0] .
        [one] { " " }und ein freier Platz.
       *[other] { " " }und { $open } freie Plätze.
    }
page-summary-invite = Du bekommst einen Link zum Teilen.
page-create = Tisch eröffnen
page-create-start = Spiel starten

## Versammeln

page-gathering = Tisch für { $game }
page-seat-free = Freier Platz
page-sit-here = Hier hinsetzen
page-seat-a-bot = Bot hinzufügen
page-send-away = Entfernen
page-stand-up = Aufstehen
page-invite = Einladung
page-invite-help = Schick diesen Link allen, die mitspielen sollen. Sie müssen ihn nur öffnen.
page-invite-text = Komm, spiel { $game } mit mir:
page-copy = Kopieren
page-copied = Link kopiert.
page-copy-refused = Der Browser lässt uns den Link nicht kopieren. Du findest ihn in der Adresszeile.
page-share = Teilen …
page-start = Spiel starten
page-start-bots =
    { $number ->
        [one] Der freie Platz geht an einen Bot ({ $bot }).
       *[other] Die { $number } freien Plätze gehen an Bots ({ $bot }).
    }
page-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.

## Am Tisch

page-loading-table = Der Tisch wird vorbereitet …
page-menu = Menü
page-tools = Tisch
page-undo = Zurück
page-undo-none = Du kannst nichts rückgängig machen: Inzwischen wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
page-rules = Regeln
page-settings = Optionen
page-log = Protokoll
page-side = Übersicht und Protokoll
page-board = Das Brett in Worten
page-turn = Wer dran ist
page-decision = Deine Entscheidung
page-leave = Tisch verlassen
page-leave-sure = Dieses Spiel verlassen? Ein Bot übernimmt deinen Platz, damit die anderen weiterspielen können.
page-come-back = Deinen Platz wieder einnehmen
page-bot-plays-on = Einen Bot übernehmen lassen
page-other-bot = Einen anderen Bot übernehmen lassen
page-copy-link = Link zu diesem Tisch kopieren
page-turn-yours = Du bist dran.
page-turn-of = Du bist dran, { $name }.
page-turn-away = { $name } ist nicht da.
page-thinking = denkt nach
page-getting-ready = Macht sich bereit: etwa eine Minute, einmal pro Rechner.
page-lost = Verbindung verloren; wir verbinden neu …
page-you = du
page-here = am Tisch
page-away = nicht da
page-away-since = weg seit { $time }
page-bot-from = Ab { $time } kann ein Bot übernehmen.
page-bot-asked = { $number } von { $needed } nötigen Stimmen für einen Bot.
page-second-seat = Zusätzlich an jemanden geben
page-same-screen = an diesem Bildschirm
page-points = Punkte
page-watching =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }
page-why-watching = Du schaust bei diesem Spiel zu.
page-sending = Wird gesendet …
page-sending-again = Der Server antwortet nicht. Deine Wahl bleibt erhalten, und wir senden sie noch einmal …
page-skip-moves = Überspringen
page-foreseen = Bestätigst du das, steht im Protokoll
page-help = Worum geht es?
page-back = Zurücknehmen
page-choices = Alle Möglichkeiten
page-sends = Bestätigen
page-hint = Hinweis
page-hint-thinking = Ein Hinweis wird gesucht, nur mit dem, was du weißt …
page-hint-title = Beste Züge
page-hint-more = Einzelheiten
page-percent = { $percent } %
page-and = { $first } und { $last }
page-hint-help = Die Zahlen sind deine Siegchancen, nach allem, was du wissen kannst.
page-hint-line = dann vielleicht: { $line }
page-hint-public = Alle sehen, dass du fragst; die Antwort siehst nur du.
page-hints-asked =
    { $number ->
        [one] Hat einmal um einen Hinweis gebeten
       *[other] Hat { $number }-mal um einen Hinweis gebeten
    }
page-hints-forbid = Keine Hinweise mehr an diesem Tisch
page-hints-allow = Hinweise an diesem Tisch erlauben
page-do-it = So machen
page-read-rule = Regel lesen
page-log-undo = { $who } hat eine Entscheidung zurückgenommen.
page-log-hint = { $who } hat um einen Hinweis gebeten.
page-log-empty = Noch ist nichts passiert.
page-log-newest = Zum Neuesten
page-curtain = Gib { $who } den Bildschirm
page-curtain-help = Diese Person ist jetzt dran. Ihre Ansicht erscheint, sobald sie bereit ist.
page-curtain-lift = Ich bin { $who }

## Das Ende

page-over = Das Spiel ist zu Ende; das Protokoll zeigt jetzt alles.
page-rematch = Revanche
page-rematch-waits = Der Tisch für die Revanche steht bereit.
page-to-rematch = Zur Revanche
page-see-board = Brett ansehen
page-download = Partie speichern

## Einstellungen

page-theme = Hell oder dunkel
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-speed = Animation
page-speed-off = keine
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-every-movement = Jede Bewegung zeigen
page-every-movement-help = Alles, was andere tun, siehst du Schritt für Schritt, wie im eigenen Zug. Das dauert länger.
page-patterns = Muster zusätzlich zu Farben
page-patterns-help = Jede Farbe hat auch ihre heraldische Schraffur.
page-large = Große Schrift
page-large-help = Alle Texte werden um ein Fünftel größer.

## Tasten

page-legend = Zeichen und Farben
page-legend-legal = Goldener Rand: Das lässt sich jetzt anklicken.
page-legend-chosen = Dicker Rand: Das ist ausgewählt.
page-legend-changed = Blaugrün gestrichelt: Das hat sich gerade geändert.
page-legend-danger = Rot: Darum wird gekämpft, oder es ginge verloren.
page-legend-turn = Goldene Karte: Dieser Platz ist am Zug.
page-legend-seats = Die Plätze: Jeder hat eine Farbe, eine Schraffur und einen Buchstaben.
page-keys = Tastatur
page-key-number = zur Möglichkeit mit dieser Nummer
page-key-arrows = zwischen den Möglichkeiten wechseln
page-key-enter = wählen; dann bestätigen
page-key-back = die letzte Wahl zurücknehmen
page-key-escape = Meldungen schließen, Animation überspringen oder zurücknehmen
page-key-undo = rückgängig machen, solange nichts aufgedeckt wurde
page-key-choices = die Liste aller Möglichkeiten
page-key-log = das Protokoll
page-key-rules = die Regeln
page-key-settings = die Einstellungen
page-key-help = diese Liste

## Die Regeln

page-rules-of = Regeln von { $game }
page-rules-ours = Die Regeln, wie wir sie hier spielen, in unseren eigenen Worten. Jede hat eine Nummer, die der Tisch nennt, wenn er sie anwendet.
page-rules-search = In den Regeln suchen
page-rules-found =
    { $number ->
        [one] Eine Regel gefunden.
       *[other] { $number } Regeln gefunden.
    }
page-rules-none = Keine Regel enthält diese Wörter.
page-by = von { $designer } ({ $source })

## Über

page-about-title = Über Turncoat
page-about-lead = Turncoat ist ein Zuhause für vier mittelalterliche Spiele um Pest und Verrat. Man spielt sie im Browser, nach den echten Regeln, mit Freunden oder gegen Bots.
page-about-how = Die Regeln sind einmal aufgeschrieben, jede mit einer Nummer, und alles hier folgt aus ihnen: was du tun darfst, warum etwas nicht geht, worüber die Bots nachdenken und was im Protokoll steht. Du siehst, was man an deinem Platz wissen darf, und sonst nichts; das gilt auch für die Bots.
page-about-games = Wem diese Spiele gehören
page-about-games-whose = Die Spiele gehören denen, die sie erfunden und verlegt haben. Texte und Zeichnungen hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf die Schachtel: Sie ist schön.
page-about-provenance = Ein Eintrag in unserer Liste des Gedruckten kann mehrere Werte enthalten, etwa alles, was auf einem Gebiet steht; die Seite für Besitzer der Schachtel zählt einzelne Werte. Werte, die nur auf dem Material gedruckt stehen und nicht sicher bekannt sind, haben wir so rekonstruiert, dass jede bekannte Regel und jedes Beispiel stimmt. Wer die Schachtel besitzt, kann eintragen, was auf den Karten steht.
page-provenance-rulebook =
    { $number ->
        [one] Ein Eintrag stammt aus der Spielregel.
       *[other] { $number } Einträge stammen aus der Spielregel.
    }
page-provenance-source =
    { $number ->
        [one] Ein Eintrag stammt aus einer anderen öffentlichen Quelle.
       *[other] { $number } Einträge stammen aus anderen öffentlichen Quellen.
    }
page-provenance-reconstructed =
    { $number ->
        [one] Einen Eintrag haben wir rekonstruiert.
       *[other] { $number } Einträge haben wir rekonstruiert.
    }
page-provenance-none = Gedruckt ist nichts, was eine Quelle bräuchte.
page-about-privacy = Was über dich aufbewahrt wird
page-about-privacy-text = Ein Name, wenn du einen nennst, ein Cookie, das deinen Platz wiedererkennt, und die Spiele, die du spielst. Nichts davon geht an andere.
page-about-licence = Lizenz
page-about-licence-text = Turncoat ist freie Software unter der Apache License 2.0; alle dürfen es betreiben, lesen und ändern.

# Lessons
page-learn = Spielend lernen
page-learn-title = { $game } lernen
page-lessons = Lektionen
page-lesson-now = Jetzt
page-lesson-next = Weiter
page-lesson-show = Mach es für mich
page-lesson-earlier = Zurück
page-lesson-instead = Wenn es anders gekommen wäre
page-lesson-done = Das war die Lektion.
page-lesson-again = Noch einmal
page-lesson-more = Nächste Lektion
page-lesson-play = Spiel deine erste Partie
page-lesson-other = Eine gute Idee für deine eigene Partie. Die Lektion geht weiter mit: { $action }.
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-steps = { $steps } Schritte
page-lesson-begin = Beginnen: { $lesson }
page-lesson-go-on = Weiter: { $lesson }
page-lesson-finished = Fertig
page-lesson-list = Ein paar Minuten je Lektion, auf dem echten Brett. Du machst die Züge; die Regel hinter jedem Schritt steht daneben.

## Ein Spiel auf einen Blick

page-glance = Auf einen Blick
page-glance-win = So gewinnst du
page-glance-turn = Ein Zug
page-glance-seats = { $seats } Personen
page-glance-minutes = { $minutes } min
page-glance-heaviness = Regeln: { $heaviness ->
    [1] leicht
    [2] mittel
    [3] schwer
   *[other] sehr schwer
    }

## Zurückschauen

page-replay = Rückblick
page-replay-to-table = Zum Tisch
page-replay-slider = Zug
page-replay-at = Zug { $move } von { $moves }.
page-replay-round = Runde { $number }
page-replay-start = Beginn
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-back = Einen Zug zurück
page-replay-next = Nächster Zug
page-replay-chapter-back = Zurück zum Beginn der Runde
page-replay-chapter-next = Nächste Runde
page-replay-speed = Tempo
page-replay-seen-by = Gesehen von
page-replay-open = Alles offen
page-replay-as = Gesehen von { $name }
page-replay-own = So, wie { $name } es bisher gesehen hat.
page-replay-watching = So, wie Zuschauer es bisher gesehen haben.
page-replay-share = Teilen
page-share-moment = Diesen Moment teilen
page-share-link = Ein Link zu diesem Moment
page-share-copy = Link kopieren
page-share-picture = Ein Bild
page-share-picture-of = Das Brett: { $text }
page-share-film-of = Wie es dazu kam, in Bewegung: { $text }
page-share-png = Als PNG speichern
page-share-svg = Als SVG speichern
page-share-film = In Bewegung setzen
page-share-filming = Der Zug wird gezeichnet …
page-share-gif = Als GIF speichern
page-analysis = Analyse
page-analysis-begin = Analysieren
page-analysis-what = Lass Bots von jedem Zug aus weiterspielen und sieh, wie die Chancen standen.
page-analysis-working = { $done } von { $total } Zügen analysiert …
page-analysis-failed = Die Analyse konnte nicht beendet werden.
page-analysis-again = Noch einmal versuchen
page-analysis-turn = Wendepunkt { $number } von { $all }
page-analysis-previous = Voriger Wendepunkt
page-analysis-following = Nächster Wendepunkt
page-analysis-turns = { $turns ->
    [one] Ein Zug hat diese Partie gedreht.
   *[other] { $turns } Züge haben diese Partie gedreht.
}
page-analysis-no-turns = Kein einzelner Zug hat diese Partie gedreht.
page-analysis-open = Von jedem Zug aus haben Lehrlinge { $games } Partien mit offenen Karten zu Ende gespielt; die Bänder zeigen, wie viele jeder Platz gewann.
page-analysis-by-network = Von jedem Zug aus hat ein trainiertes Netz weitergespielt, mit den Karten, wie sie lagen, bis jeder Platz etwas entschieden hatte; die Bänder zeigen die Chancen, die es dann für jeden Platz sah.
page-analysis-would = Was ein Bot an der Stelle von { $name } getan hätte, ohne mehr zu wissen, und seine Chancen:
page-analysis-no-choice = Hier gab es nichts zu entscheiden: Das Los gab den Ausschlag.
page-analysis-graph = Gewinnchancen bei diesem Zug: { $chances }
page-play-on = Von hier weiterspielen
page-play-on-over = Hier endet die Partie: Wähle einen früheren Zug.
page-play-on-before = Selbst entscheiden
page-source = An diesem Tisch geht es ab Zug { $move } einer anderen Partie weiter.
page-replay-of-file = Rückblick aus einer Datei
page-open-match = Partiedatei öffnen
page-open-match-busy = Die Datei wird geöffnet …
page-open-match-what = Eine Partie, die hier, im Terminal oder von einem eigenen Programm gespeichert wurde, öffnet sich als Rückblick mit eigenem Link. Du kannst die Datei auch einfach auf diese Seite ziehen.
page-open-match-none = Diese Datei enthält keine Partie von Turncoat.
page-open-match-large = Diese Datei ist viel größer als jede Partie und wurde deshalb nicht geöffnet.
page-about-matches = Partiedateien

## Eine erste Partie, erklärt

page-teach-title = Deine erste Partie
page-teach-brings = Was es bringt
page-teach-look = Worauf du achtest
page-teach-wait = Jetzt entscheiden die anderen. Sobald du am Zug bist, wird deine Entscheidung hier erklärt.
page-teach-begin = Verstanden
page-teach-stop = Nichts mehr erklären
page-teaching = Jede Entscheidung erklären
page-teaching-first = in einer ersten Partie
page-teaching-always = immer
page-teaching-never = nie

## Verstehen, was geschah

page-summary-open = Zusammenfassung { $number } öffnen: { $text }
page-summary-title = Zusammenfassung
page-summary-keep = Stehen lassen
page-summary-on = Weiter
page-since = Seit deinem letzten Zug
page-since-none = Seit deinem letzten Zug gibt es nichts zu berichten.
page-since-you = Für dich
page-since-points = { $before } → { $after } Punkte
page-since-rank =
    { $before ->
        [0] Platz { $after }
       *[other] Platz { $before } → { $after }
    }
page-since-watch = Ansehen, { $seconds } s
page-since-more =
    { $number ->
        [one] und noch etwas
       *[other] und noch { $number } Dinge
    }
page-since-quiet = Bei dir hat sich nichts geändert.

## Das Ergebnis

page-result-sources = Woher die Punkte kamen
page-result-course = So wuchsen die Punkte
page-result-chances = Wer vorn lag
page-result-awards = Auszeichnungen
page-result-see = Moment ansehen
page-result-touch = Wähle einen Block oder einen Punkt im Diagramm, um zu sehen, wann es geschah.
page-result-untold = Kein Moment gewählt
page-result-slider = Moment der Partie
page-result-bar = Die Punkte von { $name }, einzeln
page-result-block =
    { $what }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $rule }){ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }
page-result-gain = { $name }: { $what }, { $points }
page-result-at =
    { $round ->
        [0] { $gains }.
       *[other] Runde { $round } – { $gains }.
    }
page-result-points = { $name } { $points }
page-result-graph = Die Punkte im Lauf der Partie; am Ende: { $points }
## Die Schachtel: was Besitzer von ihren Karten eintragen

page-box-link = Du hast die Schachtel? Trag ein, was auf deinen Karten steht
page-box-set = Gedruckte Werte
page-box-ours = wie wir sie rekonstruiert haben
page-box-at-table = Gespielt mit den gedruckten Werten von „{ $name }“.
