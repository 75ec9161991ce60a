### Het Verraad auf Deutsch: was die Erweiterung zu De Ontembare Stad hinzufügt.
### $who, $other: der Name einer Person, oder eines Ordens, wie `order-of-seat` ihn schreibt; $other kann in `action-target` und `action-target-building` der Schwarze Meister sein, sonst hat er eigene Sätze. $area: ein Gebiet. $card: eine Gebäudekarte. $influence: eine Einflusskarte. $category: eine Kategorie, oder wovon eine Großmacht sonst ist. $number: eine ganze Zahl.

## Das Spiel

game-title-verraad = Het Verraad
game-blurb-verraad = Ein Schwarzer Meister wartet vor den Toren. Halte ihn auf, oder diene ihm heimlich und gewinne mit ihm.
game-goal-verraad = Die Stadt aus De Ontembare Stad, aber noch jemand ist auf sie aus: der Schwarze Meister, der nichts besitzt und den ihr stark macht. Wähle für die Erträge eine von drei offenen Karten, baue, errichte Wachtürme und kaufe Kraft: Weiße Plättchen verteidigen dich, mit schwarzen führst du den Schwarzen Meister durch die Straßen der anderen. Erreicht jemand das Ziel – 50 Punkte zu zweit, 35 zu dritt, 30 zu viert, 25 zu fünft –, wird die Runde zu Ende gespielt. Die meisten Punkte gewinnen; hat aber der Schwarze Meister mehr als alle, dann war er von Anfang an, wer die meisten schwarzen Plättchen hat, und gewinnt.

## Namen

black-master = der Schwarze Meister
archers = Bogenschützen
token-white = weißes Kraftplättchen
token-black = schwarzes Kraftplättchen

# Wovon die drei neuen Großmächte sind
category-wachttoren = Wachtürme
category-goed = Gute Kraft
category-duister = Dunkle Kraft

category-wachttoren-help = drei Wachtürme oder mehr: 4 Punkte
category-goed-help = drei weiße Plättchen oder mehr: 5 Punkte
category-duister-help = drei schwarze Plättchen oder mehr: 3 Punkte

power-wachttoren = Großmacht der Wachtürme
power-goed = Großmacht der guten Kraft
power-duister = Großmacht der dunklen Kraft

# Einflusskarten, die hier etwas anderes tun
influence-tovenaar-help-verraad = Wenn nach deiner Wahl die Auslage aufgefüllt wird: Sieh dir die obersten zwei Karten des Zugstapels an und lege eine davon offen aus; die andere kommt nach unten.

# Einflusskarten in der Phase des Schwarzen Meisters
influence-pionier-help-master = Ein schwarzer Ritter kommt auf ein beliebiges neutrales Gebiet; ein verlassenes Gebäude dort gehört dem Schwarzen Meister.
influence-overval-help-master = Ein Gebiet von jemand anderem, { $beside ->
        [active] das an eines von deinen grenzt, geht samt Gebäude an den Schwarzen Meister
       *[other] das an ein schwarzes grenzt, oder wo der Schwarze Meister steht, oder das daran grenzt, geht samt Gebäude an ihn
    }.
influence-brand-help-master = Zerstöre ein Gebäude von jemand anderem. Der Ritter bleibt.
influence-infiltrant-help-master = Vertreibe den Ritter von jemand anderem aus einem Gebiet. Es wird neutral, und das Gebäude ist verlassen.
influence-hekserij-help-master = Ein Gebäude von jemand anderem mit Wert { $number } oder weniger verschwindet vom Spielplan, und die Karte wird abgelegt.

## Optionen und Ausgaben

option-mode-verraad = Het Verraad, die Erweiterung

option-gate_step = Von Tor zu Tor
option-gate_step-help = Wie viele Schritte der Schwarze Meister von einem Stadttor zum anderen braucht. Die Spielregel sagt es nicht.
option-gate_step-why = Mit zwei Schritten kommt er langsamer um die Stadt.
option-gate_step-1 = ein Schritt
option-gate_step-2 = zwei Schritte
option-raid_beside = Überfall für den Schwarzen Meister
option-raid_beside-help = Welche Gebiete ein Überfall in der Phase des Schwarzen Meisters treffen kann. Laut Spielregel wirkt die Karte genau gleich.
option-raid_beside-why = Ändert es, wenn der Überfall von den eigenen Gebieten abhängen soll und nicht von seinen.
option-raid_beside-master = neben seinen Gebieten und wo er steht
option-raid_beside-active = neben Gebieten der Person, die sie spielt
option-tower_shields = Was Brand und Hexerei unter einem Wachturm brauchen
option-tower_shields-help = Wo ein Wachturm den Schlag abfängt, sagt die Spielregel nicht, ob dort ein Gebäude stehen muss, das sie treffen könnten.
option-tower_shields-why = Genügt der Turm, kann auch ein Gebiet ohne Gebäude einen verlieren.
option-tower_shields-building = ein Gebäude, das sie treffen könnten
option-tower_shields-any = nichts als den Turm

option-attack_own_area = Sich selbst angreifen
option-attack_own_area-help = Ob man den Schwarzen Meister ein eigenes Gebiet angreifen lassen darf. Die Spielregel lässt beide Lesarten zu.
option-attack_own_area-why = Erlaubt, kann, wer ihm dient, ein eigenes Gebiet opfern.
option-attack_own_area-no = nicht erlaubt
option-attack_own_area-yes = erlaubt

option-swap_any_token = Kraftplättchen tauschen
option-swap_any_token-help = Welche Plättchen man gegen ein neues schwarzes tauschen darf. Die Spielregel sagt „ein Kraftplättchen“, zwischen Sätzen über schwarze.
option-swap_any_token-why = Dürfen auch weiße weg, wechselt man leichter die Seite.
option-swap_any_token-no = nur schwarze
option-swap_any_token-yes = auch weiße

option-swap_moves_marker = Tausch und Schwarzer Meister
option-swap_moves_marker-help = Ob ein getauschtes schwarzes Plättchen dem Schwarzen Meister einen Punkt bringt wie ein gekauftes.
option-swap_moves_marker-why = Mit Punkten steigt er schneller, und ein Tausch bleibt nicht unbemerkt.
option-swap_moves_marker-no = bringt ihm nichts
option-swap_moves_marker-yes = bringt ihm jedes Mal 1 Punkt

option-master_triggers_end = Der Schwarze Meister am Ziel
option-master_triggers_end-help = Ob auch der Schwarze Meister die letzte Runde einläutet, wenn er das Ziel erreicht. Wenn nicht, kann ein Spiel, in dem er führt, lange dauern.
option-master_triggers_end-why = Ändert es nichts, bleibt mehr Zeit, ihn zu Fall zu bringen.
option-master_triggers_end-yes = macht die Runde zur letzten
option-master_triggers_end-no = ändert nichts

option-master_wins_ties = Der Schwarze Meister gleichauf
option-master_wins_ties-help = Wer gewinnt, wenn der Schwarze Meister genauso viele Punkte hat wie die beste Person. Nach der Spielregel muss er am höchsten stehen.
option-master_wins_ties-why = Ändert es, wenn das Böse schwerer zu schlagen sein soll.
option-master_wins_ties-no = das Gute gewinnt
option-master_wins_ties-yes = das Böse gewinnt

option-protection_stops_attack = Schutz gegen Angriffe
option-protection_stops_attack-help = Ob Schutz, der Einflusskarten abwehrt, auch einen Angriff des Schwarzen Meisters abwehrt. Die gedruckte Karte ist nicht bekannt.
option-protection_stops_attack-why = Hilft er, lohnt es sich, die Karte für ihn aufzuheben.
option-protection_stops_attack-no = hilft nicht
option-protection_stops_attack-yes = wehrt den Angriff ab

option-blockade_stops_conquest = Blockade gegen Eroberungen
option-blockade_stops_conquest-help = Ob Blockade, die verhindert, dass ein Gebiet genommen wird, auch eine Eroberung durch den Schwarzen Meister verhindert. Die gedruckte Karte ist nicht bekannt.
option-blockade_stops_conquest-why = Hilft sie, lässt sich ein Gebiet gegen ihn halten.
option-blockade_stops_conquest-no = hilft nicht
option-blockade_stops_conquest-yes = verhindert die Eroberung

preset-verraad = Het Verraad
preset-verraad-help = Die Erweiterung: eine offene Auslage, Wachtürme, Kraftplättchen und ein Schwarzer Meister, dem alle dienen können. Für alle, die die strategische Variante kennen.

## Was zu entscheiden ist

prompt-start-tower = Setze deinen ersten Wachturm auf eines deiner Gebiete.
prompt-start-tower-help = Dort kann der Schwarze Meister nicht angreifen, und die Bogenschützen helfen, deine Gebiete daneben zu verteidigen. An einem Tor versperrt der Turm ihm auch den Weg in die Stadt (VERRAAD-0.4, VERRAAD-7.5, VERRAAD-8.4).

