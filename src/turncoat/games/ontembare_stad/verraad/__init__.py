"""Het Verraad: the expansion of De Ontembare Stad, with what it adds to each of the game's files. The rules as implemented: docs/games/het_verraad.md.

It extends the base in one way: a file here has the name of the file that it extends, and that one asks it. The base's record, events, actions and order of
play list what is the expansion's under its name, for they are one table each; its chapters call those of `verraad.rules` where `s.verraad` is 1; and its
`hidden`, `advice`, `why`, `sentences` and `scene` ask the file of that name here first, and answer themselves where it is silent.
"""
