### Verräter auf Deutsch.
### $who: Name am Tisch. $land, $from, $to, $eagle, $rose: eine Landschaft, wie `place` sie nennt. $role, $house,
### $building: ein Name aus dieser Datei. $card: Wert einer Versorgungskarte. $number, $total: ganze Zahlen.

## Das Spiel

game-title = Verräter
game-blurb = Zwei Fürstenhäuser kämpfen um einen Kreis von Landschaften, und niemand muss treu bleiben.
game-goal = In jeder Runde kämpfen die beiden Häuser um eine Grenze, und alle im siegreichen Haus erhalten Punkte. Geheime Rollen stärken dein Haus, bringen Karten, Gebäude oder Zusatzpunkte – oder lassen dich mitten im Kampf die Seite wechseln. Wer nach acht Runden (zu dritt neun) die meisten Punkte hat, gewinnt.

## Namen

house-eagle = Adler
house-rose = Rose

land-wasteland = Ödnis
land-pasture = Weide
land-river = Fluss
land-forest = Wald
land-village = Dorf
land-city = Stadt

# Eine Karte im Kreis: Landschaft, Haus, Platz auf der Uhr.
place = { $land } ({ $house }, { $number })

role-traitor = Verräter
role-diplomat2 = Diplomat +2
role-diplomat5 = Diplomat +5
role-builder = Baumeister
role-strategist = Stratege
role-farmer = Bauer

role-traitor-help = Du wechselst das Haus, sobald die Rollen aufgedeckt werden, und erhältst 1 Punkt.
role-diplomat2-help = Du bringst deinem Haus 2 Konfliktpunkte und ziehst eine Versorgungskarte mehr.
role-diplomat5-help = Du bringst deinem Haus 5 Konfliktpunkte.
role-builder-help = Nach dem Konflikt darfst du eine deiner Gebäudekarten legen, versetzen oder umdrehen.
role-strategist-help = Du erhältst 2 Punkte und die Strategiekarte, wählst also den nächsten Konflikt.
role-farmer-help = Du ziehst genau drei Versorgungskarten, vor allen anderen, und keine für deine Gutshöfe.

building-farm = Gutshof
building-office = Kontor
supply = Versorgungskarte

## Optionen und Ausgaben

option-start_hand = Starthand
option-start_hand-help = Die Versorgungskarten, mit denen alle beginnen.
option-start_hand-why = Gleiche Karten nehmen dem Anfang das Glück; ausgeteilte bringen Überraschungen.
option-start_hand-random = drei Karten, verdeckt ausgeteilt
option-start_hand-3-4-5 = je eine 3, eine 4 und eine 5

option-united_diplomat_switches = Wenn alle im selben Haus stehen
option-united_diplomat_switches-help = Beginnen alle eine Runde im selben Haus, wechselt außer dem Verräter auch der Diplomat +5 das Haus. So findet das andere Haus wieder Kämpfer.
option-united_diplomat_switches-why = Ohne sie kann eine solche Runde ohne Kampf vergehen.
option-united_diplomat_switches-on = auch der Diplomat +5 wechselt das Haus
option-united_diplomat_switches-off = nur der Verräter wechselt das Haus

option-tie_pays_roles = Rollenpunkte bei Gleichstand
option-tie_pays_roles-help = Ob Verräter und Stratege ihre Rollenpunkte erhalten, wenn der Konflikt unentschieden endet. Der Text von 1998 sagt „nie“, setzt die Punkte des Strategen an anderer Stelle aber voraus: vermutlich ein Übersetzungsfehler.
option-tie_pays_roles-why = Ändert es, wenn ein Gleichstand niemandem etwas bringen soll.
option-tie_pays_roles-on = Rollenpunkte zählen
option-tie_pays_roles-off = niemand erhält Punkte

option-builder_may_turn_when_moving = Umdrehen beim Versetzen
option-builder_may_turn_when_moving-help = Ob der Baumeister eine versetzte Karte mit der anderen Seite nach oben ablegen darf, sodass aus einem Gutshof ein Kontor wird oder umgekehrt. Die neuere Ausgabe verbietet es; der Text von 1998 dreht eine Karte, die liegen bleibt, lässt sich aber auch so lesen, dass eine versetzte Karte mit der gewünschten Seite nach oben liegen darf.
option-builder_may_turn_when_moving-why = Erlaubt, kann der Baumeister mehr, und die anderen können sich auf weniger verlassen.
option-builder_may_turn_when_moving-on = versetzte Karten dürfen umgedreht werden
option-builder_may_turn_when_moving-off = versetzte Karten behalten ihre Seite

