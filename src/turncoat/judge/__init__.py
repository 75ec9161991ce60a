"""The learned judge: a small network that says, from what a seat sees, what it would do and who will win."""
