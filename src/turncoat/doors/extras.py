"""The packages that doors need and that are not installed with Turncoat itself."""


def missing(extra: str) -> ImportError:
    """What is said in place of a traceback's riddle: how to get what a door needs."""
    return ImportError(f"this door needs packages that are not installed: pip install 'turncoat[{extra}]'")