preset-later = Neuere Ausgabe
preset-later-help = Die Regeln der neueren deutschen Ausgabe.
preset-1998 = Ausgabe von 1998
preset-1998-help = Die Regeln der älteren Ausgabe, wie ihre niederländische Übersetzung sie wiedergibt.

## Was zu entscheiden ist

prompt-farm = Lege deinen ersten Gutshof unter eine Landschaft.
prompt-farm-help = Ein Gutshof bringt jede Runde eine Versorgungskarte, solange seine Landschaft zu deinem Haus gehört. Starke Landschaften gehen seltener verloren; unter jede passt nur eine Karte (VER-0.4, VER-0.5).

prompt-conflict = Wähle die Grenze, an der der nächste Konflikt ausbricht.
prompt-conflict-help = Die Sieger erhalten Punkte für die eroberte Landschaft, und diese wechselt das Haus. Vergleiche die Werte beider Landschaften und achte darauf, wessen Gutshöfe dort liegen (VER-1.1).

prompt-draft = Behalte eine dieser Rollen.
prompt-draft-help = Aus den Rollen, die du weitergibst, wählen die anderen nach dir; du weißt also, was sie haben können (VER-2.2).

prompt-supply = Lege eine Versorgungskarte oder höre auf.
prompt-supply-help = Deine Karten zählen für das Haus, zu dem du nach dem Aufdecken der Rollen gehörst, und sind auch bei einer Niederlage verbraucht. Am Ende bringen Kontore Punkte für Karten, die du noch auf der Hand hast (VER-3.1, VER-5.1).

prompt-build = Lege oder versetze eine Gebäudekarte, drehe eine um, oder baue nichts.
prompt-build-help = Gutshöfe bringen Versorgungskarten, solange ihre Landschaft zu deinem Haus gehört. Kontore bringen am Ende Punkte, gleich unter welcher Landschaft; zwei darfst du haben (VER-7.1).

prompt-set = Lege die aufgenommene Karte unter eine andere Landschaft.
prompt-set-help = Jede Landschaft ohne Gebäudekarte ist erlaubt, gleich welchem Haus sie gehört (VER-7.3).

prompt-discard = Wirf eine Karte ab, um eine mehr zu ziehen, oder höre auf.
prompt-discard-help = Du hättest mehr als fünf Karten. Für jede Karte, die du jetzt abwirfst, ziehst du eine neue; am Ende hast du so oder so fünf (VER-10.5).

waiting-farm = { $who } sucht eine Landschaft für einen ersten Gutshof aus.
waiting-conflict = { $who } wählt den nächsten Konflikt.
waiting-draft = { $who } wählt eine Rolle.
waiting-supply = { $who } legt Versorgungskarten.
waiting-build = { $who } baut.
waiting-set = { $who } versetzt eine Gebäudekarte.
waiting-discard = { $who } entscheidet über das Abwerfen.

## Aktionen

action-farm = Gutshof unter { $land } legen
action-office = Kontor unter { $land } legen
action-conflict = { $eagle } gegen { $rose } antreten lassen
action-take = Rolle behalten: { $role }
action-play = Versorgungskarte { $card } legen
action-done-supply = Keine Karte mehr legen
action-done-build = Nichts bauen
action-done-discard = Nichts mehr abwerfen
action-lift = { $building } bei { $land } versetzen
action-turn = Karte bei { $land } zum { $building } umdrehen
action-drop = Versorgungskarte { $card } abwerfen

## Was das Los bringen kann

chance-start = { $who } wird Startspieler
chance-lay = Als Nächstes kommt { $land } ({ $house }) in den Kreis
chance-draw = Versorgungskarte { $card } wird gezogen
chance-out = Beiseitegelegt wird: { $role }

## Das Protokoll

