### Rattus auf Deutsch.
### $who, $other: Name am Tisch. $region, $from, $to: eine Region. $class: ein Stand. $rat: eine Ratte, wie `rat-start`,
### `rat-supply` oder `rat-known` sie nennt. $face: die Vorderseite einer Ratte, wie `rat-face` sie wiedergibt, $symbols: ihre
### Symbole, eine Aufzählung. $number: eine ganze Zahl.

## Das Spiel

game-title = Rattus
game-blurb = Die Pest zieht durch Europa: Siedle, wo die Ratten sind, und sei fort, wenn sie beißen.
game-goal = Du verteilst deine Würfel über Europa. Je mehr Ratten in einer Region sind, desto mehr Würfel darfst du dort einsetzen – und desto mehr kannst du verlieren, wenn die Pest kommt. Ständekarten leihen dir ihre Fähigkeiten, aber wer die Karte eines Standes hat, den treffen die Ratten mit dessen Symbol. Sind die Ratten oder jemandes Würfel aufgebraucht, schlägt die Pest überall zu; wer danach die meisten Würfel übrig hat, gewinnt.

## Namen

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

class-peasant = Bauer
class-merchant = Händler
class-monk = Mönch
class-knight = Ritter
class-witch = Hexe
class-king = König

class-peasant-help = Du darfst einen Würfel mehr einsetzen, als Ratten da sind, auch einen, wo keine Ratte ist.
class-merchant-help = Einmal pro Zug darfst du einen bis drei deiner Würfel von einer Region in eine angrenzende versetzen.
class-monk-help = Einmal pro Zug darfst du eine Ratte in eine angrenzende Region versetzen, in der noch Platz ist.
class-knight-help = Du darfst die Pest zwei Schritte weit ziehen und die Pestfigur als zwei Würfel zählen lassen.
class-witch-help = Einmal pro Zug darfst du eine oder zwei Ratten ansehen und die beiden vertauschen.
class-king-help = Einmal pro Zug darfst du einen deiner Würfel aus einer Region ohne Ratten in die Burg bringen, wo er sicher ist.

# M und A, wie sie auf den Ratten stehen.
symbol-majority = M
symbol-all = A

# Die Vorderseite einer Ratte: Grenzwert und Symbole.
rat-face = Grenzwert { $number }: { $symbols }

# Eine Ratte, die verdeckt liegt.
rat-start = eine Startratte
rat-supply = eine neue Ratte
rat-known = eine dir bekannte Ratte ({ $face })

# Legende: der Buchstabe eines Spielers hinter einer Ratte und ein + hinter einer Vorderseite, die du kennst.
rat-looked = hinter einer Ratte: wer sie angesehen hat
rat-others = andere kennen sie auch

## Optionen und Ausgaben

option-start_player = Startspieler
option-start_player-help = Wer beginnt. Nach der Spielregel beginnt, wer am jüngsten ist.
option-start_player-why = Ändert es, wenn ihr euch lieber einigt, wer beginnt.
option-start_player-lot = ausgelost
option-start_player-first = wer auf dem ersten Platz sitzt

option-removed_rats_3p = Ratten, die zu dritt wegfallen
option-removed_rats_3p-help = Wie viele Ratten vor dem Spiel ungesehen ausscheiden. Die niederländische Spielregel nennt acht; zwei Rezensenten anderer Ausgaben nennen sechs.
option-removed_rats_3p-why = Je weniger fehlen, desto mehr Ratten kommen noch.
option-removed_rats_3p-8 = acht Ratten
option-removed_rats_3p-6 = sechs Ratten

option-turn_order = Ständekarte und Würfel
option-turn_order-help = Ob die Ständekarte vor den Würfeln kommt wie in der niederländischen Spielregel, oder die Reihenfolge frei ist wie in der englischen und der deutschen. Die Pest kommt immer zuletzt.
option-turn_order-why = Eine freie Reihenfolge erlaubt mehr Kniffe; eine feste lernt sich leichter.
option-turn_order-fixed = erst die Karte, dann die Würfel
option-turn_order-free = in beliebiger Reihenfolge

option-power_window = Wie lange Fähigkeiten erlaubt sind
option-power_window-help = Bis wann du in deinem Zug Mönch, Händler, König und Hexe nutzen darfst. Die Spielregel sagt „jederzeit im eigenen Zug“; Rezensenten sagen „bis Ratten aufgedeckt werden“ oder „bis die Pest weiterzieht“.
option-power_window-why = Je länger sie gelten, desto mehr lässt sich noch vor der Pest retten.
option-power_window-reveal = bis die erste Ratte aufgedeckt wird
option-power_window-pawn = nur bevor die Pest weiterzieht
option-power_window-any_moment = jederzeit, auch zwischen zwei Ratten

option-end_by_cubes = Ende durch Würfel
option-end_by_cubes-help = Wann geprüft wird, ob jemand alle Würfel auf dem Spielplan hat: am Ende des Zuges wie in der englischen Anleitung, oder beim Einsetzen, auch wenn die Pest danach wieder welche nimmt.
option-end_by_cubes-why = Gilt es schon beim Einsetzen, lässt sich das Ende erzwingen und kommt früher.
option-end_by_cubes-end = am Ende des Zuges geprüft
option-end_by_cubes-during = beim Einsetzen geprüft

option-final_pawn = Die Pestfigur am Ende
option-final_pawn-help = Ob die Pestfigur, wenn die Pest überall wütet, auch dann als zwei Würfel zählt, wenn der Ritter der Person mit dem letzten gewöhnlichen Zug gehört, die in der letzten Runde nicht mehr am Zug ist.
option-final_pawn-why = Ändert es, wenn euch der Ritter am Ende zu schwach vorkommt.
option-final_pawn-turn = zählt, wenn der Ritter in der letzten Runde am Zug war
option-final_pawn-owned = zählt, wenn jemand den Ritter hat

