"""Learning a game by self-play: `turncoat train`. Everything in here needs PyTorch; playing with what was learned does not (`turncoat.judge`)."""
