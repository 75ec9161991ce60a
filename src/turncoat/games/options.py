"""Options: what editions or groups play differently. A field of the game's record has the option's name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from turncoat.kernel import AnyState, Kernel
from turncoat.kernel.record import layout
from turncoat.kernel.written import written

Only = Mapping[str, tuple[str, ...]]  # values by the names of options, or numbers of seats by `seats`


def fits(only: Only, where: Mapping[str, str]) -> bool:
    """Whether each of these has such a value there; one that is not known there, such as the seats, may have any."""
    return all(where.get(name, values[0]) in values for name, values in only.items())


@dataclass(frozen=True)
class Option:
    """Something that editions or groups play differently; its values are texts, their places in the tuple the ints in the state."""

    name: str
    values: tuple[str, ...]
    source: str
    only: Only = field(default_factory=dict)  # it matters only where these have such a value
    is_edition: bool = False  # the presets choose it, and nobody else has to
    formerly: str | None = None  # its name in old matches and databases, which stay readable for good

    def matters(self, chosen: Mapping[str, str]) -> bool:
        """Whether its value makes any difference where these are chosen."""
        return fits(self.only, chosen)

    def place(self, value: str) -> int:
        """The int that stands for a value in the state."""
        return self.values.index(value)


def option_setter(state: type[AnyState], options: Sequence[Option]) -> Kernel:
    """A kernel that fills each option's field of a record: (record, options)."""
    fields = {field.name for field in layout(state).fields}
    lines = [f"    s.{option.name} = options[{place}]" for place, option in enumerate(options) if option.name in fields]
    return written("set_options", ["def set_options(s, options):", *lines], f"options of {state.__module__}")