option-second_majority = Ein zweites M auf einer Ratte
option-second_majority-help = Wen ein zweites M auf derselben Ratte trifft. Die niederländische Spielregel sagt, dass M immer die trifft, die zuerst die Mehrheit haben, sagt das aber über andere Symbole; über zwei M sagt sie nichts.
option-second_majority-why = Neu gezählt, verteilen sich die Verluste; zweimal derselbe, und der Erste verliert mehr.
option-second_majority-anew = wer dann die meisten Würfel hat
option-second_majority-first = dieselben wie das erste M

option-turned_by = Welche Ratte aufgedeckt wird
option-turned_by-help = Wer die nächste Ratte bestimmt, wo die Pest zuschlägt, wenn sie sich unterscheiden lassen: Das ist wichtig, sobald die Hexe nachgesehen hat. Laut Spielregel deckt der Spieler sie auf; wer sie bestimmt, sagt sie nicht. Wenn die Pest am Ende überall zuschlägt, entscheidet immer das Los.
option-turned_by-why = Die Wahl belohnt die Hexe; das Los lässt alle rätseln.
option-turned_by-chance = das Los entscheidet
option-turned_by-mover = wer die Pest gezogen hat, bestimmt

preset-standard = Niederländische Ausgabe
preset-standard-help = Die niederländische Spielregel; der Startspieler wird ausgelost.
preset-free-order = Freie Reihenfolge
preset-free-order-help = Wie in der englischen und der deutschen Spielregel: Karte und Würfel in beliebiger Reihenfolge. Zu dritt fallen sechs Ratten weg, wie Rezensenten berichten.

## Was zu entscheiden ist

prompt-start = Setze zwei Würfel in einer Region ein.
prompt-start-help = Das tun alle zweimal, erst im Uhrzeigersinn, dann in umgekehrter Reihenfolge. In jeder Region ist jetzt eine Ratte, und du darfst zu anderen dazukommen (RAT-0.6).

prompt-take = Nimm eine Ständekarte oder mach weiter.
prompt-take-help = Eine Ständekarte gibt dir sofort ihre Fähigkeit, aber Ratten mit ihrem Symbol treffen dich. Ablegen kannst du sie nicht; nur jemand anders kann sie dir nehmen (RAT-1.1, RAT-1.3).

prompt-take-or-place = Nimm eine Ständekarte oder setze zuerst Würfel ein.
prompt-take-or-place-help = Karte und Würfel kommen in beliebiger Reihenfolge, und auf beides darfst du verzichten. Eine Karte wirkt sofort: Wer zuerst den Bauern nimmt, darf einen Würfel mehr einsetzen (RAT-1.4, RAT-4.7).

prompt-take-last = Deine Würfel sind eingesetzt. Nimm eine Ständekarte oder mach weiter.
prompt-take-last-help = Eine Ständekarte gibt dir sofort ihre Fähigkeit, aber Ratten mit ihrem Symbol treffen dich. Danach ist nur noch die Pest zu ziehen (RAT-1.1, RAT-1.4).

prompt-place = Setze Würfel in einer Region ein oder mach weiter.
prompt-place-help = Du setzt genau so viele Würfel ein, wie Ratten da sind. Viele Ratten machen Platz für viele Würfel und sind eine große Gefahr für sie (RAT-2.1).

prompt-move = Zieh mit der Pest weiter.
prompt-move-help = Die Pestfigur muss in eine angrenzende Region; mit dem Ritter dürfen es zwei Schritte sein. Wo die Pest ankommt, verbreitet sie erst neue Ratten ringsum und schlägt dann zu (RAT-3.1, RAT-4.4).

prompt-spread = Lege eine neue Ratte in eine angrenzende Region.
prompt-spread-help = Ratten lassen alle mehr Würfel in einer Region einsetzen und machen sie gefährlicher. Mehr als drei nimmt keine Region auf (RAT-3.2, RAT-3.3).

prompt-ready = Nutze eine Fähigkeit oder mach weiter.
prompt-ready-help = Die Pest ist angekommen und hat sich ausgebreitet. Das ist der letzte Moment für deine Fähigkeiten, bevor Ratten aufgedeckt werden (RAT-4.1).

prompt-count = Entscheide, ob die Pestfigur als zwei Würfel zählt.
prompt-count-help = Als Ritter darfst du zwei neutrale Würfel hinzuzählen, sodass auch Ratten mit höherem Grenzwert zuschlagen. Für eine Mehrheit zählen sie nicht (RAT-4.5).

prompt-monk-to = Wähle die Region, in die die Ratte kommt.
prompt-monk-to-help = Sie muss angrenzen und weniger als drei Ratten haben (RAT-4.2).

prompt-merchant-to = Wähle die Region, in die deine Würfel gehen.
prompt-merchant-to-help = Sie muss angrenzen, und alle Würfel, die du versetzt, gehen zusammen dorthin (RAT-4.6).

prompt-merchant-cubes = Wähle, wie viele Würfel du versetzt.
prompt-merchant-cubes-help = Einer bis drei deiner Würfel dürfen mit (RAT-4.6).

prompt-witch = Sieh dir eine zweite Ratte an oder hör auf.
prompt-witch-help = Niemand sonst sieht, was du siehst. Liegen die beiden Ratten in verschiedenen Regionen, darfst du sie danach vertauschen (RAT-4.8, RAT-4.9).

prompt-swap = Vertausche die beiden Ratten oder lass sie liegen.
prompt-swap-help = Alle sehen den Tausch, aber nur du weißt, was auf den beiden steht (RAT-4.9).

prompt-between = Eine Ratte wurde aufgedeckt. Nutze eine Fähigkeit oder mach weiter.
prompt-between-help = Fähigkeiten darfst du jederzeit in deinem Zug nutzen, auch zwischen zwei Ratten und nach der letzten (RAT-4.1).

