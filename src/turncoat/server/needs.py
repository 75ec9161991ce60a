"""What an address will need first, so that its head can name it: browsers fetch it while the page's script is still on its way, not one after the other."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from turncoat.games import GAMES
from turncoat.games.game import NOTHING
from turncoat.server.snapshot import Header

PAGES = {
    "": "Lobby",
    "about": "About",
    "rules": "Rules",
    "box": "Box",
    "new": "NewTable",
    "learn": "Learn",
    "t": "Table",
}
FIRST_PAGE = ("games", "me", "tables")  # what it asks the server for


@dataclass(frozen=True, eq=False)
class Manifest:
    """Vite's: which file each source has become, with which styles, and what it imports; empty where the page is not built."""

    chunks: Mapping[str, Mapping[str, Any]]

    def files(self, sources: tuple[str, ...]) -> list[str]:
        """The files of some sources and of all that they import, except what the page loads anyway."""
        found = dict.fromkeys(name for source in sources for name in self._imported(source))
        chunks = [self.chunks[name] for name in found if name not in self._imported("index.html")]
        return [file for chunk in chunks for file in (chunk["file"], *chunk.get("css", ()))]

    def _imported(self, source: str) -> list[str]:
        """A source, if there is such a one, and whatever it imports."""
        found: list[str] = []
        todo = [source]
        while todo:
            name = todo.pop()
            if name in self.chunks and name not in found:
                found.append(name)
                todo += self.chunks[name].get("imports", ())
        return found


@dataclass(frozen=True)
class Needs:
    """Sources of the page, as the manifest names them, and what the server will be asked for, below `/api`."""

    sources: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()

    def asked(self) -> str:
        """For the page's head: `public/theme.js` asks the server for it at once."""
        return f'<meta name="first" content="{escape(" ".join(self.answers))}" />' if self.answers else ""

    def links(self, manifest: Manifest) -> str:
        """For the end of its body: what stands before is painted without waiting for it, and what every page needs comes first."""
        return "\n    ".join(
            f'<link rel="{"stylesheet" if file.endswith(".css") else "modulepreload"}" href="/{file}" crossorigin'
            ' fetchpriority="low" />'
            for file in manifest.files(self.sources)
        )


NO_NEEDS = Needs()


def words(language: str, *folders: str) -> tuple[str, ...]:
    """The page's own words and a table's, with those in some folders of games."""
    beside = ("match", *folders)
    return f"locale/{language}.ftl", *(f"../src/turncoat/{folder}/locale/{language}.ftl" for folder in beside)


def page_needs(first: str, language: str) -> Needs:
    """What a page needs, by the first part of its address."""
    sources = (f"src/pages/{PAGES[first]}.svelte", *words(language))
    return Needs(sources, FIRST_PAGE if first == "" else ())


def table_needs(header: Header, language: str) -> Needs:
    """What a table needs: its game's drawings and words, and an expansion's."""
    return game_needs(header, language, "Table", f"tables/{header.id}")


def replay_needs(header: Header, language: str, *, is_at_start: bool) -> Needs:
    """What the match of a table needs that is looked back at; where that begins at its start, with the first moments."""
    replay = f"tables/{header.id}/replay"
    first = (f"{replay}/moments?moment=0",) if is_at_start else ()
    return game_needs(header, language, "Replay", replay, *first)


def game_needs(header: Header, language: str, page: str, *answers: str) -> Needs:
    mode = header.options.get("mode")
    folders = (header.game, f"{header.game}/{mode}")  # where the mode is no expansion, there is no such folder
    drawings = (f"src/games/{folder}/index.ts" for folder in folders)
    spoken = words(language, *(f"games/{folder}" for folder in folders))
    box = f"?box={header.box}" if header.box else ""
    printed = (f"games/{header.game}/printed{box}",) if GAMES[header.game].printed != NOTHING else ()
    return Needs((f"src/pages/{page}.svelte", *drawings, *spoken), (*answers, *printed))
