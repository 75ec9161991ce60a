"""Learning a game from itself: `turncoat train`. Everything in here needs PyTorch; playing with what was learned does not (`turncoat.judge`)."""