prompt-choose = Wähle eine der offenen Karten.
prompt-choose-help = Sie kommt auf deine Hand, samt den Steinen darauf, und ihre Farbe bringt Erträge – auch den anderen. Ein Stadtgebäude bringt zuerst Steuer: Alle zahlen, was sie über 5 Steine haben. Auf die anderen Karten kommt je ein Stein (VERRAAD-1.2, VERRAAD-1.3, VERRAAD-1.4).

prompt-refill = Spiele den Zauberer, oder lass die Auslage auffüllen.
prompt-refill-help = Mit dem Zauberer siehst du zwei Karten und wählst, welche als Nächstes offen liegt. Gefragt wird nur, wer einen hat (VERRAAD-5.2).

prompt-wizard-row = Wähle, welche der beiden Karten offen ausgelegt wird.
prompt-wizard-row-help = Wer als Nächstes dran ist, darf sie wählen; die andere kommt unter den Stapel, und nur du kennst sie (VERRAAD-5.2).

prompt-actions-verraad = Handle, kaufe, baue und rüste dich, bis du fertig bist.
prompt-actions-verraad-help = In beliebiger Reihenfolge: bis zu zwei Gebiete, zwei Gebäude, ein Wachturm und zwei Kraftplättchen; Karten verkaufen und kaufen, Einflusskarten kaufen und spielen. Weiße Plättchen verteidigen dich, mit schwarzen bewegst du den Schwarzen Meister – und jedes bringt ihm einen Punkt (VERRAAD-1.1, VERRAAD-3.1, VERRAAD-4.1, VERRAAD-4.5).

prompt-site-verraad = Wähle, wohin das Gebäude kommt.
prompt-site-verraad-help = Auf eines deiner Gebiete, aber nicht dorthin, wo der Schwarze Meister steht. Der Bonus des Gebiets kommt zu jedem Ertrag dazu; ein eigenes Gebäude, das im Weg steht, scheidet aus dem Spiel aus (VERRAAD-2.2, VERRAAD-2.3).

prompt-master = Führe den Schwarzen Meister: mit dem Würfel, mit deinen Plättchen, oder lass ihn stehen.
prompt-master-help = Der Würfel kann ihn weiter bringen als deine schwarzen Plättchen, oder weniger weit. Weniger Schritte sind immer erlaubt. Einflusskarten, die du jetzt spielst, dienen nur ihm (VERRAAD-7.2, VERRAAD-5.4).

prompt-steps = Wähle, wohin der Schwarze Meister geht.
prompt-steps-help = Ein Schritt führt in ein angrenzendes Gebiet oder von Tor zu Tor. Fremde Wachtürme halten ihn auf; über deine und seine eigenen darf er hinweg, aber er endet auf keinem (VERRAAD-7.3, VERRAAD-7.5, VERRAAD-7.6).

prompt-attack = Lass den Schwarzen Meister angreifen, oder verschone das Gebiet.
prompt-attack-help = Schwarzer Würfel und deine schwarzen Plättchen gegen weißen Würfel, die weißen Plättchen auf der anderen Seite und die Bogenschützen angrenzender Wachtürme. Gewinnt er, gehören ihm Gebiet und Gebäude; bei Gleichstand ist der Ritter fort (VERRAAD-8.3, VERRAAD-8.4, VERRAAD-8.5, VERRAAD-8.7).

prompt-master-after = Spiele Einflusskarten für den Schwarzen Meister, oder beende deinen Zug.
prompt-master-after-help = Der Schwarze Meister hat sein Werk getan und bleibt stehen. Karten, die du jetzt spielst, dienen nur ihm (VERRAAD-5.1, VERRAAD-8.8).

prompt-react-attack = Der Schwarze Meister greift dein Gebiet an: Schütze es, oder lass die Würfel entscheiden.
prompt-react-attack-help = Mit Schutz gibt es keinen Angriff. Gefragt wird nur, wer antworten kann (VERRAAD-8.9).

prompt-react-conquest = Der Schwarze Meister ist dabei, ein Gebiet zu erobern: Blockiere, oder lass es geschehen.
prompt-react-conquest-help = Mit Blockade behält es, wem es gehört. Gefragt wird nur, wer antworten kann (VERRAAD-8.10).

waiting-start-tower = { $who } setzt einen Wachturm.
waiting-choose = { $who } wählt eine Karte der Auslage.
waiting-refill = { $who } ist dabei, die Auslage aufzufüllen.
waiting-wizard-row = { $who } sieht sich zwei Karten an.
waiting-actions-verraad = { $who } handelt und baut.
waiting-site-verraad = { $who } wählt einen Bauplatz.
waiting-master = { $who } führt den Schwarzen Meister.
waiting-steps = { $who } bewegt den Schwarzen Meister.
waiting-attack = { $who } entscheidet über einen Angriff.
waiting-master-after = { $who } darf Einflusskarten für den Schwarzen Meister spielen.
waiting-react-attack = { $who } darf reagieren.
waiting-react-conquest = { $who } darf reagieren.

## Aktionen

action-start-tower = Wachturm in { $area }
action-choose = Wählen: { $card }
action-choose-none = Karte { $space } der Auslage wählen
action-choose-stones =
    { $number ->
        [one] Wählen, mit 1 Stein darauf: { $card }
       *[other] Wählen, mit { $number } Steinen darauf: { $card }
    }
action-turn-refill = Die oberste Karte auslegen lassen
action-wizard-row = Offen auslegen: { $card }
action-tower = Wachturm in { $area } ({ $number } Steine)
action-white = Ein weißes Kraftplättchen für { $number } Steine kaufen
action-black = Ein schwarzes Kraftplättchen für { $number } Steine kaufen
action-white-none = Ein weißes Kraftplättchen kaufen
action-black-none = Ein schwarzes Kraftplättchen kaufen
action-swap = Das schwarze Plättchen auf Feld { $space } deiner Burg tauschen (Wert { $number })
action-swap-none = Das schwarze Plättchen auf Feld { $space } deiner Burg tauschen
action-swap-white = Ein weißes Plättchen gegen ein schwarzes tauschen
action-roll = Den schwarzen Würfel werfen
action-steps =
    { $number ->
        [one] Nach deinen Plättchen gehen: 1 Schritt
       *[other] Nach deinen Plättchen gehen: bis zu { $number } Schritte
    }
action-stay = Den Schwarzen Meister stehen lassen
action-master = Schwarzer Meister nach { $area }
action-master-owned = Schwarzer Meister nach { $area } ({ $other })
action-master-black = Schwarzer Meister nach { $area } (sein eigenes)
action-attack = { $area } angreifen ({ $other })
action-attack-nobody = Den Schwarzen Meister angreifen lassen
action-spare = Nicht angreifen
action-done-actions-verraad = Die Aktionen beenden
action-done-master = Die Phase des Schwarzen Meisters beenden

## Was das Los bringen kann

chance-token = Das schwarze Plättchen hat Wert { $number }
chance-die-steps = Der Würfel für die Schritte zeigt { $number }
chance-die-attack = Der schwarze Würfel zeigt { $number }
chance-die-defence = Der weiße Würfel zeigt { $number }

## Warum nicht

why-phase = Die Phasen eines Zuges haben eine feste Reihenfolge; dafür ist es zu spät oder zu früh.
why-choose-first = Wähle zuerst eine Karte der Auslage.
why-no-card-there = An dieser Stelle der Auslage liegt keine Karte.
why-row = Die Auslage ist nur für die Wahl am Anfang eines Zuges da.
why-no-demolition = Ein Gebäude wird nur abgerissen, indem ein anderes darüber gebaut wird.
why-taken-master = Das Gebiet { $area } gehört dem Schwarzen Meister.
why-master-there = In { $area } steht der Schwarze Meister; dort darf nichts gebaut werden.
why-towers-limit =
    { $number ->
        [one] Du darfst 1 Wachturm pro Zug bauen und hast es getan.
       *[other] Du darfst { $number } Wachtürme pro Zug bauen und hast es getan.
    }
