"""What a person may ask while deciding: help, why not, a rule, the log, the table."""

from collections.abc import Callable
from dataclasses import dataclass

from babel.numbers import format_decimal, format_percent
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from turncoat.bots import compile_once
from turncoat.cli.finder import find_actions, number_of, parse_exactly
from turncoat.cli.rule_list import print_rules, rule_text, rules_named
from turncoat.cli.terminal import Terminal
from turncoat.games import Reason
from turncoat.kernel import AnyState
from turncoat.match import Chapter, Match, Words, advise, read_rules

LOG_LINES = 20
LOG_LINES_AT_MOST = 99_999
NOT_NOW = "why-not-now"  # how games refuse what belongs to another moment
MOST_MEANT = 6  # actions listed when a question fits several

COMMANDS = ("help", "hint", "why", "rule", "rules", "log", "table", "save", "quit")


@dataclass(frozen=True)
class Decision:
    """What a person has before them: whose decision it is, their view, and what they may do."""

    match: Match
    seat: int
    view: AnyState
    legal: list[int]
    can_save: bool = True  # a lesson is not saved

    @property
    def example(self) -> str:
        return self.match.game.action_text(self.legal[0])

    def rules(self, words: Words) -> list[Chapter]:
        """The rules in force at this table."""
        return read_rules(self.match.game, words, self.match.options, self.match.seats)


def command_of(terminal: Terminal, typed: str) -> tuple[str, str]:
    """The command that a line begins with, in English, and what follows it; ("", line) if none."""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    first, _, rest = typed.partition(" ")
    for command in COMMANDS:
        if first.lower() in (command, terminal.words.say(f"cli-command-{command}")):
            return command, rest.strip()
    return "", typed


def chosen(terminal: Terminal, decision: Decision, typed: str) -> int | None:
    """The legal action that was typed; None, and a word about it, if there is none."""
    number = number_of(typed, len(decision.legal))
    if number is not None:
        return decision.legal[number - 1]
    action = parse_exactly(terminal.game, typed)
    if action is None:
        action = only_at(terminal, decision, typed)
    if action is None:
        terminal.say("cli-expected", total=len(decision.legal), text=decision.example)
        return None
    reason = decision.match.why(decision.seat, action)
    if reason is not None:
        show_reason(terminal, decision, reason)
        return None
    return action


def only_at(terminal: Terminal, decision: Decision, typed: str) -> int | None:
    """The only legal action at a place of the drawing, if that is what was typed: `o8`."""
    places = {
        action: terminal.board.place(terminal.game.say_action(decision.view, action)) for action in decision.legal
    }
    there = [action for action, place in places.items() if place and place == typed.lower()]
    return there[0] if len(there) == 1 else None


def show_help(terminal: Terminal, decision: Decision) -> None:
    """What is being decided, what the signs mean, what can be typed."""
    words, game = terminal.words, terminal.game
    prompt = game.prompt(decision.view)
    terminal.say(f"prompt-{prompt}", "bold")
    terminal.say(f"prompt-{prompt}-help")
    terminal.console.print()
    terminal.show_notes(game.scene(decision.view, decision.seat))
    terminal.console.print()
    terminal.say("cli-help-title", "bold")
    table = Table.grid(padding=(0, 2))
    total = len(decision.legal)
    table.add_row(f"1 … {total}", words.say("cli-help-number"))
    table.add_row(decision.example, words.say("cli-help-text"))
    table.add_row(words.say("cli-help-enter-key"), words.say("cli-help-enter"))
    some = {"why": "cli-help-some-action", "save": "cli-help-some-file"}
    for command in COMMANDS:
        if command == "save" and not decision.can_save:
            continue
        typed = words.say(f"cli-command-{command}")
        if command == "help":
            typed = f"?, {typed}"
        if command == "rule":
            typed += f" {decision.rules(words)[0].rules[0].id}"
        if command in some:
            typed += f" <{words.say(some[command])}>"
        is_leaving = command == "quit" and not decision.can_save
        table.add_row(typed, words.say("cli-help-leave" if is_leaving else f"cli-help-{command}"))
    terminal.console.print(Padding(table, (0, 0, 0, 1), expand=False))


def answer_why(terminal: Terminal, decision: Decision, typed: str) -> None:
    """Why an action is not allowed now, with its rule; or that it is."""
    words = terminal.words
    if not typed:
        terminal.say("cli-why-what", command=words.say("cli-command-why"), text=decision.example)
        return
    number = number_of(typed, len(decision.legal))
    if number is not None:
        meant = [decision.legal[number - 1]]
    else:
        meant = find_actions(terminal.game, decision.view, words, typed)
    about = closest(decision, meant)
    if not meant:
        terminal.say("cli-why-unknown", what=typed, text=decision.example)
    elif len({say_reason(terminal, decision, action) for action in about}) == 1:
        explain(terminal, decision, about[0])
    else:
        texts = ", ".join(terminal.game.action_text(action) for action in about[:MOST_MEANT])
        terminal.say("cli-why-which")
        terminal.console.print(Text(f"  {texts}{' …' if len(about) > MOST_MEANT else ''}", "bold"))


