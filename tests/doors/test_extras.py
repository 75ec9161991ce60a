"""A door whose package is not installed says how to get it."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [
        ("gymnasium", "gymnasium", "gym"),
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
    ],
)
def test_a_missing_package_is_said_with_the_command_that_brings_it(
    door: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)  # as Python marks what cannot be imported
    monkeypatch.delitem(sys.modules, f"turncoat.doors.{door}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'turncoat\[{extra}\]'"):
        import_module(f"turncoat.doors.{door}")