event-starts = { $who } wurde als Startspieler ausgelost und erhielt die Startspielerkarte.
event-side = { $who } trat in den Dienst von Haus { $house }.
event-laid = In den Kreis gelegt: { $land }.
event-dealt = { $who } erhielt Versorgungskarte { $card }.
event-drew = { $who } zog Versorgungskarte { $card }.
event-drew-hidden = { $who } zog eine Versorgungskarte.
event-strategy = { $who } erhielt die Strategiekarte.
event-strategy-stays = Die Strategiekarte blieb bei { $who }.
event-round = Runde { $number } begann.
event-conflict = { $who } ließ { $eagle } gegen { $rose } antreten.
event-out = Für diese Runde beiseitegelegt: { $role }.
event-out-hidden = Eine Rolle wurde ungesehen beiseitegelegt.
event-took = { $who } behielt diese Rolle: { $role }.
event-took-hidden = { $who } behielt eine Rolle.
event-left =
    { $number ->
        [one] Eine Rolle war übrig und blieb verdeckt.
       *[other] { $number } Rollen waren übrig und blieben verdeckt.
    }
event-played = { $who } legte Versorgungskarte { $card }.
event-done-supply =
    { $number ->
        [0] { $who } legte keine Versorgungskarte.
        [one] { $who } hörte nach einer Versorgungskarte auf.
       *[other] { $who } hörte nach { $number } Versorgungskarten auf.
    }
event-revealed = { $who } deckte auf: { $role }.
event-traitor = { $who } beging Verrat und lief zu Haus { $house } über.
event-united = Alle hatten die Runde im selben Haus begonnen; darum lief auch { $who } mit dem Diplomaten +5 zu Haus { $house } über.
event-total =
    { $number ->
        [one] Haus { $house } kam auf einen Konfliktpunkt.
       *[other] Haus { $house } kam auf { $number } Konfliktpunkte.
    }
event-won = Haus { $house } gewann den Konflikt.
event-tied = Beide Häuser kamen auf { $number }: Gleichstand, kein Sieger.
event-scored =
    { $number ->
        [one] { $who } erhielt einen Punkt für den Konflikt.
       *[other] { $who } erhielt { $number } Punkte für den Konflikt.
    }
event-role-points =
    { $number ->
        [one] { $who } erhielt als { $role } einen Punkt.
       *[other] { $who } erhielt als { $role } { $number } Punkte.
    }
event-conquered = { $land } fiel an Haus { $house }.
event-nobody = In Haus { $house } stand niemand, also erhielt niemand Punkte für den Konflikt.
event-built = { $who } legte eine Gebäudekarte unter { $land }, als { $building }.
event-moved = { $who } versetzte eine Gebäudekarte, von { $from } nach { $to }, als { $building }.
event-turned = { $who } drehte die Karte bei { $land } zum { $building } um.
event-built-nothing = { $who } baute nichts.
event-discarded =
    { $number ->
        [0] Es lagen keine Versorgungskarten aus.
        [one] Die eine ausgelegte Versorgungskarte kam auf den Ablagestapel.
       *[other] Die { $number } ausgelegten Versorgungskarten kamen auf den Ablagestapel.
    }
event-due-farmer =
    { $number ->
        [one] Als Bauer hatte { $who } eine Versorgungskarte zu ziehen.
       *[other] Als Bauer hatte { $who } { $number } Versorgungskarten zu ziehen.
    }
event-due-farms =
    { $number ->
        [0] { $who } hatte keinen Gutshof unter einer Landschaft des richtigen Hauses.
        [one] { $who } hatte für einen Gutshof eine Versorgungskarte zu ziehen.
       *[other] { $who } hatte für Gutshöfe { $number } Versorgungskarten zu ziehen.
    }
event-due-diplomat =
    { $number ->
        [one] Als Diplomat +2 hatte { $who } eine Karte mehr zu ziehen.
       *[other] Als Diplomat +2 hatte { $who } { $number } Karten mehr zu ziehen.
    }
event-limit =
    { $number ->
        [0] { $who } hatte für keine Karte Platz, bei höchstens fünf auf der Hand, außer es wurden erst welche abgeworfen.
        [one] { $who } hatte nur für eine Karte Platz, bei höchstens fünf auf der Hand, außer es wurden erst welche abgeworfen.
       *[other] { $who } hatte nur für { $number } Karten Platz, bei höchstens fünf auf der Hand, außer es wurden erst welche abgeworfen.
    }
