"""Options: what editions or groups play differently. A field of the game's record has the option's name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from turncoat.kernel import AnyState, Kernel
from turncoat.kernel.record import layout
from turncoat.kernel.written import written


@dataclass(frozen=True)
class Option:
    """Something that editions or groups play differently; its values are texts, their places in the tuple the ints in the state."""

    name: str
    values: tuple[str, ...]
    source: str
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # it matters only where these have such a value
    formerly: str | None = None  # its name in old matches and databases, which stay readable for good

    def matters(self, chosen: Mapping[str, str]) -> bool:
        """Whether its value makes any difference where these are chosen."""
        return all(chosen[name] in values for name, values in self.only.items())

    def place(self, value: str) -> int:
        """The int that stands for a value in the state."""
        return self.values.index(value)


def option_setter(state: type[AnyState], options: Sequence[Option]) -> Kernel:
    """A kernel that fills each option's field of a record: (record, options)."""
    fields = {field.name for field in layout(state).fields}
    lines = [f"    s.{option.name} = options[{place}]" for place, option in enumerate(options) if option.name in fields]
    return written("set_options", ["def set_options(s, options):", *lines], f"options of {state.__module__}")
