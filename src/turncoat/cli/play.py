"""`turncoat play`: the page in the browser, or a game in the terminal, against bots or each other."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from turncoat.bots import BOTS, make_bot
from turncoat.bots.external import PREFIX
from turncoat.cli.common import (
    GAMES_LINE,
    change_option,
    chosen_options,
    lang_option,
    named_bots,
    optional_game_argument,
    preset_option,
    seed_option,
    words_for,
)
from turncoat.cli.saves import check_free, load, new_path, newest_path, save
from turncoat.cli.session import Session
from turncoat.cli.terminal import Terminal
from turncoat.games import GAMES, Game, Invalid
from turncoat.match import Match, bot_names

NEWEST = ""
NEW_GAME_ONLY = ("seats", "me", "watch", "bots", "preset", "changes", "seed", "player_name")
TERMINAL_ONLY = (*NEW_GAME_ONLY, "language", "save_to", "fast")


@click.command(epilog=GAMES_LINE)
@optional_game_argument
@click.option("--seats", type=int, metavar="N", help="How many play; by default as many as can.")
@click.option("--me", default="1", metavar="N[,N…]", help="Your seat; several seats share the screen, 0 watches. [1]")
@click.option("--watch", is_flag=True, help="Watch the bots play: the same as --me 0.")
@click.option(
    "--bots",
    default="apprentice",
    metavar="BOT[,BOT…]",
    help=f"Who plays the other seats: {', '.join(BOTS)}. [apprentice]",
)
@preset_option
@change_option
@lang_option
@seed_option
@click.option("--name", "player_name", metavar="NAME[,NAME…]", help="Your name at the table.")
@click.option("--save", "save_to", type=click.Path(path_type=Path), metavar="FILE", help="Save to this file.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Continue a saved game; without FILE, the last one that is not over.",
)
@click.option("--fast", is_flag=True, help="Without pauses.")
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    seats: int | None,
    me: str,
    watch: bool,
    bots: str,
    preset: str | None,
    changes: tuple[str, ...],
    language: str,
    seed: int | None,
    player_name: str | None,
    save_to: Path | None,
    resume: str | None,
    fast: bool,
) -> None:
    """Play in the browser: without GAME, start a server here and open its page; Ctrl-C stops it.

    With GAME, play in the terminal, against bots. The game is saved after each of your decisions; leave with `quit`, Ctrl-C or
    Ctrl-D and go on with --resume.
    """
    if resume is not None:
        match, path = take_up(context, resume, game)
        ask_before_programs(match, language)
    elif game is None:
        refuse_given(context, TERMINAL_ONLY, "is for a game in the terminal; name it, as in: turncoat play verraeter")
        play_in_browser()
        return
    else:
        chosen = GAMES[game]
        people = parse_people("0" if watch else me, chosen.check_seats(chosen.seats[-1] if seats is None else seats))
        match = Match(
            chosen,
            len(people),
            chosen_options(chosen, preset, changes),
            seat_names(chosen, people, player_name, language),
            seat_bots(chosen, people, bots),
            secrets.randbits(62) if seed is None else seed,
        )
        path = new_path(chosen.name)
    if save_to is not None:
        path = check_free(save_to)
    if not match.is_over:
        save(match, path)  # what cannot be saved is better known now
    terminal = Terminal(match.game, words_for(match.game, language, match.names), is_fast=fast)
    Session(match, terminal, path).run()


def play_in_browser() -> None:
    """Start a server on this machine and open its page; if its port is taken, on another."""
    from turncoat.server.serving import is_free, serve  # here, so that a game in the terminal starts at once
    from turncoat.server.settings import read_settings

    settings = read_settings()
    serve(settings if is_free(settings) else replace(settings, port=0), open_page=True)


def refuse_given(context: click.Context, names: Sequence[str], why: str) -> None:
    """Refuse the first of these options that was given."""
    for name in names:
        if context.get_parameter_source(name) is not click.core.ParameterSource.DEFAULT:
            option = next(option for option in context.command.params if option.name == name).opts[0]
            raise Invalid(f"{option} {why}")


def take_up(context: click.Context, resume: str, game: str | None) -> tuple[Match, Path]:
    """The saved match to go on with; what belongs to a new game is refused."""
    refuse_given(context, NEW_GAME_ONLY, "is for a new game; --resume goes on with a saved one as it is")
    path = newest_path(game) if resume == NEWEST else Path(resume)
    match = load(path)
    if game is not None and game != match.game.name:
        raise Invalid(f"{path} is a game of {match.game.name}, not of {game}")
    for bot in match.bots:
        if bot is not None:
            make_bot(bot, match.game)
    return match, path


def ask_before_programs(match: Match, language: str) -> None:
    """A saved game may come from anybody: a program that it names is not started before the person has seen the command."""
    commands = {bot.removeprefix(PREFIX) for bot in match.bots if bot is not None and bot.startswith(PREFIX)}
    if commands and not match.is_over:
        words = words_for(match.game, language, match.names)
        click.confirm(words.say("cli-program", commands=", ".join(map(repr, sorted(commands)))), abort=True)


def parse_people(me: str, seats: int) -> list[bool]:
    """For each seat, whether a person sits there."""
    try:
        numbers = {int(part) for part in me.split(",")}
    except ValueError:
        raise Invalid(f"--me takes seats as numbers, as in 1 or 1,3, not {me!r}") from None
    if numbers == {0}:
        numbers = set()
    if not all(1 <= number <= seats for number in numbers):
        raise Invalid(f"--me takes seats from 1 to {seats}, or 0 to watch, not {me!r}")
    return [seat + 1 in numbers for seat in range(seats)]


def seat_bots(game: Game, people: Sequence[bool], bots: str) -> list[str | None]:
    """One bot for every seat without a person, or one each."""
    names = list(named_bots(bots))
    free = people.count(False)
    for name in names:
        make_bot(name, game)
    if len(names) == 1:
        names *= free
    if len(names) != free:
        raise Invalid(f"--bots takes one name, or {free}: one for each seat without a person, not {len(names)}")
    waiting = iter(names)
    return [None if person else next(waiting) for person in people]


def seat_names(game: Game, people: Sequence[bool], given: str | None, language: str) -> list[str]:
    """People's names as given, or guests; bots get names that begin unlike all others."""
    count = people.count(True)
    names = [name.strip() for name in given.split(",")] if given is not None else guests(game, count, language)
    if len(names) != count:
        raise Invalid(f"--name takes a name for each person, {count} here, not {len(names)}")
    if len(set(names)) < len(names):
        raise Invalid("--name takes names that differ")
    waiting, playing = iter(names), bot_names(names)
    return [next(waiting) if person else next(playing) for person in people]


def guests(game: Game, count: int, language: str) -> list[str]:
    words = words_for(game, language, [])
    if count == 1:
        return [words.say("cli-guest")]
    return [words.say("cli-guest-number", number=number) for number in range(1, count + 1)]
