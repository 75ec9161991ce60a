"""The command line: `turncoat play | learn | sim | arena | lab | export | bench | train | replay | rules | games | serve`. Errors are reported in one sentence."""

import sys
from typing import Any, NoReturn

import click

from turncoat import __version__
from turncoat.cli.arena import arena as arena_command
from turncoat.cli.bench import bench as bench_command
from turncoat.cli.export import export as export_command
from turncoat.cli.lab import lab as lab_command
from turncoat.cli.learn import learn as learn_command
from turncoat.cli.play import play as play_command
from turncoat.cli.replay import replay as replay_command
from turncoat.cli.rulebook import games as games_command
from turncoat.cli.rulebook import rules as rules_command
from turncoat.cli.serve import serve as serve_command
from turncoat.cli.sim import sim as sim_command
from turncoat.cli.train import train as train_command
from turncoat.games import Invalid
from turncoat.kernel import NoCompiler
from turncoat.kernel.cuda import NoGpu

STOPPED = 130  # as a shell counts a program that was stopped by Ctrl-C


class Commands(click.Group):
    """A group whose commands say in one line what is wrong, and never show a traceback for what a person typed."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except click.ClickException as error:
            fail(error.format_message(), 2)
        except (Invalid, NoGpu) as error:
            fail(str(error), 2)
        except NoCompiler as error:
            fail(f"{error}; the bots novice and apprentice play without it", 2)
        except OSError as error:
            fail(f"{error.filename or 'the system'}: {error.strerror or error}", 2)
        except click.Abort:
            fail("stopped", STOPPED)
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str, code: int) -> NoReturn:
    """One sentence on stderr, and out."""
    click.echo(f"turncoat: {' '.join(message.split())}", err=True)
    sys.exit(code)


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="turncoat")
@click.pass_context
def turncoat(context: click.Context) -> None:
    """Medieval board games of plague and betrayal, by their real rules: to play, to watch and to measure."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


COMMANDS = (
    *(play_command, serve_command, learn_command, replay_command),
    *(rules_command, games_command, sim_command, arena_command, lab_command, export_command, bench_command),
    train_command,
)
for command in COMMANDS:
    turncoat.add_command(command)


def main() -> None:
    """The program `turncoat`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a terminal that knows no ♦ shows a ? in its place
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    turncoat(prog_name="turncoat")