event-dropped = { $who } warf Versorgungskarte { $card } ab.
event-reshuffled =
    { $number ->
        [one] Der Nachziehstapel war aufgebraucht; die eine abgelegte Karte wurde zum neuen Stapel.
       *[other] Der Nachziehstapel war aufgebraucht; { $number } abgelegte Karten wurden zu einem neuen gemischt.
    }
event-roles-back = Die Rollen kamen zurück in die Mitte.
event-start-card = Die Startspielerkarte ging an { $who }.
event-ended-rounds =
    { $number ->
        [one] Das Spiel endete nach einer Runde.
       *[other] Das Spiel endete nach { $number } Runden.
    }
event-ended-united = Haus { $house } besaß alle zwölf Landschaften; damit endete das Spiel vorzeitig.
event-offices =
    { $number ->
        [0] { $who } erhielt keine Punkte für Kontore.
        [one] { $who } erhielt einen Punkt für Kontore.
       *[other] { $who } erhielt { $number } Punkte für Kontore.
    }
event-victory = { $who } gewann das Spiel.
event-victory-shared = Geteilter Sieg: { $who }.

## Warum nicht

why-not-now = Darüber wird jetzt nicht entschieden.
why-not-border = Beide Landschaften gehören demselben Haus; ein Konflikt braucht von jedem Haus eine.
why-occupied = Hier liegt schon eine Gebäudekarte: { $land }.
why-no-reserve = Du hast keine Gebäudekarte mehr im Vorrat.
why-two-offices = Du darfst nicht mehr als zwei Kontore im Kreis haben.
why-not-yours = Hier liegt keine Gebäudekarte von dir: { $land }.
why-no-free-land = Unter jeder Landschaft liegt schon eine Gebäudekarte; zum Versetzen ist kein Platz.
why-not-turned = Beim Versetzen wird eine Karte nicht umgedreht.
why-same-land = Eine versetzte Karte muss unter eine andere Landschaft.
why-role-gone = Diese Rolle war nicht unter denen, die du bekommen hast: { $role }.
why-no-card = Du hast keine Versorgungskarte { $card } auf der Hand.
why-set-first = Lege zuerst die aufgenommene Karte ab.
why-farm-only = Deine erste Gebäudekarte muss als Gutshof liegen.
why-chance = Darüber entscheidet das Los, niemand am Tisch.

## Die Regeln

book-VER = { game-title }
chapter-VER-0 = { label-set-up }
chapter-VER-1 = { label-phase-1 }
chapter-VER-2 = { label-phase-2 }
chapter-VER-3 = { label-phase-3 }
chapter-VER-4 = { label-phase-4 }
chapter-VER-5 = { label-phase-5 }
chapter-VER-6 = { label-phase-6 }
chapter-VER-7 = { label-phase-7 }
chapter-VER-8 = { label-phase-8 }
chapter-VER-9 = { label-phase-9 }
chapter-VER-10 = { label-phase-10 }
chapter-VER-11 = { label-phase-11 }
chapter-VER-12 = { label-phase-12 }
chapter-VER-13 = { label-phase-13 }
chapter-VER-14 = Ende des Spiels

rule-VER-0-1 = Der Startspieler wird ausgelost und erhält die Startspielerkarte.
rule-VER-0-2 = Der Startspieler beginnt in Haus Adler, wer im Uhrzeigersinn folgt, in Haus Rose, wer dann folgt, wieder in Haus Adler, und so weiter.
rule-VER-0-3 = Es gibt zwölf Landschaften: jede der sechs Arten einmal für den Adler und einmal für die Rose. Sie werden gemischt, ohne sie zu drehen, und im Uhrzeigersinn zu einem Kreis ausgelegt.
rule-VER-0-4 = Alle haben drei Gebäudekarten, auf einer Seite ein Gutshof, auf der anderen ein Kontor. Reihum, vom Startspieler an, legst du eine davon als Gutshof unter eine Landschaft, unter der noch keine Karte liegt, gleich welchem Haus sie gehört; die beiden anderen sind dein Vorrat.
rule-VER-0-5 = Unter einer Landschaft liegt nie mehr als eine Gebäudekarte.
rule-VER-0-6 = Alle beginnen mit drei Versorgungskarten: { $start_hand ->
        [random] verdeckt ausgeteilt
       *[other] einer 3, einer 4 und einer 5
    }. Der Rest der 23 Karten ist der verdeckte Nachziehstapel; Handkarten sind geheim, ihre Anzahl nicht.
