"""The order of play as a table, as a rulebook's contents show it: for each phase its rule, who decides, what is listed and what is carried out.

Compiled code can't look a function up in a table. So `OrderOfPlay` writes two kernels that find the function for the phase and the verb; a
debugger steps through them like any other.
"""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from turncoat.games.actions import ActionSpace, ActionVerb
from turncoat.kernel import Kernel
from turncoat.kernel.written import written


class Decision(NamedTuple):
    """What is decided in a phase. A function that carries it out takes what it names: `s`, `journal`; other names are the action's objects, in order."""

    phase: int
    rule: str
    who: str  # "chance", or which seat, in words
    listed: Kernel
    carried_out: Mapping[Any, Kernel]  # by verb


class OrderOfPlay:
    """All decisions of a game, and the kernels `list_decision(s, out)` and `carry_out(s, action, journal)` made of them.

    `also` are verbs of one run that can be carried out in several phases, beside what each is about; a phase may have one of them for itself.
    """

    def __init__(self, space: ActionSpace[Any], *decisions: Decision, also: Mapping[Any, Kernel] | None = None) -> None:
        self.decisions = {decision.phase: decision for decision in decisions}
        self.also = also or {}
        self.rules_of_chance = {verb: one.rule for one in decisions if one.who == "chance" for verb in one.carried_out}
        functions: dict[str, Kernel] = {}
        listed = [one.listed for one in decisions]
        for function in (*listed, *self.also.values(), *(one for row in decisions for one in row.carried_out.values())):
            if functions.setdefault(function.__name__, function) is not function:
                raise TypeError(f"two functions of the order of play are called {function.__name__}")
        title = f"order of play of {space.title}"
        self.list_decision = written("list_decision", _list_decision(decisions), f"{title}: list", **functions)
        self.carry_out = written("carry_out", _carry_out(decisions, self.also), f"{title}: carry out", **functions)


def _list_decision(decisions: Sequence[Decision]) -> list[str]:
    lines = ["def list_decision(s, out):", "    match s.phase:"]
    for decision in decisions:
        lines += [f"        case {decision.phase:d}:", f"            return {decision.listed.__name__}(s, out)"]
    return [*lines, "    return 0"]


def _carry_out(decisions: Sequence[Decision], also: Mapping[Any, Kernel]) -> list[str]:
    lines = ["def carry_out(s, action, journal):"]
    if also:
        first, last = min(also), max(also)
        own = "".join(f" and s.phase != {one.phase:d}" for one in decisions if also.keys() & one.carried_out.keys())
        lines.append(f"    if {first:d} <= action < {last + len(last.texts):d}{own}:")
        lines += [*_find_verb(also, " " * 8), " " * 8 + "return"]
    lines.append("    match s.phase:")
    for decision in decisions:
        lines += [f"        case {decision.phase:d}:", *_find_verb(decision.carried_out, " " * 12)]
    return lines


def _find_verb(carried_out: Mapping[Any, Kernel], indent: str) -> list[str]:
    """The last of the verbs that can be carried out, in the order of their actions, whose first action is not after this one."""
    lines = []
    for verb, following in itertools.pairwise([*sorted(carried_out), None]):
        if following is not None:
            lines += [f"{indent}if action < {following:d}:  # {verb.word}"]
            lines += [f"{indent}    {_call(carried_out[verb], verb)}", f"{indent}    return"]
        else:
            lines.append(f"{indent}{_call(carried_out[verb], verb)}")
    return lines


def _call(function: Kernel, verb: ActionVerb) -> str:
    """The call of a function with all that it names."""
    parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
    place, many = f"action - {verb:d}", verb.seconds
    objects = iter([f"({place}) // {many}", f"({place}) % {many}"] if many > 1 else [place])
    given = [name if name in ("s", "journal") else next(objects) for name in parameters]
    return f"{function.__name__}({', '.join(given)})"
