# Wat aan elke tafel gezegd wordt.

why-over = Het spel is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
