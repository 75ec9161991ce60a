### What learners of Verräter ask, in English: the game at a glance, each decision explained, and every sign.
### The page fetches this file only when somebody asks.

## At a glance

game-win = Have the most points after eight rounds, nine with three players. You score whenever the house you stand with takes a land.
game-turn = Each round: a border is contested, everyone secretly takes a role and lays supply cards; then roles are revealed, and the stronger house takes the land.

## Each decision: what it brings, and what to look at

prompt-farm-brings = One supply card every round, for as long as your house holds the land above it. You may move it later if you become the builder.
prompt-farm-look = Lands of your own house with a high value, away from the other house: they are seldom fought over.

prompt-conflict-brings = The small numbers on a land are what each winner gets if it is taken: the fewer winners, the more for each.
prompt-conflict-look = Where your house is the stronger and the other land pays well – and where your own farms are safe if you lose.

prompt-draft-brings = Diplomats help your house win, the traitor changes sides for a point, the strategist earns two points, the builder lays a card, the farmer draws three.
prompt-draft-look = Which house will win without you? If it is not yours, the traitor gets you over there. And remember what you pass on.

prompt-supply-brings = Each card adds its value to your house’s total. The higher total takes the land, and everyone in that house scores.
prompt-supply-look = The scales in the middle show both totals so far. Who has yet to lay, and who might be the traitor? Cards laid for a lost fight are gone.

prompt-build-brings = A farm under a land of your house brings a card every round. An office brings a point at the end for each card in your hand, three at most.
prompt-build-look = How many rounds are left: farms early, offices late. A farm under a land you have just lost brings nothing.

prompt-set-brings = The card works in its new place from now on: a farm for as long as the land is your house’s, an office anywhere.
prompt-set-look = Lands of your own house that are hard to take, and have no card yet.

prompt-discard-brings = You exchange a weak card for a new one: the pile holds 2 to 6 and a single 8.
prompt-discard-look = Twos and threes are worth exchanging; for offices any card counts the same.
