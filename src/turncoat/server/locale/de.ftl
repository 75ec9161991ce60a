### Was der Server rund um ein Spiel sagt. $number: eine ganze Zahl. $detail: was an einer Anfrage falsch ist, für Programmierer.

## Menschen und Bots

server-guest = Gast
server-bot-novice = Neuling
server-bot-novice-help = Kennt die Regeln, übersieht aber vieles.
server-bot-apprentice = Lehrling
server-bot-apprentice-help = Spielt, was auf den ersten Blick am besten aussieht.
server-bot-master = Meister
server-bot-master-help = Denkt voraus, höchstens eine halbe Sekunde pro Zug.
server-bot-grandmaster = Großmeister
server-bot-grandmaster-help = Denkt weit voraus, höchstens zwei Sekunden pro Zug.
server-bot-random = Zufällig
server-bot-random-help = Tut irgendetwas, was erlaubt ist.

## Vor dem Beginn

server-free-seats =
    { $number ->
        [one] Ein Platz ist noch frei.
       *[other] { $number } Plätze sind noch frei.
    }
server-chance = Jetzt entscheidet der Zufall.
server-all-seated = Alle Plätze sind besetzt; das Spiel kann beginnen.

## Was nicht geht

server-not-found = Hier ist nichts. Vielleicht ist der Link unvollständig.
server-no-such-game = Dieses Spiel haben wir nicht.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-such-bot = Diesen Bot gibt es nicht.
server-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
server-other-rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server jetzt hat, und kann hier nicht weitergehen.
server-damaged = Von diesem Tisch ist in der Datenbank des Servers etwas beschädigt, deshalb lässt er sich nicht zeigen. Es wird nichts daran geändert; wer den Server betreibt, findet den Tisch im Protokoll genannt.
server-elsewhere = Dieser Tisch gehört zu einem anderen Serverprozess; bitte noch einmal versuchen.
server-not-your-seat = Das ist nicht dein Platz.
server-host-only = Das darf nur, wer den Tisch eröffnet hat, oder, wenn diese Person einige Minuten weg ist, die anderen am Tisch.
server-second-seat = Du sitzt schon hier. Wer den Tisch eröffnet hat, kann dir einen zweiten Platz geben.
server-not-gone = Diese Person ist noch nicht lange genug weg.
server-weak-stand-in = Nur ein Lehrling oder ein stärkerer Bot kann einen Platz übernehmen.
server-seat-taken = Dieser Platz ist schon besetzt.
server-still-here = Wer dort sitzt, ist noch da.
server-seats-free = Das Spiel kann erst beginnen, wenn alle Plätze besetzt sind.
server-already-started = Das Spiel hat schon begonnen.
server-not-playing = An diesem Tisch wird gerade nicht gespielt.
server-not-finished = Das Spiel ist noch nicht zu Ende.
server-match-over = Hier endet die Partie. Wähle einen früheren Moment, um von dort weiterzuspielen.
server-bad-file = Das ist keine Partiedatei von Turncoat, oder sie ist beschädigt: { $detail }
server-file-of-other-rules = Diese Partie wurde nach anderen Regeln oder mit anderen gedruckten Werten gespielt als denen auf diesem Server und kann hier deshalb nicht gezeigt werden.
server-bad-file-move = Zug { $number } in dieser Datei ({ $move }) ist nach den Regeln nicht möglich, deshalb kann die Datei nicht gezeigt werden.
server-bad-file-end = Die Züge in dieser Datei führen nicht zu dem Ende, das darin steht; etwas daran wurde also verändert.
server-no-hints = An diesem Tisch sind keine Hinweise erlaubt.
server-no-hint-now = Gerade ist kein Hinweis möglich. Bitte versuch es in einer Minute noch einmal.
server-getting-ready = Die Bots machen sich noch bereit für dieses Spiel. Das dauert etwa eine Minute, einmal pro Rechner.
server-no-search = Dieser Server kann die Suche der Bots nicht kompilieren: Es gibt keine Hinweise, und Meister und Großmeister spielen wie Lehrlinge.
server-by-chance = Ein Bot an diesem Tisch konnte sich nicht entscheiden; der Zufall hat für ihn entschieden.
server-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen aus einem Alphabet, ohne unsichtbare oder gestapelte Zeichen.
server-stale = Der Tisch hat sich inzwischen verändert; so steht es jetzt.
server-key-used = Dieser Schlüssel wurde schon für einen anderen Zug verwendet.
server-invalid = Diese Anfrage verstehen wir nicht: { $detail }
server-not-possible-here = Das geht unter dieser Adresse nicht.
server-too-large = Das ist viel zu viel auf einmal.
server-too-many = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
server-csrf = Der Nachweis deines Browsers fehlt oder ist veraltet. Lade die Seite neu und versuch es noch einmal.
server-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt.
server-wrong-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann den Namen mit --origin angeben.
server-away = Der Server kommt gerade nicht an die Spiele heran. Nichts ist verloren; versuche es gleich noch einmal.
server-no-picture = Das Bild ließ sich gerade nicht zeichnen. Versuche es gleich noch einmal.
server-unexpected = Auf dem Server ist etwas schiefgegangen. Es wurde festgehalten; bitte versuch es noch einmal.

