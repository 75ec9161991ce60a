"""The packages that doors need and that are not installed with Turncoat itself."""


def missing(extra: str) -> ImportError:
    """Says how to get what a door needs, where a traceback would be a riddle."""
    return ImportError(f"this door needs packages that are not installed: pip install 'turncoat[{extra}]'")