why-towers-gone = Alle { $number } Wachtürme stehen auf dem Spielplan.
why-tower-there = In { $area } steht schon ein Wachturm.
why-tokens-limit = Du darfst { $number } Kraftplättchen pro Zug kaufen, und das hast du schon getan.
why-castle-full = Diese Seite deiner Burg hat { $number } Felder, und alle sind besetzt.
why-swap-space = Auf Feld { $number } deiner Burg liegt kein schwarzes Plättchen.
why-swap-none = Es gibt kein schwarzes Plättchen mehr zu ziehen.
why-swap-white = Nur schwarze Plättchen können getauscht werden.
why-swap-no-white = Du hast kein weißes Plättchen zum Tauschen.
why-card-not-now = { $influence } kann in diesem Augenblick nicht gespielt werden.
why-card-fresh = { $influence } hast du eben erst gezogen; du darfst die Karte in einem späteren Zug spielen.
why-wizard-row = Der Zauberer wird gespielt, wenn die Auslage aufgefüllt wird, und braucht zwei Karten, die gezogen werden können.
why-master-others = In der Phase des Schwarzen Meisters treffen Karten nur Gebiete von anderen.
why-master-raid = { $area } ist für den Schwarzen Meister nicht zu erreichen: Er steht weder dort noch daneben, und es grenzt an kein schwarzes Gebiet.
why-no-target-overval-master = Es gibt kein Gebiet für diesen Überfall: Es muss jemand anderem gehören und neben einem schwarzen liegen, oder wo der Schwarze Meister steht, oder daneben.
why-master-no-use = { $influence } nützt dem Schwarzen Meister nichts.
why-no-dark-power = Ohne schwarzes Plättchen kannst du den Schwarzen Meister nicht führen.
why-way-first = Sag zuerst, wie der Schwarze Meister geht: nach dem Würfel, nach deinen Plättchen, oder lass ihn stehen.
why-moved = Du hast den Schwarzen Meister in diesem Zug schon gehen oder stehen lassen.
why-master-far =
    { $number ->
        [one] { $area } ist für den Schwarzen Meister mehr als 1 Schritt entfernt.
       *[other] { $area } ist für den Schwarzen Meister mehr als { $number } Schritte entfernt.
    }
why-master-gate =
    { $number ->
        [one] Der Schwarze Meister kommt durch ein Tor herein, und 1 Schritt von draußen führt nicht nach { $area }.
       *[other] Der Schwarze Meister kommt durch ein Tor herein, und { $number } Schritte von draußen führen nicht nach { $area }.
    }
why-master-tower = Wachtürme versperren dem Schwarzen Meister den Weg nach { $area }.
why-master-ends = In { $area } steht ein Wachturm; dort darf der Schwarze Meister nicht enden.
why-nothing-to-attack = Der Schwarze Meister steht auf keinem Gebiet, das jemandem von euch gehört; es gibt nichts anzugreifen.
why-attacked = Der Schwarze Meister greift nur einmal im Zug an.
why-attack-own = { $area } gehört dir; für dich greift der Schwarze Meister es nicht an.
why-master-stays = Nach einem Angriff bleibt der Schwarze Meister stehen.
why-no-black-knight = Der Schwarze Meister hat keinen Ritter mehr neben dem Spielplan.

## Das Protokoll

event-pile-buildings = Die übrigen { $number } Gebäudekarten wurden zum Zugstapel: Epoche A auf B auf C.
event-master-waits = Der Schwarze Meister wartete mit { $number } schwarzen Rittern vor der Stadt.
event-laid-first = Eine Karte wurde offen ausgelegt: { $card }.
event-start-tower = { $who } setzte zum Start einen Wachturm in das Gebiet { $area }.
event-chose-card = { $who } wählte eine Karte der Auslage: { $card }.
event-card-stones =
    { $number ->
        [one] { $who } nahm den Stein, der darauf lag.
       *[other] { $who } nahm die { $number } Steine, die darauf lagen.
    }
event-stone-added =
    { $number ->
        [one] Auf einer Karte der Auslage lag nun 1 Stein: { $card }.
       *[other] Auf einer Karte der Auslage lagen nun { $number } Steine: { $card }.
    }
event-laid = Die Auslage wurde aufgefüllt: { $card }.
event-row-swept =
    { $number ->
        [0] Drei Karten einer Kategorie lagen aus, also wurden alle abgelegt: { $category }.
        [one] Drei Karten einer Kategorie lagen aus, also wurden alle abgelegt, und 1 Stein ging an die Bank: { $category }.
       *[other] Drei Karten einer Kategorie lagen aus, also wurden alle abgelegt, und { $number } Steine gingen an die Bank: { $category }.
    }
event-row-alike = Drei Karten einer Kategorie blieben liegen, denn es kam keine andere: { $category }.
event-row-short =
    { $number ->
        [0] Für die Auslage war keine Karte mehr da.
        [one] In der Auslage lag nur noch 1 Karte.
       *[other] In der Auslage lagen nur noch { $number } Karten.
    }
event-replaced = Das alte Gebäude im Gebiet { $area } machte Platz, und die Karte schied aus dem Spiel aus: { $card }.
event-tower =
    { $number ->
        [one] { $who } baute im Gebiet { $area } einen Wachturm für 1 Stein.
       *[other] { $who } baute im Gebiet { $area } einen Wachturm für { $number } Steine.
    }
event-tower-changed = Der Wachturm im Gebiet { $area } gehörte nun { $who }.
event-master-tower = Der Wachturm im Gebiet { $area } gehörte nun dem Schwarzen Meister.
event-tower-fell = Der Wachturm im Gebiet { $area } fing den Schlag ab und fiel ({ $influence }).
event-bought-white =
    { $number ->
        [one] { $who } gab der Kirche 1 Stein und erhielt ein weißes Kraftplättchen.
       *[other] { $who } gab der Kirche { $number } Steine und erhielt ein weißes Kraftplättchen.
    }
event-bought-black =
    { $number ->
        [one] { $who } gab dem Schwarzen Meister 1 Stein und erhielt ein schwarzes Kraftplättchen.
       *[other] { $who } gab dem Schwarzen Meister { $number } Steine und erhielt ein schwarzes Kraftplättchen.
    }
event-drew-token = { $who } zog ein schwarzes Plättchen mit Wert { $number }.
event-drew-token-hidden = { $who } zog ein schwarzes Plättchen.
event-marker =
    { $number ->
        [one] Der Schwarze Meister gewann einen Punkt und hatte nun 1.
       *[other] Der Schwarze Meister gewann einen Punkt und hatte nun { $number }.
    }
event-swapped = { $who } zahlte für einen Tausch und gab ein schwarzes Plättchen mit Wert { $number } zurück.
event-swapped-hidden = { $who } zahlte für einen Tausch und gab ein schwarzes Plättchen zurück.
event-swapped-white =
    { $number ->
        [one] { $who } zahlte 1 Stein, um ein weißes Plättchen gegen ein schwarzes zu tauschen.
       *[other] { $who } zahlte { $number } Steine, um ein weißes Plättchen gegen ein schwarzes zu tauschen.
    }
event-swap-marker =
    { $number ->
        [one] Der Tausch brachte dem Schwarzen Meister einen Punkt; er hatte nun 1.
       *[other] Der Tausch brachte dem Schwarzen Meister einen Punkt; er hatte nun { $number }.
    }
event-wizard-laid = Mit Hilfe des Zauberers legte { $who } eine Karte offen aus: { $card }.
event-raided-master = { $who } überfiel das Gebiet { $area } und nahm es dem Schwarzen Meister ab.
event-infiltrated-master = Ein schwarzer Ritter musste { $area } verlassen.
event-played-for-master = { $who } spielte { $influence } für den Schwarzen Meister.
event-played-on-for-master = { $who } spielte { $influence } für den Schwarzen Meister auf das Gebiet { $area }.
event-master-pioneered = Ein schwarzer Ritter nahm { $area } als Pionier.
event-master-abandoned = Ein verlassenes Gebäude im Gebiet { $area } ging an den Schwarzen Meister: { $card }.
event-master-raided = Der Schwarze Meister überfiel das Gebiet { $area } und nahm es { $other } ab.
event-master-bewitched = Ein Gebäude im Gebiet { $area } wurde verhext, und die Karte wurde abgelegt: { $card }.
event-earned-now = Nach den Aktionen brachte das { $who } eine Einflusskarte.
event-rolled-steps =
    { $number ->
        [one] { $who } warf den schwarzen Würfel: Der Schwarze Meister konnte 1 Schritt gehen.
       *[other] { $who } warf den schwarzen Würfel: Der Schwarze Meister konnte { $number } Schritte gehen.
    }
event-counted-steps =
    { $number ->
        [one] Nach den Plättchen von { $who } konnte der Schwarze Meister 1 Schritt gehen.
       *[other] Nach den Plättchen von { $who } konnte der Schwarze Meister { $number } Schritte gehen.
    }
event-master-stayed = { $who } ließ den Schwarzen Meister stehen.
event-master-entered = Der Schwarze Meister kam durch ein Tor herein und ging in das Gebiet { $area }.
event-master-moved = { $who } führte den Schwarzen Meister in das Gebiet { $area }.
event-let-through = { $who } ließ den Schwarzen Meister an einem Wachturm vorbei.
event-attacks = { $who } ließ den Schwarzen Meister das Gebiet { $area } von { $other } angreifen.
event-attack-die = Der schwarze Würfel zeigte { $number }.
event-attack = Mit den schwarzen Plättchen von { $who } war der Angriff { $number }.
event-defence-die = Der weiße Würfel zeigte { $number }.
event-archers =
    { $number ->
        [one] Bogenschützen in 1 angrenzenden Wachturm von { $who } halfen mit.
       *[other] Bogenschützen in { $number } angrenzenden Wachtürmen von { $who } halfen mit.
    }