prompt-turn-up = Wähle die Ratte, die als Nächste aufgedeckt wird.
prompt-turn-up-help = Ratten, die niemand angesehen hat und die von derselben Stelle kommen, sind gleich; eine davon steht also für alle (RAT-0.7, RAT-3.4).

prompt-last = Nutze deine Fähigkeiten ein letztes Mal oder hör auf.
prompt-last-help = Nur Fähigkeiten sind noch erlaubt: Niemand nimmt eine Karte, und nichts breitet sich aus. Nach dieser Runde schlägt die Pest in jeder Region zu (RAT-5.2, RAT-5.5).

waiting-start = { $who } setzt die ersten Würfel ein.
waiting-take = { $who } wählt eine Ständekarte.
waiting-take-or-place = { $who } wählt eine Ständekarte oder setzt Würfel ein.
waiting-take-last = { $who } kann noch eine Ständekarte nehmen.
waiting-place = { $who } setzt Würfel ein.
waiting-move = { $who } zieht mit der Pest weiter.
waiting-spread = { $who } legt eine neue Ratte.
waiting-ready = { $who } darf noch Fähigkeiten nutzen.
waiting-count = { $who } entscheidet, ob die Pestfigur zählt.
waiting-monk-to = { $who } versetzt eine Ratte.
waiting-merchant-to = { $who } versetzt Würfel.
waiting-merchant-cubes = { $who } versetzt Würfel.
waiting-witch = { $who } darf eine zweite Ratte ansehen.
waiting-swap = { $who } darf zwei Ratten vertauschen.
waiting-between = { $who } darf noch Fähigkeiten nutzen.
waiting-turn-up = { $who } wählt eine Ratte.
waiting-last = { $who } nutzt ein letztes Mal Fähigkeiten.

## Aktionen

action-start = Zwei Würfel in { $region } einsetzen
action-take = Ständekarte { $class } nehmen
action-take-from = { $who } die Ständekarte { $class } abnehmen
action-settle =
    { $number ->
        [one] Einen Würfel in { $region } einsetzen
       *[other] { $number } Würfel in { $region } einsetzen
    }
action-settle-more =
    { $number ->
        [one] Bauer: einen Würfel in { $region } einsetzen
       *[other] Bauer: { $number } Würfel in { $region } einsetzen
    }
action-settle-last = Bauer: einen Würfel in { $region } einsetzen
action-plague = Mit der Pest nach { $region } ziehen
action-spread = Neue Ratte nach { $region } legen
action-turn-up = { $rat } in { $region } aufdecken
action-monk = Mönch: { $rat } aus { $region } versetzen
action-witch = Hexe: { $rat } in { $region } ansehen
action-witch-second = Auch { $rat } in { $region } ansehen
action-merchant = Händler: Würfel aus { $region } versetzen
action-king = König: einen Würfel aus { $region } in die Burg bringen
action-to = Nach { $region }
action-cubes =
    { $number ->
        [one] Einen Würfel versetzen
       *[other] { $number } Würfel versetzen
    }
action-swap = Die beiden Ratten vertauschen
action-count = Ritter: die Pestfigur als zwei Würfel zählen
action-done-take = Ohne Karte weitermachen
action-done-place = Ohne einzusetzen weitermachen
action-done-ready = Keine Fähigkeit mehr nutzen
action-done-count = Pestfigur nicht zählen
action-done-witch = Keine zweite Ratte ansehen
action-done-swap = Beide Ratten liegen lassen
action-done-between = Weiter
action-done-last = Keine Fähigkeit mehr nutzen

## Was das Los bringen kann

chance-start = { $who } wird Startspieler
chance-pawn = Die Pest beginnt in { $region }
chance-flip = Ratte { $number } wird aufgedeckt
chance-face = Die Ratte hat { $face }

## Das Ergebnis

result-tie = Andere hatten ebenso viele, aber { $who } wäre als Nächstes am Zug gewesen (RAT-5.8).

## Das Protokoll

event-starts = { $who } wurde Startspieler.
event-pawn = Die Pest begann in { $region }.
event-rats =
    { $number ->
        [one] Eine Region erhielt eine verdeckte Ratte.
       *[other] Jede der { $number } Regionen erhielt eine verdeckte Ratte.
    }
event-supply =
    { $number ->
        [one] Im Vorrat lag eine Ratte bereit.
       *[other] Im Vorrat lagen { $number } Ratten bereit.
    }
event-started =
    { $number ->
        [one] { $who } begann mit einem Würfel in { $region }.
       *[other] { $who } begann mit { $number } Würfeln in { $region }.
    }
event-turn = { $who } begann einen Zug.
event-took = { $who } nahm die Ständekarte { $class }.
event-took-from = { $who } nahm { $other } die Ständekarte { $class } ab.
event-settled =
    { $number ->
        [one] { $who } setzte einen Würfel in { $region } ein.
       *[other] { $who } setzte { $number } Würfel in { $region } ein.
    }
event-settled-more =
    { $number ->
        [one] Dank dem Bauern setzte { $who } einen Würfel in { $region } ein.
       *[other] { $who } setzte { $number } Würfel in { $region } ein, davon einen dank dem Bauern.
    }
event-moved-plague = { $who } zog mit der Pest nach { $region }.
event-knight-moved = Dank dem Ritter zog { $who } mit der Pest zwei Schritte weit, nach { $region }.
event-spread = Nach { $region } kam eine neue Ratte.
event-no-room =
    { $number ->
        [one] Eine neue Ratte verfiel, weil Platz oder Vorrat fehlte.
       *[other] { $number } neue Ratten verfielen, weil Platz oder Vorrat fehlte.
    }
event-flipped = In { $region } wurde eine Ratte aufgedeckt ({ $face }).
event-spared =
    { $number ->
        [one] In { $region } zählte nur ein Würfel, also tat die Ratte nichts.
       *[other] In { $region } zählten nur { $number } Würfel, also tat die Ratte nichts.
    }
