"""`turncoat rules` and `turncoat games`: what can be played, and by which rules."""

import click
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from turncoat.cli.common import (
    GAMES_LINE,
    change_option,
    chosen_options,
    game_argument,
    lang_option,
    only_with,
    preset_option,
    words_for,
)
from turncoat.cli.rule_list import print_rules, print_versions, rules_named
from turncoat.games import GAMES, Game, Invalid, Option
from turncoat.match import Words, every_rule, read_rules, rule_versions


@click.command(epilog=GAMES_LINE)
@game_argument
@click.argument("rule", metavar="[ID]", required=False)
@preset_option
@change_option
@lang_option
def rules(game: str, rule: str | None, preset: str | None, changes: tuple[str, ...], language: str) -> None:
    """Print the numbered rules of GAME that are in force, or the one with that ID."""
    words = words_for(GAMES[game], language, [])
    chapters = read_rules(GAMES[game], words, chosen_options(GAMES[game], preset, changes))
    if rule is not None:
        chapters = rules_named(chapters, rule)
        if not chapters:
            raise Invalid(unknown_rule(GAMES[game], words, rule))
    console = Console(highlight=False)
    print_rules(console, words, chapters)
    if rule is None:
        print_versions(console, words, rule_versions(GAMES[game], words))


def unknown_rule(game: Game, words: Words, typed: str) -> str:
    """That a rule is not in force, and with which presets it is; or that there is none."""
    held = [name for name, preset in game.presets.items() if rules_named(read_rules(game, words, preset), typed)]
    if held:
        return f"rule {typed} is not in force here; it is with --preset {' or '.join(held)}"
    known = every_rule(words)
    return f"{game.name} has no rule {typed}; its rules are {known[0]} to {known[-1]}"


@click.command()
@lang_option
def games(language: str) -> None:
    """List the games with their seats, presets and options."""
    console = Console(highlight=False)
    for game in GAMES.values():
        words = words_for(game, language, [])
        console.print(Rule(Text(words.say("game-title"), "bold"), style="grey50"))
        console.print(Text(words.say("game-blurb")))
        console.print(Text(_facts(game, words), "grey50"))
        console.print(Padding(_presets(game, words), (1, 0, 0, 1)))
        if game.options:
            console.print(Padding(_options(game, words), (1, 0, 0, 1)))
        console.print()


def _facts(game: Game, words: Words) -> str:
    seats = words.say("cli-games-seats", seats="–".join(dict.fromkeys([str(game.seats[0]), str(game.seats[-1])])))
    by = words.say("cli-games-by", designer=game.designer)
    publisher = [f"{game.publisher} {game.year}" if game.publisher else str(game.year)]
    return " · ".join([game.name, seats, by, *publisher])


def _presets(game: Game, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="grey50")
    for label in ("--preset", words.say("cli-games-preset"), ""):
        table.add_column(label)
    for preset in game.presets:
        default = f" ({words.say('cli-games-default')})" if preset == game.default_preset else ""
        table.add_row(Text(preset, "bold"), words.say(f"preset-{preset}") + default, words.say(f"preset-{preset}-help"))
    return table


def _options(game: Game, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="grey50")
    for label in ("--option", words.say("cli-games-options")):
        table.add_column(label)
    for option in game.options:
        table.add_row(Text(f"{option.name}=…", "bold"), _option(game, option, words))
    return table


def _option(game: Game, option: Option, words: Words) -> Text:
    """What an option is about, and what each of its values means."""
    text = Text(words.say(f"option-{option.name}-help"))
    if option.only:
        text.append(f" ({words.say('cli-games-only', options=only_with(option))})", "grey50")
    for value in option.values:
        default = game.presets[game.default_preset][option.name] == value
        text.append(f"\n  {value}", "bold").append(f"  {words.say(f'option-{option.name}-{value}')}")
        if default:
            text.append(f" ({words.say('cli-games-default')})", "grey50")
    return text