event-defence = Mit allem, was { $who } hatte, war die Verteidigung { $number }.
event-conquered = Der Schwarze Meister eroberte das Gebiet { $area } von { $other }.
event-repelled = { $other } hielt { $area }.
event-undecided = Niemand gewann: Der Ritter von { $other } verließ { $area }.
event-attack-protected = { $who } spielte { $influence }: { $area } wurde nicht angegriffen.
event-conquest-blocked = { $who } spielte { $influence }: { $area } wurde nicht erobert.
event-master-points =
    { $number ->
        [0] Der Schwarze Meister hatte nun keine Punkte.
        [one] Der Schwarze Meister hatte nun 1 Punkt.
       *[other] Der Schwarze Meister hatte nun { $number } Punkte.
    }
event-no-black-knight = Der Schwarze Meister hatte für { $area } keinen Ritter mehr.
event-master-isolated = Das Gebiet { $area } von { $other } war abgeschnitten und ging auch an den Schwarzen Meister.
event-taken-from-master = Das Gebiet { $area } war eingeschlossen, und { $who } übernahm es vom Schwarzen Meister.
event-power-more-first = Mit { $number } davon errang { $who } eine Großmacht: { $category }.
event-power-more-taken = { $who } nahm { $other } eine Großmacht ab: { $category }.
event-power-more-lost =
    { $number ->
        [0] Da nichts davon übrig war, verlor { $who } eine Großmacht: { $category }.
       *[other] Mit nur noch { $number } davon verlor { $who } eine Großmacht: { $category }.
    }
event-power-more-tied = Mehrere hatten gleich viele, also erhielt niemand die Großmacht: { $category }.
event-master-power = Mit { $number } davon errang der Schwarze Meister eine Großmacht: { $category }.
event-master-power-taken = Der Schwarze Meister nahm { $other } eine Großmacht ab: { $category }.
event-power-from-master = { $who } nahm dem Schwarzen Meister eine Großmacht ab: { $category }.
event-master-power-lost =
    { $number ->
        [0] Da nichts davon übrig war, verlor der Schwarze Meister eine Großmacht: { $category }.
       *[other] Mit nur noch { $number } davon verlor der Schwarze Meister eine Großmacht: { $category }.
    }
event-reached = { $who } erreichte mit { $number } Punkten das Ziel: Diese Runde war die letzte.
event-master-target = Der Schwarze Meister erreichte mit { $number } Punkten das Ziel: Diese Runde war die letzte.
event-finished = Alle waren gleich oft am Zug gewesen, und das Spiel war zu Ende.
event-master-final =
    { $number ->
        [0] Der Schwarze Meister hatte keine Punkte.
        [one] Der Schwarze Meister hatte 1 Punkt.
       *[other] Der Schwarze Meister hatte { $number } Punkte.
    }
event-evil = Der Schwarze Meister stand am höchsten: Das Böse gewann.
event-good = Der Schwarze Meister stand nicht am höchsten: Das Gute gewann.
event-good-tied = Die Punkte waren gleich; es entschied die gute Kraft, dann die dunkle.
event-unmasked =
    { $number ->
        [one] { $who } war der Schwarze Meister, mit 1 schwarzen Plättchen.
       *[other] { $who } war der Schwarze Meister, mit { $number } schwarzen Plättchen.
    }
event-revealed = { $who } deckte die schwarzen Plättchen auf: Sie waren zusammen { $number } wert.
event-dark-tied = Auch die dunkle Kraft war gleich, also entschieden die eigenen Punkte.
event-no-servant = Niemand, der gewinnen konnte, hatte ein schwarzes Plättchen, also gewannen die meisten Punkte.
event-driven-out = { $who } war aus der Stadt vertrieben und konnte nicht gewinnen.
event-no-winner = Alle waren aus der Stadt vertrieben: Niemand gewann.

## Wörter für den Bildschirm

label-row = Auslage
label-master = Schwarzer Meister
label-outside = vor der Stadt
label-points = Punkte
label-black-knight = schwarzer Ritter: ein Gebiet des Schwarzen Meisters
label-black-knights = schwarze Ritter übrig
label-towers-left = Wachtürme übrig
label-die-attack = schwarzer Würfel
label-die-defence = weißer Würfel
label-white = weiße Plättchen
label-black = schwarze Plättchen
label-value = Wert der schwarzen Plättchen
label-towers = Wachtürme
label-attack = Angriff
label-defence = Verteidigung

## Wörter für die Seite

board-area-tower = { $what }, mit Wachturm
board-buy-tower = Einen Wachturm kaufen
board-buy-white = Weißes Plättchen für { $number } Steine
board-buy-black = Schwarzes Plättchen für { $number } Steine
board-row = Auslage
board-row-help = wem eine Karte was bringt
board-row-empty = Hier liegt keine Karte.
board-card-stones =
    { $number ->
        [one] 1 Stein darauf
       *[other] { $number } Steine darauf
    }
board-castle = Meine Burg
board-castle-of = Burg von { $who }
board-castle-next = nächstes: weiß { $white }, schwarz { $black }
board-castle-says = { $who }: weiße Plättchen { $white }, schwarze Plättchen { $black }, Wachtürme { $towers }.
board-castle-values = Die schwarzen sind { $values } wert.
board-token-value = Schwarzes Plättchen, Wert { $number }
board-token-hidden = Schwarzes Plättchen, verdeckt
board-token-sum = schwarz: Wert { $number }, das weiß nur ich
board-master-says = Der Schwarze Meister, { $where }: Punkte { $score }, Gebiete { $areas }, Wachtürme { $towers }, Ritter übrig { $knights }.
board-master-leads = jetzt würde das Böse siegen
board-master-behind =
    { $number ->
        [0] gleichauf mit der besten Person
       *[other] { $number } hinter der besten Person
    }
board-power-points = { $number } P.
board-power-brief = { $number } P. · +{ $income }
board-left-verraad = In diesem Zug noch: Gebiete { $areas }, Gebäude { $buildings }, Wachtürme { $towers }, Kraftplättchen { $tokens }
board-tab-hand = Hand { $number }
board-tab-row = Auslage
board-tab-castle = Burg
board-ways = Wie der Schwarze Meister geht
board-way-roll = Würfeln
board-way-steps = Plättchen
board-way-stay = Bleiben
board-rolls-steps = { $who } führt den Schwarzen Meister
board-ask-tower = Wähle das Gebiet für den Wachturm.
board-ask-roll = Der Würfel sagt, wie weit er darf: höchstens 6 Schritte.
board-ask-steps =
    { $number ->
        [one] Höchstens 1 Schritt: Wähle, wohin er geht.
       *[other] Höchstens { $number } Schritte: Wähle, wohin er geht.
    }
board-choose-brings =
    { $number ->
        [0] { $card }: nichts für dich.
        [one] { $card }: 1 Stein für dich.
       *[other] { $card }: { $number } Steine für dich.
    }
board-choose-others = Andere bekommen: { $pays }.
board-choose-taxed =
    { $number ->
        [one] Zuerst Steuern: Du zahlst 1 Stein.
       *[other] Zuerst Steuern: Du zahlst { $number } Steine.
    }
board-tower-safe = Kein Angriff auf { $area }, solange der Turm steht.
board-tower-defends = Seine Schützen helfen bei { $areas }.
board-tower-gate = Er versperrt ein Tor.
board-white-brings =
    { $number ->
        [one] Deine Gebiete verteidigen sich mit 1 mehr.
       *[other] Deine Gebiete verteidigen sich mit { $number } mehr als dem Würfel.
    }
board-black-brings =
    { $number ->
        [one] Du darfst den Schwarzen Meister führen: 1 mehr als der Würfel, wenn er angreift. Er bekommt einen Punkt: { $score }.
       *[other] Du führst den Schwarzen Meister: { $number } mehr als der Würfel, wenn er angreift. Er bekommt einen Punkt: { $score }.
    }
board-swap-brings = Das kostet { $number } Steine. Du ziehst ein anderes; sonst sieht niemand, welches.
board-fight = Angriff auf { $area }
board-fight-led = geführt von { $who }
board-die-plus = Würfel + { $number }
board-odds = Er siegt { $win } %, gleich { $tie } %, er verliert { $lose } %.
board-odds-win = Gebiet fällt
board-odds-tie = Ritter geht
board-odds-lose = nichts
board-more-for-master = { $number } mehr für den Schwarzen Meister
board-less-for-master = { $number } weniger für den Schwarzen Meister
board-fight-stake =
    { $many ->
        [one] Siegt er, so gehört { $areas } ihm.
       *[other] Siegt er, so gehören { $areas } ihm.
    }
