// The summary cards of recorded matches: no sum without its parts, and all who gained or lost.
import { beforeAll, describe, expect, it } from "vitest";
import type { Play } from "../src/games/board";
import { prepare } from "../src/games/ontembare_stad/expansion";
import { film as stad } from "../src/games/ontembare_stad/film";
import tellStad from "../src/games/ontembare_stad/summary";
import { film as rattus } from "../src/games/rattus/film";
import tellRattus from "../src/games/rattus/summary";
import type { Scene as City } from "../src/games/ontembare_stad/scene";
import { fightIn } from "../src/games/ontembare_stad/verraad/fight";
import { eventsOf, eventsUntil, type Summary, type Tell } from "../src/games/summary";
import { film as verraeter } from "../src/games/verraeter/film";
import tellVerraeter from "../src/games/verraeter/summary";
import { loadsOf } from "../src/games/verraeter/summary/weights";
import { Schedule, type Film, type Part } from "../src/lib/schedule";
import { firstOf } from "../src/lib/summaries.svelte";
import { loadWords } from "../src/lib/words";
import hetVerraadFilm from "./het_verraad-film.json";
import stadFilm from "./ontembare_stad-film.json";
import rattusFilm from "./rattus-film.json";
import verraeterFilm from "./verraeter-film.json";
import { recorded } from "./waits";

type Scene = never; // each game's own
const GAMES = {
  verraeter: [verraeter, verraeterFilm, tellVerraeter, null],
  rattus: [rattus, rattusFilm, tellRattus, null],
  ontembare_stad: [stad, stadFilm, tellStad, null],
  het_verraad: [stad, hetVerraadFilm, tellStad, "verraad"],
} as unknown as Record<string, [Film<Scene>, unknown[], Tell<Scene>, string | null]>;

/** The parts that each card of a recorded match tells. */
function cardsOf(name: string): (readonly Part<Scene>[])[] {
  const [film, told] = GAMES[name]!;
  const { before, steps } = recorded(film, told, 0);
  const parts = Schedule.partsOf(film, 0, before, steps);
  const closing = steps.filter(({ events }) => events.some((event) => film.summing!.closes(event)));
  return closing.map(({ number }) => {
    const first = firstOf(steps, number, film.summing!);
    return parts.filter(({ step }) => step.number >= first && step.number <= number);
  });
}

async function toldOf(name: string): Promise<Summary<Scene>[]> {
  const [, , tell, mode] = GAMES[name]!;
  const words = await loadWords("en", name === "het_verraad" ? "ontembare_stad" : name, mode);
  const seats = ["Anna", "Bertha", "Konrad", "Dirk", "Elsa"].map((one, number) => ({ name: one, number }));
  return cardsOf(name).map((parts) =>
    tell({ table: { seats }, words, before: parts.at(-1)!.after } as unknown as Play<Scene>, parts),
  );
}

beforeAll(() => prepare({ options: { mode: "verraad" } }));

describe("a summary", () => {
  it.each(Object.keys(GAMES))("of %s says what happened, and names everybody once", async (name) => {
    const told = await toldOf(name);
    expect(told.length).toBeGreaterThan(2);
    for (const { title, rows } of told) {
      expect(title).not.toBe("");
      expect(new Set(rows.map(({ who }) => who)).size).toBe(rows.length);
      for (const { gain, reasons } of rows) if (gain) expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it("of a conflict shows the parts of each house's total", () => {
    for (const parts of cardsOf("verraeter") as unknown as Parameters<typeof loadsOf>[0][])
      for (const { total, weights } of loadsOf(parts))
        expect(weights.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  });

  it("of a conflict adds up to the points that the seats have more", () => {
    for (const parts of cardsOf("verraeter")) {
      const score = (scene: unknown) =>
        (scene as { seats: { score: number }[] }).seats.reduce((s, x) => s + x.score, 0);
      const gains = eventsOf(parts).map((event) => verraeter.summing!.gain(event));
      const more = score(parts.at(-1)!.after) - score(parts[0]!.before);
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(more);
    }
  });

  it("of an attack shows its dice also where the same step begins the next turn", () => {
    const cards = cardsOf("het_verraad") as unknown as Part<City>[][];
    const attacks = cards.filter((parts) => eventsOf(parts).some(({ what }) => what === "attacks"));
    expect(attacks.length).toBeGreaterThan(0);
    for (const parts of attacks) {
      const last = parts.at(-1)!;
      const turn = { ...last.events[0]!, what: "turn" };
      const ended = [...parts.slice(0, -1), { ...last, events: [...last.events, turn] }];
      expect(
        fightIn(
          eventsUntil(ended, (event) => stad.summing!.closes(event)),
          last.before,
        )!.dice.attack,
      ).toBeGreaterThan(0);
    }
  });

  it("of the plague is about one region", () => {
    for (const parts of cardsOf("rattus")) {
      const rats = eventsOf(parts).filter(({ what }) => what === "flipped");
      expect(new Set(rats.map(({ fields }) => fields["region"])).size).toBe(1);
    }
  });
});
