"""Friends in the browser: who sits where, what is stored, who is told."""
