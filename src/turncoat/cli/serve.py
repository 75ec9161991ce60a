"""`turncoat serve`: the games in the browser, for friends and bots."""

from pathlib import Path

import click


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others on your network in. [127.0.0.1]")
@click.option("--port", type=int, metavar="N", help="On which port; 0 finds a free one. [8000]")
@click.option(
    "--database", metavar="URL", help="postgresql://… or sqlite:///FILE; by default a file in the data folder."
)
@click.option(
    "--data", type=click.Path(path_type=Path), metavar="FOLDER", help="The data folder; by default the system's."
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="The public address, as in https://games.example.org; may be repeated.",
)
@click.option("--proxies", metavar="ADDRESS[,…]", help="Reverse proxies whose headers are trusted. [127.0.0.1]")
@click.option("--processes", type=int, metavar="N", help="Processes that serve, at most one for each core. [1]")
@click.option("--bot-workers", type=int, metavar="N", help="Processes that think for bots. [2]")
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser.")
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    data: Path | None,
    origins: tuple[str, ...],
    proxies: str | None,
    processes: int | None,
    bot_workers: int | None,
    open_page: bool,
) -> None:
    """Serve the games in the browser.

    Every option is also read from the environment, as in TURNCOAT_PORT; docs/server.md lists them all.
    """
    from turncoat.server.serving import serve as run  # here, so that other commands start at once
    from turncoat.server.settings import read_settings

    settings = read_settings(
        host=host,
        port=port,
        database=database,
        data=data,
        origins=origins or None,
        proxies=proxies,
        processes=processes,
        bot_workers=bot_workers,
    )
    run(settings, open_page=open_page)
