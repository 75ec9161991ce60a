### What learners of Het Verraad ask, in English: the game at a glance, each decision explained, and every sign.
### The page fetches this file only when somebody asks.

## At a glance

game-win-verraad = Have the most points when somebody has reached the target – or, if the Black Master has more than anyone, the most black tokens.
game-turn-verraad = Take one of three open cards; its colour pays everyone. Then buy, build, arm yourself or serve the Black Master. Whoever holds black tokens leads him last, and may attack.

## Each decision: what it brings, and what to look at

prompt-start-tower-brings = An area that the Black Master can neither enter nor attack, and help for your areas around it.
prompt-start-tower-look = A gate, to shut him out, or the middle of your areas, so that the archers reach most of them.

prompt-choose-brings = The card and the stones on it, and income for the buildings of its colour – everyone’s.
prompt-choose-look = A colour that pays you more than the others; a city building taxes whoever has more than five stones.

prompt-refill-brings = You decide which of two cards the next player may choose.
prompt-refill-look = What the next player is missing; keep the Wizard if the row is harmless.

prompt-wizard-row-brings = The card you lay open can be chosen for income by all others before you.
prompt-wizard-row-look = The colour that pays them least.

prompt-actions-verraad-brings = Buildings bring points and income, watchtowers keep the Black Master out, white tokens defend, black ones lead him.
prompt-actions-verraad-look = His points beside everyone’s: if he may win, black tokens decide. And how near he stands to your dearest building.

prompt-site-verraad-brings = The building’s value in points, and income each time somebody chooses its colour.
prompt-site-verraad-look = The highest bonus, beside one of your watchtowers.

prompt-master-brings = He can attack wherever he arrives, and what he conquers counts for him.
prompt-master-look = How many steps it is to the leader’s weakest area: your tokens are sure, the die is not.

prompt-steps-brings = He stays where you lead him, also in the turns of the others.
prompt-steps-look = An area of a rival without white tokens or towers beside it – and far from your own.

prompt-attack-brings = If he wins, the area and its building are his; if it is a tie, the area becomes neutral.
prompt-attack-look = The chances beside the board, worked out from both sides’ tokens and archers.

prompt-master-after-brings = Cards you play now work for the Black Master, not for you.
prompt-master-after-look = Do you want him to win? If not, keep them.

prompt-react-attack-brings = There is no attack, and the area stays yours. Your Protection is spent.
prompt-react-attack-look = The chances of the attack, and what stands there.

prompt-react-conquest-brings = The owner keeps the area. Your Blockade is spent.
prompt-react-conquest-look = Whether it is your area, and whether the Black Master is about to win.
