"""How much a server can bear, and what each move costs it: `make load`."""
