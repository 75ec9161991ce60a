### What learners of Kuhn poker ask, in English: the game at a glance, each decision explained, and every sign.
### The page fetches this file only when somebody asks.

## At a glance

game-win = Win your opponent’s coins: with the higher card, or by making them fold.
game-turn = You look at your card and pass or bet a coin; after a bet, the other calls or folds.

## Each decision: what it brings, and what to look at

prompt-bet-brings = A bet can win the other’s coin at once, if they fold, or two coins, if yours is the higher card. It can cost you two.
prompt-bet-look = Your card: the king always wins when cards are shown, the jack never does.

prompt-answer-brings = Calling costs a coin and wins two if your card is higher. Folding costs only the coin you have already put in.
prompt-answer-look = How often the other bluffs; with the queen, that is all that counts.
