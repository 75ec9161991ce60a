# Was an jedem Tisch gesagt wird.

why-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht an der Reihe.
why-no-undo = Du kannst nichts rückgängig machen: Inzwischen wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
why-see-first = Sieh erst, was daraus wird; dann entscheide, wie es weitergeht.

## Das Ergebnis

result-title = Ergebnis
result-rank = Rang
result-name = Name
result-points = Punkte
result-winner = { $who } hat mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } gewonnen.
result-shared = Geteilter Sieg: { $who }, mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
result-all-equal = Gleichstand für alle, mit je { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.

# Was den Ausschlag gab. $gains: Dinge mit ihren Punkten, wie „Dorf (7)“
gain = { $what } ({ $points })
decided-ahead =
    { $round ->
        [0] { $who } ging endgültig in Führung: { $gains }.
       *[other] In Runde { $round } ging { $who } endgültig in Führung: { $gains }.
    }
decided-ahead-last = Bis zuletzt war alles offen; dann brachte dies { $who } nach vorn: { $gains }.
decided-behind =
    { $round ->
        [0] Danach holte niemand { $who } mehr ein.
       *[other] Von Runde { $round } an holte niemand { $who } mehr ein.
    }
decided-behind-last = Bis zuletzt war alles offen; erst dann lag { $who } vorn.
decided-level =
    { $round ->
        [0] Sie zogen gleich, und niemand überholte sie mehr.
       *[other] In Runde { $round } zogen sie gleich, und niemand überholte sie mehr.
    }
decided-level-last = Erst ganz am Ende zogen sie gleich.
decided-margin = Was den Unterschied zu { $other } machte: { $source }, { $mine } zu { $theirs }.

## Die Regeln

rule-option = Option „{ $option }“: { $value } (Standard). Sonst: { $others }.
rule-option-changed = Hausregel „{ $option }“: { $value }. Standard: { $default }.
ours = von uns
ours-help = Diese Regel ist von uns: Sie steht in keiner Spielregel. Sie klärt, was die Spielregel offenlässt, damit das Spiel weitergeht und endet.
versions-title = Fassungen dieser Regeln
