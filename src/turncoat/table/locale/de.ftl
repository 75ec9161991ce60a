# Was an jedem Tisch gesagt wird.

why-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht an der Reihe.
