### Was Lernende bei Kuhn poker wissen wollen, auf Deutsch: das Spiel auf einen Blick, jede Entscheidung erklärt und jedes Zeichen.
### Die Seite holt diese Datei erst, wenn jemand fragt.

## Auf einen Blick

game-win = Gewinne die Münzen des anderen: mit der höheren Karte, oder weil er aufgibt.
game-turn = Du siehst deine Karte an und passt oder setzt eine Münze; nach einem Einsatz geht der andere mit oder gibt auf.

## Jede Entscheidung: was sie bringt, und worauf man achtet

prompt-bet-brings = Ein Einsatz gewinnt sofort die Münze des anderen, wenn er aufgibt, oder zwei, wenn deine Karte höher ist. Er kann dich auch zwei kosten.
prompt-bet-look = Deine Karte: Der König gewinnt immer, wenn aufgedeckt wird, der Bube nie.

prompt-answer-brings = Mitgehen kostet eine Münze und bringt zwei, wenn deine Karte höher ist. Aufgeben kostet nur die Münze, die schon in der Mitte liegt.
prompt-answer-look = Wie oft der andere blufft; mit der Dame zählt nur das.