event-majority = { $who } hatte die meisten Würfel in { $region } und verlor einen.
event-class = { $who } verlor als { $class } einen Würfel in { $region }.
event-all = { $who } verlor einen Würfel in { $region }, wie alle dort.
event-left =
    { $number ->
        [one] Eine Ratte schied aus dem Spiel aus.
       *[other] { $number } Ratten schieden aus dem Spiel aus.
    }
event-monk = { $who } versetzte mit dem Mönch eine Ratte von { $from } nach { $to }.
event-king = { $who } brachte einen Würfel aus { $region } in die Burg.
event-counts = { $who } ließ die Pestfigur als zwei Würfel zählen.
event-merchant =
    { $number ->
        [one] { $who } versetzte mit dem Händler einen Würfel von { $from } nach { $to }.
       *[other] { $who } versetzte mit dem Händler { $number } Würfel von { $from } nach { $to }.
    }
event-looked = { $who } sah sich eine Ratte in { $region } an ({ $face }).
event-looked-hidden = { $who } sah sich eine Ratte in { $region } an.
event-swapped = { $who } vertauschte eine Ratte in { $from } mit einer in { $to }.
event-ended-rats = Der Vorrat an Ratten war aufgebraucht.
event-ended-cubes = { $who } hatte keine Würfel mehr neben dem Spielplan.
event-ended-turns = Alle hatten { $number } Züge gehabt.
event-last-round = Die letzte Runde begann.
event-last-turn = { $who } begann einen letzten Zug.
event-peasant-last = { $who } setzte mit dem Bauern einen Würfel in { $region } ein.
event-knight-last = Dank dem Ritter zog { $who } mit der Pest nach { $region }.
event-everywhere = Die Pest schlug in jeder Region zu.
event-counts-last = In { $region } zählte die Pestfigur als zwei Würfel.
event-cubes =
    { $number ->
        [0] { $who } hatte keine Würfel mehr übrig.
        [one] { $who } hatte noch einen Würfel übrig.
       *[other] { $who } hatte noch { $number } Würfel übrig.
    }
event-tied =
    { $number ->
        [one] Nicht nur { $who } hatte einen Würfel, aber { $who } wäre als Nächstes am Zug gewesen.
       *[other] Nicht nur { $who } hatte { $number } Würfel, aber { $who } wäre als Nächstes am Zug gewesen.
    }
event-victory = { $who } gewann das Spiel.

## Warum nicht

why-not-now = Darüber wird jetzt nicht entschieden.
why-chance = Darüber entscheidet das Los, niemand am Tisch.
why-own-class = Diese Ständekarte hast du schon.
why-one-card = Du darfst nur eine Ständekarte pro Zug nehmen.
why-no-rats = In { $region } ist keine Ratte, also darfst du dort keine Würfel einsetzen.
why-no-cubes = Du hast keine Würfel mehr neben dem Spielplan.
why-too-few = Dafür brauchst du { $number } Würfel und hast weniger neben dem Spielplan.
why-peasant = Nur mit dem Bauern darfst du einen Würfel mehr einsetzen, als Ratten da sind.
why-not-adjacent = { $region } ist zu weit weg.
why-must-move = Die Pest muss die Region verlassen, in der sie ist.
why-stays = Die Pest ist schon dort; soll sie dort bleiben, zieh sie einfach nicht.
why-full = In { $region } sind schon drei Ratten.
why-not-in-play = Mit so wenigen Spielern ist { $region } nicht dabei.
why-no-power = Die Ständekarte { $class } hast du nicht.
why-used = Die Ständekarte { $class } hast du in diesem Zug schon genutzt.
why-too-late = Die Pest ist schon weitergezogen; für Fähigkeiten ist es zu spät.
why-not-struck = Die Pest ist nicht in { $region }; dort werden keine Ratten aufgedeckt.
why-no-rat-there = Eine solche Ratte ist nicht in { $region }.
why-nowhere = Keine an { $region } angrenzende Region hat Platz für eine Ratte.
why-rats-there = In { $region } sind Ratten; der König hilft nur, wo keine sind.
why-none-of-yours = Du hast keinen Würfel in { $region }.
why-same-rat = Diese Ratte hast du dir gerade angesehen.
why-alike = Diese Ratten sehen gleich aus; wähle die erste.
why-too-many =
    { $number ->
        [one] Du hast dort nur einen Würfel.
       *[other] Du hast dort nur { $number } Würfel.
    }
why-finish-first = Beende zuerst die Fähigkeit, die du gerade nutzt.
why-last-round = In der letzten Runde darfst du nur Fähigkeiten nutzen.

## Die Regeln

book-RAT = { game-title }
chapter-RAT-0 = Vorbereitung
chapter-RAT-1 = Die Ständekarte
chapter-RAT-2 = Würfel
chapter-RAT-3 = Die Pest
chapter-RAT-4 = Stände
chapter-RAT-5 = Ende

rule-RAT-0-1 = { $start_player ->
        [first] Es beginnt, wer auf dem ersten Platz sitzt
       *[other] Der Startspieler wird ausgelost
    } (nach der Spielregel, wer am jüngsten ist). Gespielt wird im Uhrzeigersinn.
rule-RAT-0-2 = Zu zweit sind acht Regionen dabei, zu dritt zehn, zu viert alle zwölf. Nur diese gibt es, und Regionen grenzen aneinander, wenn eine Grenze oder ein Pfeil sie verbindet.
rule-RAT-0-3 = In jede Region, die dabei ist, kommt verdeckt eine der zwölf Startratten.
rule-RAT-0-4 = Von den 37 anderen Ratten scheiden zu zweit zwölf ungesehen aus, zu dritt { $removed_rats_3p ->
        [6] sechs
       *[other] acht
    }, zu viert keine. Dann kommen die übrigen Startratten zum Rest: Das ist der Vorrat an Ratten.