rule-VER-0-7 = Wer links vom Startspieler sitzt, hat zuerst die Strategiekarte.
rule-VER-1-1 = Wer die Strategiekarte hat, wählt den Konflikt: eine Grenze zwischen zwei benachbarten Landschaften verschiedener Häuser.
rule-VER-2-1 = Die sechs Rollen werden gemischt, und eine wird für diese Runde ungesehen beiseitegelegt.
rule-VER-2-2 = Im Uhrzeigersinn, vom Startspieler an, sehen sich alle die weitergereichten Rollen an, behalten eine verdeckt und geben den Rest weiter.
rule-VER-2-3 = Was am Ende übrig ist, bleibt verdeckt; nur wer zuletzt gewählt hat, kennt es.
rule-VER-3-1 = Vom Startspieler an sind alle genau einmal an der Reihe und legen bis zu fünf Versorgungskarten offen aus, eine nach der anderen. Was liegt, bleibt liegen.
rule-VER-4-1 = Alle decken ihre Rolle auf.
rule-VER-4-2 = Der Verräter wechselt sofort das Haus. Das gilt schon für diesen Konflikt und bleibt danach so.
rule-VER-4-3 = { $united_diplomat_switches ->
        [on] Haben alle die Runde im selben Haus begonnen, wechselt auch der Diplomat +5 das Haus, gleich ob ein Verräter dabei ist, und nimmt die 5 Punkte mit ins neue Haus.
       *[other] Nur der Verräter wechselt das Haus, auch wenn alle die Runde im selben Haus begonnen haben.
    }
rule-VER-5-1 = Die Summe eines Hauses besteht aus dem Wert seiner umkämpften Landschaft, den ausgelegten Versorgungskarten seiner Leute und seinen Diplomaten.
rule-VER-5-2 = Das Haus mit der höheren Summe gewinnt den Konflikt.
rule-VER-5-3 = Bei Gleichstand gewinnt niemand: Keine Landschaft wechselt das Haus, und für den Konflikt gibt es keine Punkte. { $tie_pays_roles ->
        [on] Verräter und Stratege erhalten trotzdem ihre Rollenpunkte.
       *[other] Auch Verräter und Stratege erhalten dann keine Rollenpunkte; die Strategiekarte geht trotzdem an den Strategen.
    }
rule-VER-6-1 = Alle im siegreichen Haus erhalten die Punkte, die die Tabelle der eroberten Landschaft für ihre Anzahl angibt.
rule-VER-6-2 = Der Verräter erhält 1 Punkt und der Stratege 2, gleich wer gewinnt.
rule-VER-6-3 = Die umkämpfte Landschaft des Verlierers wird umgedreht und gehört nun dem siegreichen Haus.
rule-VER-6-4 = Ein Haus, in dem niemand steht, kann durch den Wert seiner Landschaft gewinnen. Die andere Landschaft wird umgedreht, aber niemand erhält Punkte für den Konflikt.
rule-VER-7-1 = Der Baumeister darf eines tun: eine Gebäudekarte legen, versetzen oder umdrehen; oder nichts.
rule-VER-7-2 = Legen: eine Karte aus dem Vorrat, mit beliebiger Seite nach oben, unter eine Landschaft ohne Karte.
rule-VER-7-3 = Versetzen: eine eigene Karte im Kreis unter eine andere Landschaft ohne Karte. { $builder_may_turn_when_moving ->
        [on] Sie darf dabei umgedreht werden.
       *[other] Sie wird dabei nicht umgedreht.
    }
