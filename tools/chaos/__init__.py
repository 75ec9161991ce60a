"""Play while everything around is killed, cut and shuffled, and see whether anything was lost: `make chaos`."""
