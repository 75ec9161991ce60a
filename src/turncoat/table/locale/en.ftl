# What any game's table says.

why-over = The game is over.
why-not-your-turn = It is not your turn.
