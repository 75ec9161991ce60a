"""Programs that are not tests: they generate files, record matches, measure and take pictures."""

import signal
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def drawn_games() -> list[str]:
    """The games that the page has drawings of, by their folders."""
    return sorted(
        path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts") if path.parent.name != "plain"
    )


def end_in_order() -> None:
    """Told to stop, end as an error would: whatever was started is ended too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