board-fight-stake-points =
    { $many ->
        [one] Siegt er, so gehört { $areas } ihm: { $changes }.
       *[other] Siegt er, so gehören { $areas } ihm: { $changes }.
    }
board-fight-win = { $attack } gegen { $defence }: { $area } fällt.
board-fight-tie = Je { $attack }: Der Ritter verlässt { $area }.
board-fight-lose = { $defence } hält gegen { $attack }: { $area } bleibt.
board-plays-for-master = { $who } spielt { $card } für den Schwarzen Meister
board-struck-pionier-master = Ein schwarzer Ritter nimmt das neutrale Gebiet, mit dem, was dort steht.
board-struck-overval-master = Das Gebiet geht an den Schwarzen Meister, mit dem, was dort steht.
board-struck-hekserij-master = Dein Gebäude verschwindet vom Spielplan, und die Karte wird abgelegt.
board-attacks = { $who } lässt den Schwarzen Meister angreifen
board-conquers = Der Schwarze Meister, geführt von { $who }, will erobern
board-verdict-good =
    { $number ->
        [one] { $who } hat gesiegt
       *[other] { $who } haben gesiegt
    }
board-verdict-evil =
    { $number ->
        [one] { $who } war der Schwarze Meister
       *[other] { $who } waren der Schwarze Meister
    }
board-evil-wins-points =
    Der Schwarze Meister hat { $master ->
        [one] 1 Punkt
       *[other] { $master } Punkte
    }, niemand sonst mehr als { $best }. { $number ->
        [one] Mehrere hatten 1 schwarzes Plättchen im Wert von { $value }; die meisten Punkte von ihnen: { $who }.
       *[other] Mehrere hatten { $number } schwarze Plättchen im Wert von { $value }; die meisten Punkte von ihnen: { $who }.
    }
board-good-wins-tied =
    Der Schwarze Meister hat { $master ->
        [one] 1 Punkt
       *[other] { $master } Punkte
    }, und mehrere, die siegen konnten, haben { $best }. Die meisten weißen Plättchen, oder dann die wenigsten schwarzen: { $who }.
board-evil-wins = Das Böse hat gesiegt
board-evil-wins-why =
    Der Schwarze Meister hat { $master ->
        [one] 1 Punkt
       *[other] { $master } Punkte
    }, niemand sonst mehr als { $best }. { $winners ->
        [one] { $who } diente ihm am besten, mit { $number ->
                [one] 1 schwarzen Plättchen
               *[other] { $number } schwarzen Plättchen
            }, und war die ganze Zeit der Schwarze Meister.
       *[other] { $who } dienten ihm am besten, jeweils mit { $number ->
                [one] 1 schwarzen Plättchen
               *[other] { $number } schwarzen Plättchen
            }, und waren die ganze Zeit der Schwarze Meister.
    }
board-evil-wins-values =
    Der Schwarze Meister hat { $master ->
        [one] 1 Punkt
       *[other] { $master } Punkte
    }, niemand sonst mehr als { $best }. { $number ->
        [one] Mehrere hatten 1 schwarzes Plättchen; das von { $who } war mehr wert.
       *[other] Mehrere hatten { $number } schwarze Plättchen; die von { $who } waren mehr wert.
    }
board-evil-no-servant =
    Der Schwarze Meister hat { $master ->
        [one] 1 Punkt
       *[other] { $master } Punkte
    }, niemand sonst mehr als { $best }; doch niemand, der siegen konnte, hatte ihm gedient. { $winners ->
        [one] So hat { $who } gesiegt.
       *[other] So haben { $who } gesiegt.
    }
board-good-wins = Das Gute hat gesiegt
board-good-wins-why =
    Der Schwarze Meister hat { $master ->
        [one] 1 Punkt
       *[other] { $master } Punkte
    }, und die höchste Punktzahl ist { $best }. { $winners ->
        [one] { $who } hat gesiegt.
       *[other] { $who } haben gesiegt.
    }
board-nobody-wins = Alle wurden aus der Stadt vertrieben: Niemand hat gesiegt.

## Die Regeln

book-VERRAAD = Het Verraad
chapter-VERRAAD-0 = Vorbereitung
chapter-VERRAAD-1 = Erträge: die Auslage
chapter-VERRAAD-2 = Aktionen
chapter-VERRAAD-3 = Wachtürme
chapter-VERRAAD-4 = Kraftplättchen
chapter-VERRAAD-5 = Einflusskarten
chapter-VERRAAD-6 = Das rote Feld
chapter-VERRAAD-7 = Der Schwarze Meister geht
chapter-VERRAAD-8 = Er greift an
chapter-VERRAAD-9 = Sein Besitz, und Isolation
chapter-VERRAAD-10 = Großmächte
chapter-VERRAAD-11 = Das Ende

rule-VERRAAD-0-1 = Es gibt keine Ereignisse. Der Zugstapel hat nur Gebäudekarten, Epoche A auf B auf C; die Starthände kommen aus A. Die Einflusskarten sind ein eigener Stapel. Pfandhaus und freier Markt sind offen und leer.
rule-VERRAAD-0-2 = Der Schwarze Meister wartet vor der Stadt, mit 25 schwarzen Rittern und ohne Punkte. 12 Wachtürme, 30 weiße und 30 schwarze Kraftplättchen liegen neben dem Spielplan, die schwarzen verdeckt.
rule-VERRAAD-0-3 = Bevor Gebiete gewählt werden, werden drei Karten vom Zugstapel offen ausgelegt: die Auslage.
rule-VERRAAD-0-4 = Sind alle Startgebiete gewählt, setzen alle kostenlos einen Wachturm auf eines von ihren: Wer zuletzt spielt, beginnt, und es geht gegen den Uhrzeigersinn.
rule-VERRAAD-1-1 = Ein Zug hat vier Phasen: Erträge, Aktionen, Einfluss, Schwarzer Meister.
rule-VERRAAD-1-2 = Erträge: Du wählst eine Karte der Auslage und nimmst sie auf die Hand. Ihre Kategorie bringt allen Erträge; ein Stadtgebäude bringt zuerst Steuer.
rule-VERRAAD-1-3 = Steine auf der gewählten Karte gehören dir. Sie kommen nach der Steuer, die sie nicht trifft.
rule-VERRAAD-1-4 = Auf jede Karte der Auslage, die du nicht wählst, kommt ein Stein; sie sammeln sich an.
rule-VERRAAD-1-5 = Dann wird die Auslage vom Zugstapel auf drei aufgefüllt. Auf einer neuen Karte liegen keine Steine.
rule-VERRAAD-1-6 = Drei Karten einer Kategorie in der Auslage werden abgelegt, ihre Steine gehen an die Bank, und drei neue werden ausgelegt, bis es mindestens zwei Kategorien sind.
rule-VERRAAD-1-7 = Wurden beim Auffüllen der Auslage zehnmal drei einer Kategorie abgelegt, bleiben die nächsten drei liegen.
rule-VERRAAD-1-8 = Ohne Karten in Zugstapel und Ablagestapel bleibt die Auslage kürzer, bis ein Zug beginnt und eine gezogen werden kann. Ist sie leer, gibt es weder Wahl noch Steuer noch Erträge, und die Runde ist die letzte.
rule-VERRAAD-2-1 = Die Auslage ist nur für die Wahl da. Gebäudekarten, die du kaufst, kommen ungesehen vom Zugstapel, und Goldener Handel nimmt keine aus der Auslage.
rule-VERRAAD-2-2 = Ein Gebäude wird nur abgerissen, indem ein anderes darüber gebaut wird. Du zahlst { $demolish_cost ->
        [0] nur das neue
       *[other] auch den Abriss, 5 Steine
    }, und die alte Karte { $demolish_card ->
        [removed] scheidet aus dem Spiel aus
       *[other] wird abgelegt
    }.
