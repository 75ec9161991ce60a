"""The rulebook of Het Verraad: a chapter a file. Ids refer to docs/games/het_verraad.md.

`set_up` (VERRAAD-0.2) · `row` and `choice` (VERRAAD-1) · `towers` (VERRAAD-3) · `tokens` (VERRAAD-4) · `master` (VERRAAD-7) · `attack` (VERRAAD-8, VERRAAD-9) · `good_and_evil` (VERRAAD-11)
"""
