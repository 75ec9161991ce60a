"""Programs that are not tests: they generate files, record matches, measure and take pictures."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
