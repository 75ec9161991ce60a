"""How Lighthouse judges the first page, a table and a replay with its phone settings, as a table for `docs/measurements/`.

.venv/bin/python -m tools.lighthouse [runs of each, 3 if not said]

Lighthouse itself is fetched by npx, and kept in npm's cache. Of several runs it reports the median: on a machine that does other things too,
single ones are too slow. That a table is not to be found by search engines is meant so and does not count. Figures below what is wanted end the
program with an error.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from tests.server.support import BOT, ME, Browser
from tests.web.support import CHROMIUM, Server

LIGHTHOUSE = "lighthouse@13.5.0"
RUNS = 3
TRIES = 3  # now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic"
SCORES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "search engines",
}
LEAST_SCORE = 95
MOST_SHIFT = 0.05
MOST_BLOCKED_MS = 200

Report = dict[str, Any]


def addresses(server: Server) -> dict[str, str]:
    """What is looked at: the first page, a table with bots and the replay of a match; anybody with the link may look."""
    with Browser(server.address, "Anna") as anna:
        table = anna.lay("verraeter", ME, BOT, BOT, BOT, isPublic=True)["id"]
        over = anna.ok("GET", "/api/showcase")["table"]
    return {
        "first page": server.address,
        "table": f"{server.address}/t/{table}",
        "replay": f"{server.address}/t/{over}/replay",
    }


def look(address: str, folder: Path) -> Report:
    """One run; its report."""
    file = folder / "report.json"
    command = [*("npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={file}")]
    command += [f"--chrome-flags={FLAGS}", f"--only-categories={','.join(SCORES)}", "--skip-audits=is-crawlable"]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # the Node that builds the page
    for left in reversed(range(TRIES)):
        done = subprocess.run(command, check=left == 0, env={**os.environ, "PATH": path, "CHROME_PATH": CHROMIUM})
        if done.returncode == 0:
            break
    report: Report = msgspec.json.decode(file.read_bytes())
    return report


def figures(reports: list[Report]) -> list[float]:
    """The median of each score, of the layout shift and of the milliseconds in which nothing could be pressed."""
    scores = [[100 * report["categories"][name]["score"] for report in reports] for name in SCORES]
    audits = [
        [report["audits"][name]["numericValue"] for report in reports]
        for name in ("cumulative-layout-shift", "total-blocking-time")
    ]
    return [median(values) for values in (*scores, *audits)]


def faults(reports: list[Report]) -> set[str]:
    """What Lighthouse found wrong that has nothing to do with speed."""
    return {
        f"{audit['id']}: {audit['title']}"
        for report in reports
        for name, category in report["categories"].items()
        if name != "performance"
        for ref in category["auditRefs"]
        if ref["weight"] and (audit := report["audits"][ref["id"]])["score"] not in (1, None)
    }


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    is_met = True
    print("| page |", " | ".join(SCORES.values()), "| layout shift | blocked, ms |")
    print("|---|" + "---|" * (len(SCORES) + 2))
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            for page, address in addresses(server).items():
                reports = [look(address, Path(data)) for _ in range(runs)]
                *scores, shift, blocked = figures(reports)
                print(f"| {page} |", " | ".join(f"{score:.0f}" for score in scores), f"| {shift:.3f} | {blocked:.0f} |")
                for fault in sorted(faults(reports)):
                    print(f"  {page}: {fault}", file=sys.stderr)
                is_met &= min(scores) >= LEAST_SCORE and shift <= MOST_SHIFT and blocked <= MOST_BLOCKED_MS
        finally:
            server.stop()
    if not is_met:
        sys.exit("not all is as it should be")


if __name__ == "__main__":
    main()