rule-RAT-0-5 = Die Pestfigur beginnt in einer ausgelosten Region.
rule-RAT-0-6 = Alle haben zwanzig Würfel. Vom Startspieler an setzen alle im Uhrzeigersinn zwei davon in einer Region ein, dann in umgekehrter Reihenfolge noch einmal zwei in einer Region. Regionen darf man teilen.
rule-RAT-0-7 = Niemand sieht die Vorderseite einer Ratte, bis sie aufgedeckt wird oder die Hexe sie ansieht. Alle Rückseiten sehen gleich aus, aber alle dürfen wissen, ob eine Ratte von Anfang an da liegt oder aus dem Vorrat kam.
rule-RAT-1-1 = In deinem Zug darfst du eine Ständekarte nehmen, die neben dem Spielplan oder bei jemand anderem liegt. Sie wirkt sofort.
rule-RAT-1-2 = Du nimmst höchstens eine Ständekarte pro Zug, darfst aber mehrere haben.
rule-RAT-1-3 = Eine Ständekarte kannst du nicht ablegen; du verlierst sie nur, wenn jemand anders sie nimmt.
rule-RAT-1-4 = Ein Zug geht so: { $turn_order ->
        [free] Karte und Würfel in beliebiger Reihenfolge, dann die Pest.
       *[other] Karte, Würfel, Pest.
    }
rule-RAT-2-1 = Du darfst in einer Region Würfel einsetzen: genau so viele, wie Ratten da sind, und keinen, wo keine Ratte ist.
rule-RAT-2-2 = Weniger setzt du nur ein, wenn du zu wenige Würfel neben dem Spielplan hast, und dann alle.
rule-RAT-3-1 = Du musst mit der Pestfigur in eine angrenzende Region ziehen.
rule-RAT-3-2 = Die Pest breitet sich aus. Ist dort keine Ratte, geschieht nichts; eine Ratte bringt eine neue Ratte, zwei oder drei Ratten bringen zwei. Du legst sie nach Belieben in angrenzende Regionen. Es zählt, wie viele Ratten da waren, als die Pestfigur ankam.
rule-RAT-3-3 = In einer Region sind nie mehr als drei Ratten. Neue Ratten, für die Platz oder Vorrat fehlt, verfallen.
rule-RAT-3-4 = Danach werden die Ratten in der Region eine nach der anderen aufgedeckt, in { $turned_by ->
        [mover] der von dir gewählten Reihenfolge
       *[other] zufälliger Reihenfolge
    }, solange dort sowohl Würfel als auch Ratten sind; die übrigen bleiben verdeckt.
rule-RAT-3-5 = Eine Ratte schlägt nur zu, wenn in der Region mindestens so viele Würfel sind, alle Farben zusammen, wie ihr Grenzwert angibt; sonst tut sie nichts.
rule-RAT-3-6 = Jedes M kommt vor allem anderen: Wer die meisten Würfel in der Region hat, verliert einen, bei Gleichstand alle, die gleichauf liegen. Für jedes weitere M { $second_majority ->
        [first] verlieren dieselben noch einen
       *[other] wird neu gezählt
    }.
rule-RAT-3-7 = Für jedes Standessymbol verliert, wer diese Ständekarte hat, einen Würfel in der Region, falls dort einer ist.
rule-RAT-3-8 = Für jedes A verlieren alle, die Würfel in der Region haben, einen davon.
rule-RAT-3-9 = Eine aufgedeckte Ratte scheidet aus dem Spiel aus. Verlorene Würfel kommen zurück in den eigenen Vorrat.
rule-RAT-4-1 = Du nutzt Fähigkeiten nur in deinem eigenen Zug, jede einmal und eine nach der anderen: { $power_window ->
        [pawn] nur, bevor die Pest weiterzieht
        [any_moment] jederzeit, auch zwischen zwei Ratten und nach der letzten
       *[other] jederzeit, bis die erste Ratte aufgedeckt wird
    }.
rule-RAT-4-2 = Mönch: eine Ratte aus einer beliebigen Region in eine angrenzende mit weniger als drei Ratten versetzen.
rule-RAT-4-3 = König: einen eigenen Würfel aus einer Region ohne Ratten in die Burg bringen. Dort ist er sicher, und am Ende zählt er mit.
rule-RAT-4-4 = Ritter: Die Pest darf zwei Schritte weit ziehen. Sie muss in einer anderen Region enden, als sie begann, und nur diese wird getroffen.
rule-RAT-4-5 = Ritter: Bevor Ratten aufgedeckt werden, darfst du sagen, dass die Pestfigur für die Grenzwerte als zwei neutrale Würfel zählt. Für M zählen sie nie, und niemand verliert sie.
rule-RAT-4-6 = Händler: einen bis drei eigene Würfel von einer Region in eine angrenzende versetzen.
rule-RAT-4-7 = Bauer: Wenn du Würfel einsetzt, darfst du einen mehr einsetzen, als Ratten da sind, also auch einen, wo keine Ratte ist.
rule-RAT-4-8 = Hexe: eine Ratte auf dem Spielplan ansehen, danach auf Wunsch eine zweite. Nur du weißt, was du gesehen hast.
rule-RAT-4-9 = Hexe: Danach darfst du die beiden Ratten vertauschen, wenn sie in verschiedenen Regionen liegen.
rule-RAT-5-1 = Das Spiel endet, wenn nach einem Zug der Vorrat an Ratten leer ist oder alle Würfel der Person am Zug auf dem Spielplan sind, die Burg mitgerechnet. { $end_by_cubes ->
        [during] Die Ratten werden geprüft, wenn der Zug vorbei ist, die Würfel beim Einsetzen.
       *[other] Das wird einmal geprüft, wenn der Zug vorbei ist.
    }
