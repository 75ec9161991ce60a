"""How Hypothesis plays: few but whole games, no clock, and in CI always the same ones."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "turncoat",
    max_examples=6,  # whole games, and that for each of many settings
    deadline=None,  # the first call of a compiled kernel compiles it
    derandomize="CI" in os.environ,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],  # for the same reason
)
settings.load_profile("turncoat")
