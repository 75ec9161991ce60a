"""The order of play as a table, as a rulebook's contents show it: for each phase its rule, who decides, what is listed and what is carried out.

`OrderOfPlay` makes two kernels of the table, a `match` each, for compiled code can't look a function up in a table. They can be read and
stepped through like any other: `print(ORDER_OF_PLAY.source)`.
"""

import linecache
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from turncoat.games.actions import ActionSpace, ActionVerb
from turncoat.kernel import Kernel, kernel


class Decision(NamedTuple):
    """What is decided in a phase. A function that carries it out takes what it names: `s`, `verb`, `journal`; any other name is the action's object."""

    phase: int
    rule: str
    who: str  # "chance", or which seat, in words
    listed: Kernel
    carried_out: Mapping[Any, Kernel]  # by verb


class OrderOfPlay:
    """All decisions of a game, and the kernels `list_decision(s, out)` and `carry_out(s, action, journal)` made of them."""

    def __init__(self, space: ActionSpace[Any], *decisions: Decision) -> None:
        self.decisions = {decision.phase: decision for decision in decisions}
        self.rules_of_chance = {verb: one.rule for one in decisions if one.who == "chance" for verb in one.carried_out}
        self.source = "\n".join([*_list_decision(decisions), "", *_carry_out(decisions), ""])
        names: dict[str, Any] = {"VERB": space.verb_of, "__name__": __name__}
        for decision in decisions:
            for function in (decision.listed, *decision.carried_out.values()):
                if names.setdefault(function.__name__, function) is not function:
                    raise TypeError(f"two functions of the order of play are called {function.__name__}")
        file = f"<order of play of {space.title}>"
        linecache.cache[file] = (len(self.source), None, self.source.splitlines(keepends=True), file)
        exec(compile(self.source, file, "exec"), names)
        self.list_decision: Kernel = kernel(names["list_decision"])
        self.carry_out: Kernel = kernel(names["carry_out"])


def _list_decision(decisions: Sequence[Decision]) -> list[str]:
    lines = ["def list_decision(s, out):", "    match s.phase:"]
    for decision in decisions:
        lines += [f"        case {decision.phase:d}:", f"            return {decision.listed.__name__}(s, out)"]
    return [*lines, "    return 0"]


def _carry_out(decisions: Sequence[Decision]) -> list[str]:
    lines = ["def carry_out(s, action, journal):", "    match s.phase:"]
    for decision in decisions:
        lines.append(f"        case {decision.phase:d}:")
        calls = [(verb, _call(function, verb)) for verb, function in decision.carried_out.items()]
        if len(calls) == 1:
            lines.append(f"            {calls[0][1]}")
        else:
            lines.append("            match VERB[action]:")
            for verb, call in calls:
                lines += [f"                case {verb:d}:  # {verb.word}", f"                    {call}"]
    return lines


def _call(function: Kernel, verb: ActionVerb) -> str:
    """The call of a function with all that it names."""
    known = {"s": "s", "verb": f"{verb:d}", "journal": "journal"}
    parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
    return f"{function.__name__}({', '.join(known.get(name, f'action - {verb:d}') for name in parameters)})"