rule-VER-7-4 = Umdrehen: eine eigene Karte an ihrem Platz umdrehen, sodass aus einem Gutshof ein Kontor wird oder umgekehrt.
rule-VER-7-5 = Niemand darf je mehr als zwei Kontore im Kreis haben.
rule-VER-7-6 = Eine einmal gelegte Gebäudekarte verlässt den Kreis nie.
rule-VER-8-1 = Der Stratege erhält die Strategiekarte.
rule-VER-8-2 = Die Strategiekarte bleibt, wo sie ist, wenn niemand den Strategen behalten hat oder ihr Besitzer selbst.
rule-VER-9-1 = Alle in dieser Runde ausgelegten Versorgungskarten kommen auf den offenen Ablagestapel.
rule-VER-10-1 = Der Bauer zieht zuerst: genau drei Versorgungskarten, und keine für Gutshöfe.
rule-VER-10-2 = Danach ziehen die anderen, vom Startspieler an, eine Karte für jeden eigenen Gutshof unter einer Landschaft des Hauses, zu dem sie jetzt gehören.
rule-VER-10-3 = Der Diplomat +2 zieht eine Karte mehr.
rule-VER-10-4 = Niemand zieht mehr als drei Karten pro Runde oder hält mehr als fünf auf der Hand.
rule-VER-10-5 = Ziehen ist Pflicht. Wer mehr als fünf Karten hätte, darf zuvor bis zu so viele abwerfen, wie es zu viele wären, und zieht ebenso viele mehr; sonst zieht man weniger.
rule-VER-10-6 = Sobald der Nachziehstapel aufgebraucht ist, wird der Ablagestapel zu einem neuen gemischt.
rule-VER-11-1 = Alle Rollen kommen zurück in die Mitte.
rule-VER-12-1 = Die Startspielerkarte geht nach links weiter.
rule-VER-13-1 = Die nächste Runde beginnt mit Phase 1.
rule-VER-14-1 = Das Spiel endet nach Phase 10 der 8. Runde, zu dritt der 9. Runde.
rule-VER-14-2 = Es endet vorzeitig, wenn ein Haus alle zwölf Landschaften besitzt; diese Runde wird noch bis einschließlich Phase 10 gespielt.
rule-VER-14-3 = Jedes deiner Kontore bringt einen Punkt pro Karte auf deiner Hand, gleich welchem Haus die Landschaft darüber gehört; höchstens drei Karten zählen.
rule-VER-14-4 = Die meisten Punkte gewinnen. Bei gleicher Punktzahl wird der Sieg geteilt.

rules-version-1 = Erste Fassung. Seither darf der Baumeister in der Ausgabe von 1998 eine Karte beim Versetzen nicht mehr umdrehen; die Option gibt es noch, und früher begonnene Partien behalten sie.

## Beschriftungen

label-ring = Kreis
label-round = Runde { $number } von { $total }
label-set-up = Vorbereitung
label-phase-1 = Konflikt wählen
label-phase-2 = Rollen wählen
label-phase-3 = Versorgungskarten legen
label-phase-4 = Rollen aufdecken
label-phase-5 = Konflikt auswerten
label-phase-6 = Punkte verteilen
label-phase-7 = Baumeister
label-phase-8 = Stratege
label-phase-9 = Versorgungskarten abräumen
label-phase-10 = Versorgungskarten ziehen
label-phase-11 = Rollen zurücklegen
label-phase-12 = Startspielerkarte weitergeben
label-phase-13 = Ende der Runde
label-score = Punkte
label-hand = Hand
label-reserve = Vorrat
label-pile = Nachziehstapel
label-discard = Ablagestapel
label-role = Rolle
label-house = Haus
label-passed = An dich weitergegebene Rollen
label-played = Ausgelegt
label-strategy-card = Strategiekarte
label-start-card = Startspielerkarte

## Das Brett auf der Seite

board-step-1 = Konflikt
board-step-2 = Rollen
board-step-3 = Versorgung
board-step-4 = Aufdecken
board-step-5 = Summen
board-step-6 = Beute
board-step-7 = Bauen
board-step-10 = Ziehen

board-pass-supply = Nichts legen
board-pass-build = Nichts bauen
board-pass-discard = Alle behalten

board-send-play =
    { $number ->
        [one] { $cards } legen, Schluss
       *[other] { $cards } legen ({ $total }), Schluss
    }
board-send-drop = { $cards } abwerfen
board-send-drop-rest = { $cards } abwerfen, den Rest behalten
board-chosen =
    { $number ->
        [one] Eine Karte gewählt: { $total }.
       *[other] { $number } Karten gewählt: zusammen { $total }.
    }
board-send-farm = Gutshof hierher legen
board-send-office = Kontor hierher legen
board-send-turn = Umdrehen
board-send-conflict = Hier kämpfen
board-send-take = Diese Rolle behalten