def closest(decision: Decision, meant: list[int]) -> list[int]:
    """Those of several actions that belong to this moment and, among these, the refused ones: people ask about those."""
    reasons = {action: decision.match.why(decision.seat, action) for action in meant}
    timely = [action for action, reason in reasons.items() if reason is None or reason.message != NOT_NOW] or meant
    return [action for action in timely if reasons[action] is not None] or timely


def say_reason(terminal: Terminal, decision: Decision, action: int) -> str:
    reason = decision.match.why(decision.seat, action)
    return terminal.words.say(reason) if reason else terminal.action_words(decision.view, action)


def explain(terminal: Terminal, decision: Decision, action: int) -> None:
    """One action: allowed, or why not."""
    reason = decision.match.why(decision.seat, action)
    if reason is None:
        terminal.say("cli-why-allowed", action=terminal.action_words(decision.view, action))
    else:
        show_reason(terminal, decision, reason)


def show_reason(terminal: Terminal, decision: Decision, reason: Reason) -> None:
    """A refusal, and the rule behind it."""
    terminal.say("cli-refused", reason=terminal.words.say(reason))
    if reason.rule:
        tell_rules(terminal, rules_named(decision.rules(terminal.words), reason.rule), "grey50")


def show_rule(terminal: Terminal, decision: Decision, typed: str) -> None:
    """One rule, by its id or its number alone."""
    rules = decision.rules(terminal.words)
    found = rules_named(rules, typed)
    if not typed:
        terminal.say("cli-rule-what", command=terminal.words.say("cli-command-rule"), rule=rules[0].rules[0].id)
    elif not found:
        terminal.say("cli-rule-unknown", rule=typed, command=terminal.words.say("cli-command-rules"))
    tell_rules(terminal, found)


def tell_rules(terminal: Terminal, chapters: list[Chapter], style: str = "") -> None:
    """Rules, each as a sentence with its number before it."""
    for rule in (rule for chapter in chapters for rule in chapter.rules):
        terminal.say("cli-rule-is", style, rule=rule.id, sentence=rule_text(terminal.words, rule).plain)


def show_log(terminal: Terminal, decision: Decision, typed: str) -> None:
    """The last sentences of the log, as the seat was told them."""
    log = decision.match.log(decision.seat)
    count = min(number_of(typed, LOG_LINES_AT_MOST) or LOG_LINES, len(log))
    if not log:
        terminal.say("cli-log-empty")
        return
    terminal.say("cli-log-part", "grey50", number=count, total=len(log))
    terminal.tell(log[-count:])


def show_hint(terminal: Terminal, decision: Decision) -> None:
    """The best few actions, with the chance of winning and the points that each should come to, and what may follow."""
    words, game = terminal.words, terminal.game
    with terminal.busy("cli-hint-preparing"):
        compile_once(game)
    with terminal.busy("cli-hint-thinking"):
        found = advise(decision.match, decision.seat)
    if not found:
        terminal.say("cli-hint-none")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for label in ("cli-hint-action", "cli-hint-won", "cli-hint-points", "cli-hint-line"):
        table.add_column(words.say(label), justify="right" if label in ("cli-hint-won", "cli-hint-points") else "left")
    for hint in found:
        number = decision.legal.index(hint.action) + 1
        line = "; ".join(
            f"{words.names[step.seat]}: {words.say(game.say_action(step.view, step.action))}" for step in hint.line
        )
        text = Text(f"{number} {terminal.action_words(decision.view, hint.action)}")
        won = format_percent(hint.won, locale=words.language)
        points = format_decimal(hint.points, "0.0", locale=words.language)
        table.add_row(text, won, points, Text(line))
    terminal.console.print(table)


def answer(terminal: Terminal, decision: Decision, command: str, rest: str) -> None:
    """Answer a question that changes nothing."""
    words, scene = terminal.words, terminal.game.scene(decision.view, decision.seat)
    answers: dict[str, Callable[[], None]] = {
        "help": lambda: show_help(terminal, decision),
        "hint": lambda: show_hint(terminal, decision),
        "why": lambda: answer_why(terminal, decision, rest),
        "rule": lambda: show_rule(terminal, decision, rest),
        "rules": lambda: print_rules(terminal.console, words, decision.rules(words)),
        "log": lambda: show_log(terminal, decision, rest),
        "table": lambda: terminal.show_table(scene, with_notes=True),
    }
    answers[command]()