rule-RAT-5-2 = In der letzten Runde haben alle anderen noch einen Zug, gegen den Uhrzeigersinn, beginnend rechts von der Person, die zuletzt am Zug war. Sie nutzen nur Fähigkeiten: Niemand nimmt eine Karte, und nur der Bauer setzt einen Würfel ein, nur der Ritter zieht mit der Pest.
rule-RAT-5-3 = Bauer, in der letzten Runde: einen Würfel aus dem Vorrat in einer beliebigen Region einsetzen.
rule-RAT-5-4 = Ritter, in der letzten Runde: mit der Pestfigur einen oder zwei Schritte ziehen oder sie stehen lassen. Nichts breitet sich aus.
rule-RAT-5-5 = Danach schlägt die Pest in jeder Region zu: Alle Ratten werden aufgedeckt, solange dort Würfel sind.
rule-RAT-5-6 = Dabei zählt die Pestfigur in ihrer Region als zwei neutrale Würfel, wenn { $final_pawn ->
        [owned] jemand den Ritter hat
       *[other] die Person mit dem Ritter in der letzten Runde noch am Zug war
    }.
rule-RAT-5-7 = Würfel auf dem Spielplan und in der Burg zählen. Die meisten Würfel gewinnen.
rule-RAT-5-8 = Bei Gleichstand gewinnt von den Führenden, wer als Nächstes am Zug gewesen wäre; es gewinnt also immer nur eine Person.
rule-RAT-5-9 = Damit kein Spiel endlos dauert, beginnt die letzte Runde auch, wenn alle vierzig Züge hatten.

rules-version-1 = Erste Fassung.
rules-version-2 = Eine Option für ein zweites M auf einer Ratte, und das Protokoll sagt, wann ein Gleichstand entschieden wurde. Seither gibt es auch Optionen für Fähigkeiten jederzeit, auch zwischen zwei Ratten, und für die Wahl, welche Ratte aufgedeckt wird. Nach den Standardregeln verlaufen Partien wie zuvor.

## Beschriftungen

label-score = Wertung
label-supply-rats = Ratten im Vorrat
label-unseen = Noch nicht gesehene Ratten
label-palace = Burg
label-supply = Würfel im Vorrat
label-classes = Stände
label-plague = Pest
label-region = Region
label-rats = Ratten
label-cubes = Würfel
label-turn = Zug
label-last-round = Letzte Runde

## Auf der Seite

board-map = Karte von Europa
board-round = Runde { $number }
board-set-up = Erste Würfel
board-out = nicht im Spiel
board-whole-map = Ganze Karte
board-closer = Vergrößern

# Die Schritte eines Zuges.
board-step-card = Karte
board-step-cubes = Würfel
board-step-plague = Pest
board-step-spread = Ratten
board-step-strike = Aufdecken
board-step-powers = Letzte Fähigkeiten
board-step-everywhere = Pest überall

board-card-free = frei
board-card-yours = deine
board-card-used = benutzt
board-card-power = nutzen
board-card-of = bei { $who }
board-card-used-help = Ihre Fähigkeit ist in diesem Zug schon benutzt.
board-no-cards = keine Ständekarte

board-ask-settle = Wähle eine Region für deine Würfel.
board-ask-plague = Wähle, wohin die Pest zieht.
board-ask-spread = Wähle die Region für die neue Ratte.
board-ask-turn-up = Wähle auf der Karte die Ratte, die als Nächste aufgedeckt wird.
board-ask-peasant = Bauer: Wähle eine Region für einen Würfel.
board-ask-merchant = Händler: Wähle die Region, aus der du Würfel versetzt.
board-ask-monk = Mönch: Wähle eine Ratte auf der Karte.
board-ask-knight = Ritter: Wähle, wohin die Pest zieht.
board-ask-witch = Hexe: Wähle eine Ratte auf der Karte zum Ansehen.
board-ask-king = König: Wähle die Region, aus der ein Würfel in die Burg kommt.
board-ask-rat-to = Wähle nun, wohin die Ratte kommt.
board-ask-cubes-to = Wähle nun, wohin deine Würfel kommen.

board-send = Tun
board-send-count = Pestfigur zählen
board-send-monk = Ratte nach { $region } ziehen
board-send-merchant =
    { $number ->
        [one] Einen Würfel nach { $region } ziehen
       *[other] { $number } Würfel nach { $region } ziehen
    }
board-how-many = Wie viele Würfel?
board-cubes =
    { $number ->
        [one] ein Würfel
       *[other] { $number } Würfel
    }

board-spreads =
    { $number ->
        [0] Keine neuen Ratten.
        [one] Eine neue Ratte breitet sich aus.
       *[other] { $number } neue Ratten breiten sich aus.
    }
board-loss = { $who } { $number } (höchstens { $most })
board-loss-chosen = { $who } höchstens { $most }
board-takes = Die Pest nimmt im Mittel: { $losses }.
board-takes-chosen = Je nach den gewählten Ratten nimmt die Pest: { $losses }.
board-takes-nothing = Die Pest nimmt derzeit nichts.
board-nothing = nichts
board-if-counting = Zählt die Figur: { $losses }.
board-if-not = Zählt sie nicht: { $losses }.
board-more-rats = { $region }: { $from } → { $to } Ratten.

board-to-place = { $number } einzusetzen
board-safe =
    { $number ->
        [one] einer sicher
       *[other] { $number } sicher
    }
board-supply =
    { $number ->
        [0] Keine Ratten mehr im Vorrat.
        [one] Noch eine Ratte im Vorrat.
       *[other] Noch { $number } Ratten im Vorrat.
    }
board-end = Wie es endet
board-end-help = Sind die Ratten oder jemandes Würfel aufgebraucht, werden noch einmal Fähigkeiten benutzt. Dann schlägt die Pest in jeder Region zu.
board-end-rats = Die letzte Ratte kam im Zug von { $who }.
board-end-cubes = { $who } hat alle Würfel eingesetzt.
board-end-turns = Alle hatten vierzig Züge; { $who } war als Letztes am Zug.
board-end-order = Dürfen noch Fähigkeiten nutzen, in dieser Reihenfolge: { $seats }. Dann schlägt die Pest in jeder Region zu.
board-end-none = Sonst hat niemand eine Ständekarte; die Pest schlägt in jeder Region zu.
board-end-now = Jetzt schlägt die Pest in jeder Region zu.