rule-VERRAAD-2-3 = Wo der Schwarze Meister steht, darf nichts gebaut werden, weder Gebäude noch Wachturm; aber das Gebiet darf gekauft werden.
rule-VERRAAD-3-1 = Du darfst für 5 Steine einen Wachturm kaufen und setzt ihn sofort auf eines deiner Gebiete, mit oder ohne Gebäude.
rule-VERRAAD-3-2 = Du baust höchstens einen Wachturm pro Zug.
rule-VERRAAD-3-3 = Es gibt 12 Wachtürme. Solange alle auf dem Spielplan stehen, ist keiner zu kaufen.
rule-VERRAAD-3-4 = Auf einem Gebiet steht höchstens ein Wachturm.
rule-VERRAAD-3-5 = Ein Wachturm gehört, wem das Gebiet gehört, und geht bei Isolation mit über.
rule-VERRAAD-3-6 = Überfall, Brand, Spion oder Hexerei auf ein Gebiet mit Wachturm kostet nur den Turm; Ritter und Gebäude bleiben. Schutz rettet auch den Turm.
rule-VERRAAD-3-7 = { $tower_shields ->
        [any] Wo ein Wachturm den Schlag abfängt, brauchen Brand und Hexerei kein Gebäude, das sie treffen könnten.
       *[other] Brand und Hexerei brauchen ein Gebäude, das sie treffen könnten, auch wo ein Wachturm den Schlag abfängt.
    }
rule-VERRAAD-4-1 = Du darfst Kraftplättchen kaufen, weiße oder schwarze. Auf jeder Seite deiner Burg kosten sie der Reihe nach { $prices } Steine.
rule-VERRAAD-4-2 = Du kaufst höchstens zwei Kraftplättchen pro Zug, gleich welcher Farbe.
rule-VERRAAD-4-3 = Deine Burg hat sechs Felder für jede Farbe.
rule-VERRAAD-4-4 = Ein schwarzes Plättchen ziehst du ungesehen. Nur du kennst seinen Wert, 1 bis 4; alle sehen, wie viele du hast.
rule-VERRAAD-4-5 = Jedes gekaufte schwarze Plättchen bringt dem Schwarzen Meister 1 Punkt.
rule-VERRAAD-4-6 = Für 5 Steine darfst du eines deiner schwarzen Plättchen tauschen: Du sagst, welches, ziehst ein neues, und dann wird das alte unter die verdeckten gemischt. Es zählt nicht als eines von zweien.
rule-VERRAAD-4-7 = { $swap_any_token ->
        [yes] Auch weiße Plättchen können getauscht werden, gegen ein schwarzes, das ein freies Feld braucht.
       *[other] Nur schwarze Plättchen können getauscht werden.
    }
rule-VERRAAD-4-8 = Ein Tausch bringt dem Schwarzen Meister { $swap_moves_marker ->
        [yes] 1 Punkt
       *[other] nichts
    }.
rule-VERRAAD-5-1 = Einflusskarten spielst du in deinem Zug: vor deiner Wahl, bei deinen Aktionen und in der Phase des Schwarzen Meisters – aber nicht zwischen Würfel und Schritten. Schutz und Blockade nur in fremden Zügen.
rule-VERRAAD-5-2 = Zauberer, nur wenn die Auslage nach deiner Wahl aufgefüllt wird: Sieh dir die obersten zwei Karten des Zugstapels an und lege eine aus; die andere kommt nach unten. Gefragt wird nur, wer einen hat.
rule-VERRAAD-5-3 = Der Schwarze Meister gilt als Gegner: Karten dürfen seine Gebiete, Gebäude und Türme treffen. Er zahlt keine Schenkung und reagiert nie.
rule-VERRAAD-5-4 = In der Phase des Schwarzen Meisters dienen Einflusskarten nur ihm, auf neutralen Gebieten und auf denen der anderen. Andere dürfen reagieren; Wachtürme schützen.
rule-VERRAAD-5-5 = Pionier für den Schwarzen Meister: Ein schwarzer Ritter kommt auf ein beliebiges neutrales Gebiet; ein verlassenes Gebäude dort gehört ihm.
rule-VERRAAD-5-6 = Überfall für den Schwarzen Meister: { $raid_beside ->
        [active] Ein Gebiet von jemandem, das an eines von dir grenzt,
       *[other] Ein Gebiet von jemandem, das an ein schwarzes grenzt, oder wo er steht, oder das daran grenzt,
    } wird schwarz, samt Gebäude und Punkten.
rule-VERRAAD-5-7 = Hexerei für den Schwarzen Meister: Das Gebäude verschwindet, und die Karte wird abgelegt.
rule-VERRAAD-5-8 = Zauberer, Schenkung und Goldener Handel können in der Phase des Schwarzen Meisters nicht gespielt werden.
rule-VERRAAD-6-1 = Stehst du nach deinen Aktionen auf einem roten Feld und ging es in diesem Zug zuletzt vorwärts, ziehst du eine Einflusskarte, noch vor der Phase des Schwarzen Meisters.
rule-VERRAAD-6-2 = { $red_card_same_turn ->
        [yes] Diese Karte darf in der Phase des Schwarzen Meisters desselben Zuges gespielt werden.
       *[other] Diese Karte muss auf einen späteren Zug warten.
    }
rule-VERRAAD-7-1 = Nur mit einem schwarzen Plättchen hast du eine Phase des Schwarzen Meisters; sonst, oder wenn es darin nichts zu tun gibt, ist dein Zug zu Ende.
rule-VERRAAD-7-2 = Du darfst den Schwarzen Meister bewegen: Wirf den schwarzen Würfel, oder wirf nicht und zähle deine schwarzen Plättchen. So viele Schritte geht er höchstens; er darf weniger gehen oder stehen bleiben.
rule-VERRAAD-7-3 = Ein Schritt führt in ein angrenzendes Gebiet oder von einem Stadttor zum anderen, was für { $gate_step ->
        [2] zwei
       *[other] einen
    } zählt. In die Mitte kommt er nie.
rule-VERRAAD-7-4 = Er kommt durch ein Tor in die Stadt, was einen Schritt kostet, und verlässt sie nicht mehr.
rule-VERRAAD-7-5 = Er darf kein Gebiet mit Wachturm betreten, außer um über deine hinwegzugehen, wenn du ihn führst, und über seine eigenen.
rule-VERRAAD-7-6 = Er endet nie auf einem Gebiet mit Wachturm und greift deshalb nie eines an.
rule-VERRAAD-8-1 = Dann darf er einmal angreifen, wenn er auf einem Gebiet von jemandem von euch steht. Auf einem neutralen oder schwarzen Gebiet gibt es nichts anzugreifen.
rule-VERRAAD-8-2 = { $attack_own_area ->
        [yes] Auch ein Gebiet von dir darf er angreifen, wenn du ihn führst.
       *[other] Ein Gebiet von dir greift er nicht an, wenn du ihn führst.
    }
rule-VERRAAD-8-3 = Angriff: der schwarze Würfel plus die Zahl der schwarzen Plättchen der Person, die ihn führt.
rule-VERRAAD-8-4 = Verteidigung: der weiße Würfel plus die Zahl der weißen Plättchen der angegriffenen Person, plus eins für jeden ihrer Wachtürme auf angrenzenden Gebieten – die Bogenschützen.
rule-VERRAAD-8-5 = Ist der Angriff höher, nimmt ein schwarzer Ritter das Gebiet; ein Gebäude und seine Punkte gehen an den Schwarzen Meister.
rule-VERRAAD-8-6 = Ist die Verteidigung höher, ändert sich nichts.
rule-VERRAAD-8-7 = Sind sie gleich, geht der Ritter, und das Gebiet ist neutral; ein Gebäude dort ist verlassen, und seine Punkte sind verloren.
rule-VERRAAD-8-8 = In jedem Fall bleibt der Schwarze Meister stehen; nach einem Angriff geht er nicht weiter.
rule-VERRAAD-8-9 = { $protection_stops_attack ->
        [yes] Schutz wehrt einen Angriff ab: Wem das Gebiet gehört, wird vor dem Würfeln gefragt.
       *[other] Schutz wehrt einen Angriff nicht ab.
    }
rule-VERRAAD-8-10 = { $blockade_stops_conquest ->
        [yes] Blockade verhindert eine Eroberung: Wer eine hat, wird nach dem Würfeln gefragt.
       *[other] Blockade verhindert eine Eroberung nicht.
    }