## Bevor eine Verbindung getrennt wird

server-too-slow = Deine Verbindung ist zu langsam, um dem Spiel zu folgen.
server-no-answer = Dein Browser hat eine Weile nicht geantwortet.
server-not-understood = Dein Browser hat etwas geschickt, was der Server nicht versteht.

## Wovon eine Seite handelt, wie Suchmaschinen und Links es zeigen. $game: der Titel eines Spiels.

server-head-first = Turncoat: vier Spiele von Pest und Verrat
server-head-first-about = Verräter, Rattus, De Ontembare Stad und Het Verraad im Browser, nach den Regeln ihrer Anleitungen: mit Freunden über einen Link oder gleich gegen Bots. Kein Konto, keine Werbung.
server-head-about = Über Turncoat
server-head-about-about = Was Turncoat ist, wem diese Spiele gehören, und welche gedruckten Werte aus der Anleitung, aus anderen Quellen oder von uns stammen.
server-head-rules = Regeln von { $game }
server-head-rules-about = Die Regeln von { $game }, wie sie hier gespielt werden, jede mit ihrer Nummer.
server-head-new = { $game }: Tisch einrichten
server-head-new-about = Richte einen Tisch { $game } für Freunde und Bots ein.
server-head-learn = { $game } lernen
server-head-learn-about = Lerne { $game } beim Spielen: ein paar Minuten auf dem echten Brett.
server-head-table-gathering = An einem Tisch { $game } wird noch auf Spieler gewartet.
server-head-table-playing = Eine Partie { $game } wird gerade gespielt.
server-head-table-finished = Eine Partie { $game }, zu Ende gespielt.
server-head-table-imported = Eine Partie { $game } aus einer Datei.
server-head-missing = Seite nicht gefunden

## Why a hint names an action

server-hint-ahead = Gewinnt von je 100 Probepartien { $percent } mehr als der zweitbeste Zug.
server-hint-behind = Gewinnt von je 100 Probepartien { $percent } weniger als der beste Zug.
server-hint-even = So gut wie der beste andere Zug, soweit der Bot vorausgedacht hat.
server-hint-points = Etwa { $points } Punkte am Ende.
server-hint-most-points = Bringt die meisten Punkte: etwa { $points } am Ende.
server-hint-fewest-points = Kostet Punkte: etwa { $points } am Ende, die wenigsten von diesen.
server-hint-sure = Geschieht sicher: { $events }

# Schachteln: was jemand von den eigenen Karten abgelesen hat
server-box = Gespielt mit den Werten von „{ $name }“.
server-box-value = { $card }: { $value }
server-box-rulebook-not = { $value }: laut Spielregel { $known }, in deiner Schachtel { $found }.
server-box-source-not = { $value }: laut einer anderen Quelle { $known }, in deiner Schachtel { $found }.
server-no-such-box = Diese Schachtel gibt es nicht.
server-old-box = „{ $name }“ wurde für ältere Regeln abgelesen; damit kann hier nicht gespielt werden.
server-bad-box = Diese Werte passen nicht: { $detail }
server-unplayable-box = Mit diesen Werten lässt sich nicht spielen: { $why }
server-too-many-boxes = Du hast schon { $most } Schachteln dieses Spiels. Wirf erst eine weg.
server-head-box = Was steht in deiner Schachtel? { $game }
server-head-box-about = Lies die gedruckten Werte von deinem eigenen { $game } ab und spiele damit.