board-unseen = Noch nicht gesehene Ratten
board-unseen-of = { $number } von { $total }
board-unseen-limit =
    { $unseen ->
        [one] Grenzwert { $limit }: eine noch nicht gesehen, { $seen } gesehen; Startratten unter den nicht gesehenen: { $start }
       *[other] Grenzwert { $limit }: { $unseen } noch nicht gesehen, { $seen } gesehen; Startratten unter den nicht gesehenen: { $start }
    }
board-unseen-start =
    { $number ->
        [one] eine Startratte
       *[other] { $number } Startratten
    }
board-unseen-other =
    { $number ->
        [one] eine andere
       *[other] { $number } andere
    }
board-unseen-shows =
    { $unseen ->
        [one] { $symbol }: auf einer davon
       *[other] { $symbol }: auf { $unseen } davon
    }
board-unseen-removed =
    { $number ->
        [0] Keine ist ungesehen aus dem Spiel.
        [one] Eine davon ist ungesehen aus dem Spiel.
       *[other] { $number } davon sind ungesehen aus dem Spiel.
    }
board-losses = Was die Pest nehmen würde
board-losses-help = im Mittel und höchstens
board-losses-none = Derzeit nirgends etwas.
board-known = Ratten, die du kennst
board-known-too = { $who } kennt sie auch
board-turned-up = Zuletzt aufgedeckt


board-says-region =
    { $rats ->
        [0] { $region }: keine Ratten; { $cubes }.
        [one] { $region }: eine Ratte; { $cubes }.
       *[other] { $region }: { $rats } Ratten; { $cubes }.
    }
board-says-cubes = { $who } { $number }
board-says-no-cubes = keine Würfel
board-says-pawn = Die Pest ist hier.
board-says-pawn-counts = Die Pest ist hier, und die Pestfigur zählt als zwei Würfel.
board-says-known = Du kennst eine dieser Ratten: { $face }.
board-says-known-in = Du kennst eine Ratte in { $region }: { $face }.
board-says-looked = Eine dieser Ratten ist { $who } bekannt.
board-says-risk = Die Pest nähme im Mittel { $number } deiner Würfel, höchstens { $most }.
board-says-risk-chosen = Die Pest nähme höchstens { $most } deiner Würfel, je nach den gewählten Ratten.
board-says-out = Nicht im Spiel: { $regions }.
board-says-seat = { $who }: { $score } auf dem Spielplan, davon { $palace } in der Burg; { $stock } einzusetzen; { $cards }.
board-says-unseen = Noch nicht gesehene Ratten: { $number }.

## Lektionen

lesson-gallia = Die Pest in Gallia
lesson-knight = Der Ritter
lesson-monk = Der Mönch

lesson-seat-red = Rot
lesson-seat-blue = Blau
lesson-seat-orange = Orange
lesson-seat-green = Grün

lesson-gallia-begin = Du bist Rot. In jeder der zwölf Regionen liegt zu Beginn eine verdeckte Ratte. Das Los lässt Orange beginnen, und die Pest beginnt in Russia.
lesson-gallia-cubes = Alle setzen zwei Würfel in einer Region ein, im Uhrzeigersinn, und dann noch zwei, in umgekehrter Reihenfolge. Setze deine beide Male in Hungaria ein; Blau geht zuerst nach Gallia.
lesson-gallia-rats = Orange nimmt den König und Grün den Ritter. In Gallia ist eine Ratte, also darf Grün dort einen Würfel einsetzen; dann kommt die Pest nach Germania, trifft dort auf zwei Ratten und bringt zwei neue nach Gallia.
lesson-gallia-own = Du willst noch keine Ständekarte und keine Würfel. Aber die Pest muss weiter: Zieh mit ihr nach Polonia, wo eine Ratte eine neue Ratte bringt, und lege diese nach Hungaria.
lesson-gallia-others = Blau wird Bauer, und Orange wird auch Mönch. Ein Stand leiht seine Fähigkeit her, aber wer ihn hat, wird von Ratten getroffen, die ihn zeigen.
lesson-gallia-cards = Lass Karten und Würfel noch einmal liegen und zieh mit der Pest nach Turcia. Dann nimmt Blau den Händler dazu und Orange die Hexe; Grün zieht als Ritter mit der Pest zwei Schritte weit.
lesson-gallia-turn = Jetzt sind alle sechs Karten vergeben: Blau hat zwei, Orange drei, Grün eine. In Gallia sind drei Ratten, zwei Würfel von Blau und einer von Grün. Nimm keine Karte und setze keine Würfel ein.
lesson-gallia-move = Die Pest ist in Anglia, und Gallia grenzt daran. Zieh mit ihr dorthin.
lesson-gallia-spread = Bevor sie zuschlägt, breitet sich die Pest aus: Drei Ratten bringen zwei neue, die du in angrenzende Regionen legst. Lege beide nach Hispania.
lesson-gallia-first = Nun werden die Ratten eine nach der anderen aufgedeckt, in zufälliger Reihenfolge. Die erste hat Grenzwert 1 und zeigt Händler und Mönch. Drei Würfel sind da, also schlägt sie zu: Blau ist Händler und verliert einen; Orange ist Mönch, hat hier aber keinen Würfel.
lesson-gallia-if-first = Wäre die Ratte mit Grenzwert 3 zuerst gekommen, hätte sie drei Würfel getroffen: Blau hätte einen für die Mehrheit und einen als Händler verloren, Grün einen als Ritter. Dann wäre Gallia leer, und die anderen Ratten blieben verdeckt liegen.
lesson-gallia-second = Es sind noch Würfel da, also wird wieder eine Ratte aufgedeckt. Ihr Grenzwert ist 3, aber nur noch zwei Würfel sind übrig: Nichts geschieht.
lesson-gallia-third = Die letzte hat Grenzwert 2 und zeigt M, Händler und Mönch. Das M kommt zuerst: Blau und Grün haben beide die meisten, je einen Würfel, und verlieren ihn. Danach hat hier niemand mehr etwas zu verlieren.
lesson-gallia-end = Gallia ist leer, die drei Ratten sind aus dem Spiel, und dein Zug ist vorbei. Verlorene Würfel sind wieder im Vorrat und dürfen neu eingesetzt werden – in Hispania zum Beispiel, wo jetzt drei Ratten liegen.

