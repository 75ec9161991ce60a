### Kuhn poker in English.
### $who: a seat's name. $card: a card from this file. $number: coins.

## The game

game-title = Kuhn poker
game-blurb = The smallest game with a bluff: three cards, one bet, and nobody knows who is lying.
game-goal = Each of you puts in a coin and gets one of three cards. You may bet one coin more; the other then pays as much or gives up. If nobody gives up, the higher card takes all the coins.

## Names

card-jack = jack
card-queen = queen
card-king = king

## Options and presets

preset-standard = Standard
preset-standard-help = The game as Harold Kuhn described it in 1950.

## What is to be decided

prompt-bet = Pass, or bet.
prompt-bet-help = A pass costs nothing, and after two passes the higher card wins. A bet makes the other pay as much or give up; it pays with a good card, or with a bad one that the other takes for good (KUHN-2.1, KUHN-2.2).

prompt-answer = Call the bet, or fold.
prompt-answer-help = To call you pay as much as was bet, and the higher card takes everything. If you fold you lose only what you have already put in (KUHN-2.3, KUHN-3.1).

waiting-bet = { $who } is deciding whether to bet.
waiting-answer = { $who } is deciding whether to call.

## Actions

action-pass = Pass
action-bet = Bet
action-call = Call
action-fold = Fold

## What chance may bring

chance-deal = The { $card } is dealt

## The log

event-anted =
    { $number ->
        [one] { $who } put in one coin before the deal.
       *[other] { $who } put in { $number } coins before the deal.
    }
event-dealt = { $who } received the { $card }.
event-dealt-hidden = { $who } received a card.
event-passed = { $who } passed.
event-bet =
    { $number ->
        [one] { $who } bet one coin.
       *[other] { $who } bet { $number } coins.
    }
event-called =
    { $number ->
        [one] { $who } called with one coin.
       *[other] { $who } called with { $number } coins.
    }
event-folded = { $who } folded.
event-showed = { $who } showed the { $card }.

## Why not

why-chance = That is decided by lot, not by a player.

## The rules

book-KUHN = { game-title }
chapter-KUHN-1 = Deal
chapter-KUHN-2 = Bet
chapter-KUHN-3 = Showdown

rule-KUHN-1-1 = Before the deal each player puts one coin in the middle.
rule-KUHN-1-2 = There are three cards: jack, queen and king. Each player gets one, face down; the third stays unseen.
rule-KUHN-2-1 = A pass costs nothing as long as nobody has bet. Two passes end the betting.
rule-KUHN-2-2 = A bet puts one coin more in the middle.
rule-KUHN-2-3 = After a bet the other player calls, which costs one coin too, or folds. Either ends the betting.
rule-KUHN-3-1 = If a player folded, the other wins the coins in the middle, and no card is shown.
rule-KUHN-3-2 = Otherwise both show their cards, and the higher one wins the coins: the king beats the queen, the queen beats the jack.

rules-version-1 = First version.

## Labels

label-score = Coins

# Lessons

lesson-one-hand = One hand, one bluff

lesson-seat-ann = Ann
lesson-seat-ben = Ben

lesson-hand-deal = You are Ann. You and Ben each put in a coin and get one of the three cards; yours is the jack, so Ben’s is higher, whatever it is.
lesson-hand-bluff = Bet all the same. Ben, holding the queen, must now pay a coin more or give up, and you might well have the king.
lesson-hand-fold = Ben believes you and folds. You win his coin with the worst card of all.
lesson-hand-call = If Ben had called, both cards would have been shown, and the queen would have won two coins from you.
lesson-hand-end = Bluff too often and Ben will call; never bluff and he will fold whenever you bet. The art is in between.

## What the match comes to

source-stake = The stake
portion-won = The other's stake
portion-lost = Their own stake