board-build-farm = Gutshof
board-build-office = Kontor
board-build-lift = Versetzen
board-build-turn = Umdrehen
board-build-where = Wähle eine Landschaft ohne Karte oder eine deiner eigenen Karten.
board-build-to = Wähle jetzt die Landschaft, unter die sie kommt.

board-sum = { $house } { $before } → { $after }
board-crosses = Sobald die Rollen aufgedeckt werden, läufst du über, mit allem, was du legst.
board-adds = Als Diplomat bringst du { $number }, sobald die Rollen aufgedeckt werden.
board-farm-brings = Jede Runde eine Karte, solange die Landschaft bei Haus { $house } bleibt.
board-farm-idle = Keine Karte, solange die Landschaft zu Haus { $house } gehört.
board-office-brings = Am Ende ein Punkt pro Karte auf deiner Hand, höchstens drei.

board-stakes = Einsatz
board-stakes-help = Punkte für jeden Sieger, nach Zahl der Sieger
board-stakes-none = Wer die Strategiekarte hat, wählt den nächsten Konflikt.
board-stake = { $house } erobert { $land }
board-stake-points =
    { $winners ->
        [one] ein Sieger: { $points }
       *[other] { $winners } Sieger: je { $points }
    }

board-roles = Rollen
board-roles-known = wie du sie kennst
board-role-mine = deine
board-role-choose = an dich weitergegeben
board-role-gone = nicht im Spiel
board-role-out = beiseite
board-role-left = übrig
board-role-or = oder { $where }
board-role-unknown = noch unbekannt
board-tag-mine = meine
board-tag-choose = wählen
board-tag-gone = weg

board-unseen = Versorgungskarten, die du nicht gesehen hast
board-track = Punkte
board-pile = Stapel
board-discard = Ablage

board-cards =
    { $number ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $number } Karten
    }
board-reserve =
    { $number ->
        [0] alles gebaut
       *[other] noch { $number } zu bauen
    }
board-laid = gelegt
board-hand-empty = Du hast keine Versorgungskarten.

board-land = { $place }: Wert { $value }; Punkte { $points }.
board-land-built = { $place }: Wert { $value }; Punkte { $points }; { $building } von { $who }.
board-border = Grenze zwischen { $eagle } und { $rose }
board-says-conflict = Konflikt: { $eagle } gegen { $rose }. Sichtbar: Adler { $eagleSum }, Rose { $roseSum }.
board-says-seat = { $who }: Haus { $house }; Punkte: { $points }; Karten auf der Hand: { $held }; gelegt: { $laid }; Gebäudekarten im Vorrat: { $reserve }.
board-says-hand = Deine Versorgungskarten: { $cards }.
board-says-start = { $who } hat die Startspielerkarte.
board-says-strategy = { $who } hat die Strategiekarte.
board-says-piles = Nachziehstapel: { $pile }. Ablagestapel: { $discard }.

# Lektionen

lesson-example-round = Eine erste Runde
lesson-example-round-1998 = Eine erste Runde (Ausgabe von 1998)

lesson-seat-red = Rot
lesson-seat-blue = Blau
lesson-seat-orange = Orange
lesson-seat-green = Grün

