"""The program `turncoat`, and `python -m turncoat`."""

import sys

from turncoat.errors import Invalid


def main() -> None:
    """Start the command line; corrected components that cannot be read are said in one sentence, like everything else."""
    try:
        from turncoat import cli
    except Invalid as error:
        print(f"turncoat: {error}", file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