lesson-knight-begin = Du bist Rot und beginnst; die Pest ist in Italia. Setze deine ersten Würfel in Hispania und Hungaria ein. Blau setzt zwei in Scandia ein, weit weg von der Pest, und zwei in Polonia.
lesson-knight-take = Nimm den Ritter und setze keine Würfel ein. Als Ritter darfst du mit der Pest zwei Schritte weit ziehen, und so weit ist es nach Scandia.
lesson-knight-if-none = Ohne den Ritter könnte die Pest nur in eine Region, die an Italia grenzt: Gallia, Germania, Hispania oder Hungaria.
lesson-knight-move = Zieh mit der Pest nach Scandia. Nur die Region, in der sie endet, wird getroffen, nicht Germania auf dem Weg. Dort ist eine Ratte, also lege eine neue Ratte nach Germania.
lesson-knight-count = In Scandia sind zwei Würfel. Als Ritter darfst du die Pestfigur als zwei weitere zählen lassen, die niemandem gehören: So schlagen auch die Grenzwerte 3 und 4 zu. Sag es, bevor die Ratte aufgedeckt wird.
lesson-knight-if-not = Hättest du die Pestfigur nicht zählen lassen, hätte die Ratte mit Grenzwert 4 nur zwei Würfel gefunden und nichts getan.
lesson-knight-strike = Die Ratte hat Grenzwert 4 und zeigt M, Ritter und König. Vier Würfel zählen, also schlägt sie zu: Blau hat die Mehrheit und verliert einen. Du bist Ritter, hast hier aber keinen Würfel.
lesson-knight-if-five = Bei Grenzwert 5 wäre nichts geschehen: Zwei Würfel und die Pestfigur ergeben vier.
lesson-knight-end = So bringt der Ritter die Pest zu denen, die sich weit weg glauben. Aber pass auf: Ratten, die den Ritter zeigen, treffen dich.

lesson-monk-begin = Du bist Rot und beginnst; die Pest ist in Gallia. Setze deine ersten Würfel in Hungaria ein, während sich Blau in Scandia niederlässt.
lesson-monk-take = Nimm den Mönch und setze keine Würfel ein. Zieh mit der Pest nach Germania und lege die neue Ratte nach Polonia.
lesson-monk-gather = Als Mönch darfst du einmal im Zug eine Ratte in eine angrenzende Region versetzen. In Germania hat niemand Würfel; versetze die Ratte von dort nach Polonia. Dort sind es dann drei, und mehr dürfen in keiner Region sein.
lesson-monk-wait = Blau nimmt keine Karte, setzt keine Würfel ein und zieht mit der Pest zurück nach Gallia.
lesson-monk-place = Nimm keine weitere Karte. Bei drei Ratten darfst du drei Würfel einsetzen: Setze sie in Polonia ein.
lesson-monk-if-before = Hättest du die Ratte vor dem Einsetzen versetzt, wären nur zwei Ratten übrig gewesen – und Platz für zwei Würfel.
lesson-monk-move = Deine Würfel stehen, und jetzt sind die Ratten nur noch eine Gefahr für sie. Nutze den Mönch also nach dem Einsetzen: Versetze eine Ratte von Polonia nach Germania.
lesson-monk-end = Drei Würfel bei zwei Ratten: Ob vor oder nach den Würfeln, macht einen Unterschied. Du darfst den Mönch jederzeit in deinem Zug nutzen, bis eine Ratte aufgedeckt wird – aber nur einmal, und nie, um eine vierte Ratte in eine Region zu bringen.

## Die Pest, zusammengefasst

summary-plague = Die Pest in { $region }
summary-rats-took =
    { $rats ->
        [one] Eine Ratte wurde aufgedeckt
       *[other] { $rats } Ratten wurden aufgedeckt
    }; { $cubes ->
        [one] ein Würfel starb
       *[other] { $cubes } Würfel starben
    }.
summary-rats-spared =
    { $rats ->
        [one] Eine Ratte wurde aufgedeckt
       *[other] { $rats } Ratten wurden aufgedeckt
    }; niemand verlor etwas.
summary-rat-spared =
    { $number ->
        [one] Grenze { $limit }, nur ein Würfel: Sie tat nichts
       *[other] Grenze { $limit }, nur { $number } Würfel: Sie tat nichts
    }
summary-rat-struck =
    { $number ->
        [one] Grenze { $limit }, ein Würfel: Sie schlug zu
       *[other] Grenze { $limit }, { $number } Würfel: Sie schlug zu
    }

## Was die Partie ergibt

source-regions = Würfel auf der Karte
source-palace = Würfel im Palast

award-saviour = Der Retter
award-saviour-text = { $number } Würfel in den Palast gerettet
award-monk = Der Rattenfänger
award-monk-text = { $number } Ratten weggeführt
award-settler = Der Siedler
award-settler-text = { $number } Würfel eingesetzt
award-traveller = Der Reisende
award-traveller-text = { $number } Würfel in andere Regionen gebracht
award-seer = Der Seher
award-seer-text = { $number } Ratten angesehen
award-courtier = In jedem Stand zu Hause
award-courtier-text = { $number } Ständekarten genommen