lesson-example-start = Du bist Rot, und das Los macht dich zum Startspieler: Du beginnst beim Adler. Im Uhrzeigersinn wechseln sich die anderen ab: Blau Rose, Orange Adler, Grün Rose.
lesson-example-ring = Nun werden die zwölf Landschaften zu einem Kreis gelegt, im Uhrzeigersinn ab zwölf Uhr. Jede Landschaft gibt es zweimal, einmal für den Adler und einmal für die Rose.
lesson-example-farms = Alle legen einen ersten Gutshof, und du beginnst. Lege deinen unter die Stadt des Adlers auf fünf Uhr: Solange diese Landschaft und du zum selben Haus gehören, bringt er dir jede Runde eine Karte.
lesson-example-hands = Alle erhalten drei Versorgungskarten, blind ausgeteilt. Du siehst deine eigenen Karten; von den anderen weißt du nur, wie viele es sind.
lesson-example-hands-1998 = In dieser Ausgabe beginnen alle mit einer 3, einer 4 und einer 5. So kennst du ausnahmsweise alle Karten am Tisch.
lesson-example-conflict = Blau hat die Strategiekarte und wählt eine Grenze zwischen den Häusern: den Fluss des Adlers, Wert 5, gegen die Stadt der Rose, Wert 15. Du und Orange kämpft um den Fluss, Blau und Grün um die Stadt.
lesson-example-roles = Eine der sechs Rollen kommt ungesehen beiseite. Du bekommst die anderen fünf, also kannst nur du erkennen, dass es der Diplomat +2 ist.
lesson-example-draft = Behalte den Baumeister und gib den Rest weiter. Dann behalten Blau, Orange und Grün je eine Rolle, und was Grün übrig lässt, bleibt verdeckt.
lesson-example-supply = Alle sind einmal an der Reihe, offen Versorgungskarten zu legen. Lege alle drei, zusammen 12, und sag, dass du fertig bist; danach legt Blau eine 4, Orange nichts und Grün eine 3.
lesson-example-if-eagle = Hätte Orange noch eine 5 gelegt, dann hätte der Adler mit 26 zu 23 gewonnen. Seine drei Spieler bekämen je 4 Punkte für die Stadt: Mit den Rollenpunkten hättest du 4, Blau 5, Orange 6 und Grün keinen.
lesson-example-reveal = Die Rollen werden aufgedeckt, und Blau ist der Verräter: Blau und die 4 gehören jetzt zum Adler. Das macht 5 + 12 + 4 = 21 für den Adler, aber der Diplomat von Grün bringt die Rose auf 15 + 3 + 5 = 23.
lesson-example-score = Die Rose erobert den Fluss, und die Tabelle des Flusses sagt, was das wert ist: 5 Punkte bei einem einzigen Sieger, Grün. Blau erhält 1 Punkt als Verräter, Orange 2 als Stratege, und der Fluss fällt an die Rose.
lesson-example-build = Du bist der Baumeister. Lege eine Karte aus deinem Vorrat mit der Gutshofseite nach oben unter die Weide des Adlers auf sechs Uhr; die andere Seite ist ein Kontor, das am Ende des Spiels Punkte bringt.
lesson-example-draw = Orange erhält die Strategiekarte, und die gelegten Karten kommen auf den Ablagestapel. Dann ziehst du zwei, für zwei Gutshöfe unter Landschaften deines Hauses; Orange und Grün ziehen je eine und Blau keine, denn Blau gehört nun zum Adler, und der Gutshof liegt unter dem Fluss der Rose.
lesson-example-if-farmer = Hätte Grün den Bauern behalten, dann hätte die Rose mit 18 zu 21 verloren. Aber ein Bauer zieht als Erster, und zwar drei Karten: Grün hätte drei statt einer gezogen.
lesson-example-next = Die Rollen kommen zurück, und die Startspielerkarte geht an Blau; Blau wählt in der zweiten Runde zuerst eine Rolle, Orange den Konflikt. Grün führt mit 5 Punkten – holst du noch auf?

## Ein Konflikt, zusammengefasst

summary-won = Haus { $house } gewinnt mit { $won } zu { $lost }.
summary-tied = Gleichstand, { $number } zu { $number }: niemand gewinnt.
summary-lost = Haus { $house } hat verloren.
summary-nothing = Kein Punkt bei Gleichstand.
summary-scored =
    { $number ->
        [one] Ein Punkt für den Konflikt
       *[other] { $number } Punkte für den Konflikt
    }
summary-role-points =
    { $number ->
        [one] Ein Punkt für die Rolle, wer auch gewinnt
       *[other] { $number } Punkte für die Rolle, wer auch gewinnt
    }

## Was die Partie ergibt

source-lands = Eroberte Landschaften
source-roles = Rollen
source-offices = Kontore
remark-house = Haus: { $house }

award-turncoat = Der Überläufer
award-turncoat-text = { $number }-mal das Haus gewechselt
award-alone = Allein gegen alle
award-alone-text =
    { $number ->
        [one] einen Konflikt als Einziger gewonnen
       *[other] { $number } Konflikte als Einziger gewonnen
    }
award-schemer = Der Ränkeschmied
award-schemer-text = in { $number } Runden den Konflikt gewählt
award-quartermaster = Der Quartiermeister
award-quartermaster-text = Versorgung im Wert von { $number } gelegt
award-builder = Der Bauherr
award-builder-text = { $number }-mal eine Gebäudekarte gelegt, versetzt oder gewendet