rule-VERRAAD-9-1 = Der Schwarze Meister hat Gebiete, Gebäude und Wachtürme. Seine Punkte sind seine Gebäude, seine Großmächte und was schwarze Plättchen ihm gebracht haben. Steine oder Karten hat er nicht.
rule-VERRAAD-9-2 = Jedes Gebiet, das er nimmt, braucht einen schwarzen Ritter; ist keiner mehr da, bleibt der Ritter dort.
rule-VERRAAD-9-3 = Eine Eroberung isoliert angrenzende Gebiete derselben Person, die keinen Nachbarn mehr haben, der neutral ist oder ihr gehört. Sie gehen an den Schwarzen Meister, samt Gebäuden und Wachtürmen. Sonst isoliert nur ein Kauf: nie eine Karte oder die Wahl der Startgebiete. Ein so umschlossenes Gebiet ist sicher, bis einer seiner Nachbarn wieder neutral ist und gekauft wird.
rule-VERRAAD-9-4 = Gebiete des Schwarzen Meisters können durch einen Kauf isoliert werden wie andere auch.
rule-VERRAAD-10-1 = Drei weitere Großmächte, für die Ersten mit dreien: Wachtürme, 4 Punkte; weiße Plättchen, 5; schwarze Plättchen, 3. Sie bringen keine Erträge.
rule-VERRAAD-10-2 = Sie werden übernommen und gehen verloren wie die anderen, nach der Zahl der Türme oder Plättchen.
rule-VERRAAD-10-3 = Der Schwarze Meister kann die Großmächte der vier Kategorien und der Wachtürme haben, aber nicht die der guten und der dunklen Kraft.
rule-VERRAAD-11-1 = Das Ziel sind 50 Punkte zu zweit, 35 zu dritt, 30 zu viert, 25 zu fünft. Es zählt, sobald es erreicht ist, auch wenn die Punkte wieder verloren gehen.
rule-VERRAAD-11-2 = Dann wird die Runde zu Ende gespielt, sodass alle gleich oft am Zug waren, und das Spiel ist aus, wie viele Punkte es auch noch sind.
rule-VERRAAD-11-3 = Erreicht der Schwarze Meister das Ziel, { $master_triggers_end ->
        [yes] ist die Runde auch die letzte
       *[other] ändert das nichts
    }.
rule-VERRAAD-11-4 = Das Böse gewinnt, wenn der Schwarze Meister { $master_wins_ties ->
        [yes] mindestens so viele Punkte hat wie die beste Person
       *[other] mehr Punkte hat als alle
    }.
rule-VERRAAD-11-5 = Sonst gewinnt das Gute: wer die meisten Punkte hat; dann mehr weiße Plättchen, dann weniger schwarze; danach wird der Sieg geteilt.
rule-VERRAAD-11-6 = Gewinnt das Böse, so ist, wer die meisten schwarzen Plättchen hat, der Schwarze Meister und gewinnt.
rule-VERRAAD-11-7 = Am Ende decken alle ihre schwarzen Plättchen auf. Haben mehrere die meisten, gewinnt die höchste Summe der Werte.
rule-VERRAAD-11-8 = Ist auch sie gleich, entscheiden ihre eigenen Punkte; danach wird der Sieg geteilt.
rule-VERRAAD-11-9 = Hat niemand, der gewinnen kann, ein schwarzes Plättchen, gewinnen trotzdem die meisten Punkte.
rule-VERRAAD-11-10 = Ohne Gebiete bist du aus der Stadt vertrieben: Du kommst weiter an die Reihe und behältst deine Punkte, gewinnst aber weder für das Gute noch als Schwarzer Meister. Hat niemand ein Gebiet, gewinnt niemand.

## Lektionen

lesson-seat-green = Grün
lesson-seat-purple = Lila

lesson-verraad-row = Het Verraad: die offene Auslage
lesson-verraad-tokens = Het Verraad: Kraftplättchen
lesson-verraad-gates = Het Verraad: Tore und Wachtürme
lesson-verraad-attack = Het Verraad: Der Schwarze Meister greift an
lesson-verraad-tower = Het Verraad: Ein Turm fängt den Schlag ab
lesson-verraad-rebuild = Het Verraad: Überbauen
lesson-verraad-good = Het Verraad: Das Gute siegt
lesson-verraad-evil = Het Verraad: Das Böse siegt

lesson-verraad-row-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten, und beginnst. Ereignisse gibt es nicht: Drei Gebäudekarten liegen offen, und du wählst eine davon. Alle haben einen Wachturm auf ein Gebiet gesetzt; setze deinen in Wollgasse (m3).
lesson-verraad-row-three = Wähle den Pferdestall; er gehört dir. Auf die beiden Zollhäuser, die du liegen lässt, kommt je ein Stein, und die Auslage wird aufgefüllt: ein Marktstand. Jetzt ist es dreimal Handel! Also werden sie abgelegt, die zwei Steine gehen an die Bank, und drei neue Karten kommen.
lesson-verraad-row-cubes = Baue das Zollhaus in Wollgasse und die Schmiede in Hopfengarten (o6). Deine Burg zeigt, was jede Farbe dir bringen würde: Handel 3 + 2 = 5, Gewerbe 2 + 1 = 3. Selbst rechnen musst du nie.
lesson-verraad-row-other = Beende deinen Zug. Blau wählt die Schmiede. Wer wählt, entscheidet für alle: Gewerbe bringt dir 3, und Blau nichts.
lesson-verraad-row-tax = Dein Zug, mit 8 Steinen. Auf der Kapelle liegt ein Stein; wähle sie. Sie ist ein Stadtgebäude, also kommt zuerst die Steuer: Du zahlst 3, Blau 5. Erst dann nimmst du den Stein, und den trifft keine Steuer.
lesson-verraad-row-if-house = Mit dem Bürgerhaus hätte es keine Steuer gegeben – für Blau auch nicht.
lesson-verraad-row-end = Sieh dir also die Burgen der anderen an, bevor du wählst: Was bringst du ihnen, und was kostet sie die Steuer? Und eine Karte, die niemand will, wird mit jedem Zug reicher.

lesson-verraad-tokens-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Du hast einen Pferdestall gewählt und hast 10 Steine.
lesson-verraad-tokens-buy = Kaufe zwei schwarze Kraftplättchen: Das erste kostet 3 Steine, das zweite 4. Du ziehst sie ungesehen, und nur du siehst ihren Wert: eine 1 und eine 3. Jedes bringt auch dem Schwarzen Meister einen Punkt. Mehr als zwei Plättchen im Zug darfst du nicht kaufen.
lesson-verraad-tokens-if-both = Ein weißes und ein schwarzes hätten je 3 gekostet, denn jede Seite deiner Burg hat ihre eigenen Preise.
lesson-verraad-tokens-wait = Beende deine Aktionen. Mit einem schwarzen Plättchen hast du eine vierte Phase: Du darfst den Schwarzen Meister führen. Lass ihn noch stehen. Dann wählt Blau eine Karte und beendet den Zug.
lesson-verraad-tokens-swap = Wähle den Festungsturm mit seinen zwei Steinen; die Steuer trifft Blau. Für 5 Steine darfst du ein schwarzes Plättchen tauschen: Gib die 1 zurück. Du ziehst eine 4. Alle sehen, dass du tauschst, aber nicht, was; und der Schwarze Meister bekommt dafür keinen Punkt.
lesson-verraad-tokens-end = Für Schritte und Angriffe zählt nur, wie viele schwarze Plättchen du hast. Die Werte zählen erst ganz am Ende, wenn das Böse gewinnt und mehrere gleich viele haben: Dann ist die höchste Summe der Schwarze Meister.

lesson-verraad-gates-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Die Stadt hat drei Tore: Kreuztor (o2), wo der Wachturm von Blau steht, Südtor (o10), wo deiner steht, und Westtor (o18).
lesson-verraad-gates-tokens = Wähle den Pferdestall, kaufe zwei schwarze Plättchen und beende deine Aktionen. Der Schwarze Meister wartet noch draußen.
lesson-verraad-gates-steps = Du darfst für seine Schritte würfeln oder nach deinen Plättchen gehen: Das sind sichere zwei. Wähle die Plättchen und sieh, wohin er kann. Der Turm von Blau versperrt Kreuztor. Über deinen darf er hinweg, aber enden kann er dort nicht, und auf keinem anderen Turm.
lesson-verraad-gates-if-roll = Mit einer 1 auf dem Würfel hätte er nur nach Westtor gekonnt: In Südtor darf er nicht enden.
lesson-verraad-gates-through = Führe ihn nach Lehmgrube (o9). Der erste Schritt bringt ihn nach Südtor, an deinem eigenen Turm vorbei, der zweite nach Lehmgrube. Er steht auf einem neutralen Gebiet, also gibt es nichts anzugreifen, und dein Zug ist zu Ende.
lesson-verraad-gates-end = Von Tor zu Tor braucht er nur einen Schritt. Türme an allen drei Toren halten ihn draußen – bis einer fällt, oder bis jemand ihn am eigenen Turm vorbeilässt.

