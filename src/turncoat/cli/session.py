"""A game at one terminal: people decide, bots answer, chance draws, and everything is reported, drawn and saved."""

import shlex
from contextlib import nullcontext
from pathlib import Path

from turncoat.bots import EFFORTS, LEVELS, ask, get_ready, make_bot
from turncoat.bots.bot import FORMER
from turncoat.cli.answers import Decision, answer, chosen, command_of
from turncoat.cli.common import has_lessons, program
from turncoat.cli.saves import Unwritable, save
from turncoat.cli.terminal import Terminal
from turncoat.games import CHANCE, NOBODY, Seat
from turncoat.kernel import unpack
from turncoat.match import Match

BOT_PAUSE = 0.4  # seconds after a bot's decision
AT_ONCE = {*LEVELS, *FORMER} - {*EFFORTS}


class Quit(Exception):
    """A person leaves the game, to go on later."""


class Session:
    """One sitting. Where several people share the screen, each is told what happened when it is handed to them."""

    def __init__(self, match: Match, terminal: Terminal, path: Path) -> None:
        self.match = match
        self.terminal = terminal
        self.path = path
        self.copies: set[Path] = set()  # files that this sitting has written beside its own
        self.people = [seat for seat, bot in enumerate(match.bots) if bot is None]
        self.bots = {
            seat: make_bot(bot, match.game, match.options) for seat, bot in enumerate(match.bots) if bot is not None
        }
        self.is_shared = len(self.people) > 1
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.page = 0  # of the choices, where there are several
        self.told = dict.fromkeys([NOBODY, *self.people], len(match.steps))

    def run(self) -> None:
        """Play until the game is over or somebody leaves; either way it is saved."""
        try:
            if not self.match.is_over:
                self.greet()
                self.get_bots_ready()
            while not self.match.is_over:
                self.step()
            self.finish()
        except (KeyboardInterrupt, EOFError, Quit):
            self.leave()

    def step(self) -> None:
        """One decision or outcome."""
        if self.match.mover == CHANCE:
            self.match.draw()
        elif self.match.mover in self.bots:
            self.bot_decides()
        else:
            self.person_decides()
        if not self.is_shared:
            self.tell_news()

    def greet(self) -> None:
        """Who plays and, in a new game, what it is about and where it is taught."""
        self.terminal.advise_width()
        if not self.match.steps:
            self.terminal.say_about("title", self.match.options, "bold")
            self.terminal.say_about("goal", self.match.options)
            if has_lessons(self.match.game):
                self.terminal.show_path("cli-greeting-learn", f"{program()} learn {self.match.game.name}")
        names = ", ".join(self.match.names[seat] for seat in self.bots)
        if not self.people:
            self.terminal.say("cli-greeting-watch", "bold", names=names)
            return
        if self.is_shared:
            self.terminal.say(
                "cli-greeting-many", "bold", who=", ".join(self.match.names[seat] for seat in self.people)
            )
        else:
            self.terminal.say("cli-greeting-alone", "bold", who=Seat(self.viewer), names=names)
        self.terminal.say("cli-greeting-type")

    def get_bots_ready(self) -> None:
        """Compile what thinks ahead, and start programs; those who wait are told why."""
        for seat, bot in self.bots.items():
            with self.terminal.busy("cli-bot-preparing", who=Seat(seat)) if self.is_slow(seat) else nullcontext():
                get_ready(bot, self.match.game, self.match.view(seat))

    def is_slow(self, seat: int) -> bool:
        """Whether the bot there may need time: all but those that decide at first sight."""
        return self.match.bots[seat] not in AT_ONCE

    def bot_decides(self) -> None:
        seat, match = self.match.mover, self.match
        view, legal = match.view(seat), match.legal()
        with self.terminal.busy("cli-bot-thinking", who=Seat(seat)) if self.is_slow(seat) else nullcontext():
            action = ask(self.bots[seat], str(match.bots[seat]), view, legal, match.luck())
        match.submit(seat, action)
        self.terminal.pause(0 if self.is_shared else BOT_PAUSE)

    def tell_news(self) -> None:
        """What has happened since the viewer was last told; a mere spectator sees the table now and then."""
        sentences = self.match.log(self.viewer, self.told[self.viewer])
        self.told[self.viewer] = len(self.match.steps)
        self.terminal.tell(sentences)
        if not self.people and any(say.message in self.terminal.board.headings for say in sentences):
            self.show_table(NOBODY)

    def show_table(self, seat: int) -> None:
        self.terminal.show_table(self.match.game.scene(self.match.view(seat), seat))

    # a person's decision

    def person_decides(self) -> None:
        """Ask until there is a decision; what can only be done in one way is done."""
        match, seat = self.match, self.match.mover
        decision = Decision(match, seat, match.view(seat), match.legal())
        if len(decision.legal) == 1:
            if not self.is_shared:
                words = self.terminal.action_words(decision.view, decision.legal[0])
                self.terminal.say("cli-forced", action=words)
            match.submit(seat, decision.legal[0])
            return
        if self.is_shared:
            self.hand_over(seat)
        self.page = 0
        self.show_decision(decision)
        match.submit(seat, self.ask(decision))
        self.autosave()

    def hand_over(self, seat: int) -> None:
        """Another person comes to the screen: nothing of the last one's cards may stay on it."""
        if self.viewer != seat:
            self.terminal.clear()
            self.terminal.read("cli-handover", who=Seat(seat))
            self.terminal.clear()
            self.viewer = seat
            self.terminal.say("cli-since-then", "bold")
        self.tell_news()

    def show_decision(self, decision: Decision) -> None:
        """The table and what may be done; of many choices, the page that the person has come to."""
        game = self.match.game
        scene, prompt = game.scene(decision.view, decision.seat), f"prompt-{game.prompt(decision.view)}"
        self.terminal.show_decision(scene, prompt, decision.view, decision.legal, self.page)

    def ask(self, decision: Decision) -> int:
        """The action that a person decides on."""
        while True:
            typed = self.terminal.read("cli-choose")
            command, rest = command_of(self.terminal, typed)
            if not typed:
                self.page += 1
                self.show_decision(decision)
                continue
            if command == "quit":
                raise Quit
            if command == "save":
                self.save_copy(rest)
            elif command:
                answer(self.terminal, decision, command, rest)
            else:
                action = chosen(self.terminal, decision, typed)
                if action is not None:
                    return action

    # files

    def autosave(self) -> bool:
        """Save; a full disk is reported, and the game goes on."""
        return self.save_to(self.path)

    def save_to(self, path: Path) -> bool:
        try:
            save(self.match, path)
        except Unwritable as error:
            self.terminal.say("cli-save-refused", "bold", file=str(error.path), reason=error.reason)
            return False
        return True

    def save_copy(self, typed: str) -> None:
        """Save where the person wants it, or just now; never over a file that is not this sitting's."""
        try:
            path = Path(typed).expanduser() if typed else self.path
            if path != self.path and path not in self.copies and path.exists():
                self.terminal.say("cli-save-exists", file=str(path))
            elif self.save_to(path):
                self.copies.add(path)
                self.terminal.show_path("cli-saved", str(path))
        except (OSError, ValueError, RuntimeError) as error:  # a name too long, a character or a home that is none
            reason = error.strerror if isinstance(error, OSError) else None
            self.terminal.say("cli-save-refused", "bold", file=typed, reason=reason or str(error))

    # the end

    def finish(self) -> None:
        """The last table, who won, and where the game lies."""
        if self.is_shared:
            self.viewer = NOBODY
            self.told[NOBODY] = max(self.told.values())
            self.tell_news()
        self.show_table(self.viewer)
        self.terminal.show_result(self.match.state, *self.match.scores())
        if self.autosave():
            self.terminal.show_path("cli-replay-with", f"{program()} replay {quoted(self.path)}")

    def leave(self) -> None:
        """Put the game away. A move that was interrupted halfway has not been made."""
        if self.match.steps:
            self.match.state = unpack(self.match.game.state, self.match.steps[-1].after)
        self.terminal.console.print()
        if self.autosave():
            self.terminal.show_path("cli-saved", str(self.path))
            self.terminal.show_path("cli-resume-with", f"{program()} play --resume {quoted(self.path)}")


def quoted(path: Path) -> str:
    """A path as it can be pasted into a shell."""
    return shlex.quote(str(path))
