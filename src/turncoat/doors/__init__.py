"""Ways in for other people's programs: a match to play with in Python, and the environments that learners know."""