lesson-verraad-attack-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Das ist das Beispiel der Spielregel, rund um Kreuztor (o2), wo Blau einen Wachturm hat. Du hast Weidenufer (m0) und Wagengasse (o3).
lesson-verraad-attack-enter = Wähle den Pferdestall, kaufe zwei schwarze Plättchen und beende deine Aktionen. Würfle für die Schritte des Schwarzen Meisters: eine 6! Führe ihn durch Westtor herein und weiter nach Obstgarten (o23).
lesson-verraad-attack-blue = Blau kauft Schafweide (o1), baut in Kreuztor ein Zollhaus und gibt der Kirche 3 und 4 Steine für zwei weiße Plättchen.
lesson-verraad-attack-first = Wähle den Festungsturm mit seinen zwei Steinen, kaufe Lindenhof (m1) und beende deine Aktionen. Führe den Schwarzen Meister nach deinen Plättchen nach Nordschleuse (o0) und greif an: 6 + 2 gegen 1 + 2. Ein schwarzer Ritter tritt an die Stelle des Ritters von Blau.
lesson-verraad-attack-wait = Blau wählt eine Karte und wartet ab.
lesson-verraad-attack-move = Wähle das Bürgerhaus und beende deine Aktionen. Führe den Schwarzen Meister nach deinen Plättchen einen Schritt weiter, nach Schafweide. Daneben steht der Turm von Blau, und seine Bogenschützen werden helfen.
lesson-verraad-attack-dice = Greif an. Der schwarze Würfel zeigt 6, und du hast zwei schwarze Plättchen: 8. Der weiße zeigt 1; Blau hat zwei weiße Plättchen und einen Turm daneben: 4. Schafweide ist erobert. Und Kreuztor hat jetzt keinen Nachbarn mehr, der neutral ist oder Blau gehört: Es ist abgeschnitten und geht auch an den Schwarzen Meister, samt Zollhaus und Turm. Blau verliert 3 Punkte, der Schwarze Meister gewinnt 3.
lesson-verraad-attack-if-equal = Mit einer 5 auf dem weißen Würfel wäre es 8 gegen 8 gewesen: Der Ritter von Blau geht, Schafweide ist neutral, und Kreuztor ist sicher.
lesson-verraad-attack-if-held = Mit einer 1 gegen eine 6 wäre die Verteidigung höher gewesen, und nichts hätte sich geändert. Gewonnen oder verloren, der Schwarze Meister bleibt stehen.
lesson-verraad-attack-end = Die Punkte gehören ihm, nicht dir. Erreicht aber jemand das Ziel, wird die Runde zu Ende gespielt; und hat der Schwarze Meister dann mehr Punkte als alle, gewinnt er – und er ist, wer die meisten schwarzen Plättchen hat. Sonst gewinnen die meisten Punkte, dann weiße Plättchen, dann wenige schwarze.

lesson-verraad-tower-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Blau hat begonnen und in Kreuztor (o2), wo der Wachturm von Blau steht, ein Zollhaus gebaut.
lesson-verraad-tower-fire = Wähle den Marktstand mit seinem Stein. Handel bringt auch Blau etwas, aber das macht nichts. Kaufe eine Einflusskarte für 5 Steine: einen Brand. Spiele ihn auf Kreuztor. Der Turm fängt den Schlag ab und kommt zurück neben den Spielplan; das Zollhaus bleibt stehen.
lesson-verraad-tower-again = Kaufe noch eine Einflusskarte: einen zweiten Brand. Spiele auch ihn auf Kreuztor. Jetzt schützt nichts mehr das Zollhaus, und es brennt nieder: Blau verliert 3 Punkte.
lesson-verraad-tower-end = Ein Turm hält einen Überfall, einen Brand, einen Spion oder eine Hexerei auf. Gegen den Schwarzen Meister ist er stärker: Wo ein Turm steht, kann der nie angreifen.

lesson-verraad-rebuild-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Wähle den Pferdestall, baue die Schmiede in Wagengasse (o3) und einen Brunnen in Birkenwinkel (o5), und beende deinen Zug mit 3 Punkten.
lesson-verraad-rebuild-wait = Blau wählt den Marktstand und tut sonst nichts.
lesson-verraad-rebuild-over = Wähle das Bürgerhaus, das dir 1 Stein für den Brunnen bringt. Dann baue das Zollhaus in Wagengasse, über die Schmiede. Hier zahlst du nur die 3 Steine für das neue Gebäude; das alte kostet nichts. Du bekommst 1 Punkt dazu, und die Schmiede scheidet für immer aus dem Spiel aus.
lesson-verraad-rebuild-end = In De Ontembare Stad hätte der Abriss noch 5 gekostet. Hier lohnt es sich also, mit kleinen Gebäuden zu beginnen und sie später zu ersetzen.

lesson-verraad-good-begin = Du bist Lila und in jeder Runde zuletzt von fünf am Zug, und das Spiel ist fast zu Ende: 25 Punkte sind das Ziel, du hast 18, Rot und Grün je 17. Der Schwarze Meister hat 18, nicht mehr als du; jetzt würde also das Gute siegen.
lesson-verraad-good-last = Grün baut eine Börse und ein Stadtpalais und hat 26 Punkte: Das Ziel ist erreicht, das Spiel aber noch nicht gewonnen. Dann schickt Grün einen Spion in deine Salzgasse (m8): Spiele Schutz. Die Runde wird zu Ende gespielt, und du hast noch einen Zug.
lesson-verraad-good-build = Wähle die Weberei mit ihren vier Steinen und baue sie in Kreuztor (o2). Das macht 21 Punkte – fünf zu wenig.
lesson-verraad-good-white = Du hast drei weiße Plättchen, und Rot ebenso; Rot hatte sie zuerst und hat die Großmacht. Kaufe ein viertes für 6 Steine: Du nimmst Rot die Großmacht der guten Kraft ab, und die ist 5 Punkte wert. Jetzt hast du 26, so viele wie Grün.
lesson-verraad-good-if-done = Ohne das Plättchen hätte Grün gesiegt, mit 26 Punkten gegen deine 21.
lesson-verraad-good-over = Beende deine Aktionen. Alle waren gleich oft am Zug, und das Spiel ist zu Ende. Der Schwarze Meister hat 18 Punkte und steht nicht am höchsten: Das Gute siegt. Grün und du haben gleich viele Punkte, also entscheiden die weißen Plättchen: Du hast vier, Grün zwei. Du hast gesiegt!
lesson-verraad-good-end = Bei gleich vielen weißen Plättchen würden weniger schwarze entscheiden, und danach wird der Sieg geteilt. Wer auf das Gute hofft, gibt also der Kirche und lässt den Schwarzen Meister in Ruhe.

lesson-verraad-evil-begin = Du bist Lila und in jeder Runde zuletzt von fünf am Zug. Du liegst weit zurück, mit 12 Punkten gegen 21 von Orange. Aber der Schwarze Meister hat 23, mehr als alle, und du hast drei schwarze Plättchen: 2, 1 und 4. Blau hat auch drei, Grün zwei, Rot eines.
lesson-verraad-evil-target = Blau führt den Schwarzen Meister auf deine Schafweide (o1) und erobert sie: 25 Punkte. Auch er kann das Ziel erreichen, und so ist diese Runde die letzte.
lesson-verraad-evil-others = Die Runde wird trotzdem zu Ende gespielt. Orange baut, nimmt Rot die Großmacht der guten Kraft ab und hat nun 29 Punkte. Grün kauft ein drittes schwarzes Plättchen, das dem Schwarzen Meister seinen 26. Punkt bringt, und führt ihn gegen Blau: Angriff und Verteidigung sind gleich, und das bringt ihm nichts. So würde das Gute siegen, und Orange damit.
lesson-verraad-evil-turn = Dein letzter Zug. Wähle eine Weberei mit ihren zwei Steinen, baue die Börse in Pilgergasse (m2) und die Weberei auf Kleefeld (o4), und beende deine Aktionen. Geh nach deinen Plättchen, drei Schritte, und führe den Schwarzen Meister nach Ostschleuse (o7), wo die Weberei von Orange steht.
lesson-verraad-evil-attack = Greif an! 6 und deine drei schwarzen Plättchen machen 9; 1, die vier weißen Plättchen von Orange und die Bogenschützen von drei Türmen machen 8. Die Weberei ist sein drittes Gewerbegebäude: Mit der Großmacht hat er 31 Punkte, und Orange 26. Das Böse siegt. Blau, Grün und du haben je drei schwarze Plättchen, also werden sie umgedreht: 5, 3 und – 2 + 1 + 4 – 7. Du warst die ganze Zeit der Schwarze Meister und hast mit 11 Punkten gesiegt.
lesson-verraad-evil-if-held = Mit einer 1 gegen eine 6 hätte Orange das Gebiet gehalten und für das Gute gesiegt, mit 29 Punkten gegen 26 des Schwarzen Meisters.
lesson-verraad-evil-end = Zuerst zählt, wie viele schwarze Plättchen man hat, dann die Summe ihrer Werte, dann die eigenen Punkte; danach wird der Sieg geteilt. Wer kein Gebiet mehr hat, kann weder für das Gute noch als Schwarzer Meister siegen. Und hat niemand, der siegen könnte, ein schwarzes Plättchen, so siegt doch die beste Person.

## Was die Partie ergibt

source-gifts = Schwarze Plättchen
portion-exchanges = Getauschte Plättchen

award-defender = Der Verteidiger
award-defender-text = den Schwarzen Meister { $number }-mal zurückgeschlagen
