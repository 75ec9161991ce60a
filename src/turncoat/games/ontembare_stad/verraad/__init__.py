"""Het Verraad: the expansion of De Ontembare Stad, with what it adds to each of the game's files. The rules as implemented: docs/games/het_verraad.md."""
