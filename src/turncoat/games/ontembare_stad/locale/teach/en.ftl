### What learners of De Ontembare Stad ask, in English: the game at a glance, each decision explained, and every sign.
### The page fetches this file only when somebody asks.

## At a glance

game-win = Be the first with enough points in buildings: 40 with two players, 30 with three, 25 with four, 20 with five.
game-win-strategic = Be the first with enough points in buildings and great powers: 50 with two players, 35 with three, 30 with four, 25 with five.
game-turn = A card is turned, and its colour pays everyone who owns such a building. Then you trade cards, buy up to two areas and place up to two buildings.

## Each decision: what it brings, and what to look at

prompt-start-brings = Free land to build on. Its bonus is added each time a building there pays.
prompt-start-look = Fit your cards: trade needs a road. Leave neutral neighbours that you can buy later.

prompt-start-five-brings = Five areas and ten stones: more to build on from the first turn.
prompt-start-five-look = Spread them so that the other cannot shut you in, and fit them to your cards.

prompt-before-brings = A card played now works before anyone is paid.
prompt-before-look = Whether it serves you better later in the turn; then simply turn the card.

prompt-income-brings = What you take now pays you, and what you destroy no longer pays its owner.
prompt-income-look = The colour that was turned, and who has the dearest building of it.

prompt-wizard-brings = You choose whose buildings pay this turn, and which card you get.
prompt-wizard-look = Your own buildings’ colours against those of the others; a city building brings tax first.

prompt-withdraw-brings = One area less: choose the one that costs you least.
prompt-withdraw-look = An area without a building, cheap to buy back, that no rival is next to.

prompt-discard-brings = You keep the two cards that help you most.
prompt-discard-look = Attack or protection: a Protection saves your dearest building.

prompt-actions-brings = A building is worth its value in points at once and pays in later turns; an area makes room for it.
prompt-actions-look = Your stones first. More than five are lost to tax when a city building comes; a red space at the end is worth an influence card.

prompt-site-brings = The building’s value in points, and income each time its colour is turned: value plus the area’s bonus.
prompt-site-look = The highest bonus, and an area that rivals do not touch.

prompt-target-brings = The card does its work on the area that you name.
prompt-target-look = The leader’s dearest building. Who holds influence cards may answer.

prompt-golden-brings = Twice a card’s value in stones, or a card for nothing.
prompt-golden-look = A dear card that you cannot build anyway, or an open one that you need.

prompt-react-block-brings = The area stays free this turn. Your Blockade is spent.
prompt-react-block-look = Do you want the area yourself, or does it shut one of yours in?

prompt-react-raid-brings = You keep the area, its building and its points. The card you play is spent.
prompt-react-raid-look = What stands there, and whether you will need the card more for another area.

prompt-react-protect-brings = The blow does nothing. Your Protection is spent.
prompt-react-protect-look = The value of what you would lose; small buildings are not worth a card.

prompt-react-gift-brings = You keep two stones. Your Protection is spent.
prompt-react-gift-look = Two stones are seldom worth a card that can save a building.

prompt-after-brings = One more card may be played; then your turn is over.
prompt-after-look = Keep what defends you: Protection and Blockade work only in others’ turns.
