// Recorded matches on the stage: what is seen to move, and that the table is in the end as the server says, however it is left.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prepare } from "../src/games/ontembare_stad/expansion";
import { film as stad } from "../src/games/ontembare_stad/film";
import { film as rattus } from "../src/games/rattus/film";
import { film as verraeter } from "../src/games/verraeter/film";
import type { EventView, StepView } from "../src/lib/messages";
import { afterStep, type Film } from "../src/lib/schedule";
import { Stage } from "../src/lib/stage.svelte";
import hetVerraadFilm from "./het_verraad-film.json";
import stadFilm from "./ontembare_stad-film.json";
import rattusFilm from "./rattus-film.json";
import { event, step } from "./tables";
import verraeterFilm from "./verraeter-film.json";

type Scene = never; // each game's own
interface Recorded {
  name: string;
  film: Film<Scene>;
  before: Scene;
  steps: StepView[];
  after: Scene;
}

function recorded(name: string, film: unknown, [before, ...rest]: readonly unknown[]): Recorded {
  const steps = rest.slice(0, -1).map((one, place) => {
    const { events, ...more } = one as StepView;
    return step(place + 1, { ...more, events: events.map((what) => ({ ...event(what.what), ...what })) });
  });
  return { name, film: film as Film<Scene>, before: before as Scene, steps, after: rest.at(-1) as Scene };
}

const FILMS = {
  verraeter: recorded("verraeter", verraeter, verraeterFilm),
  rattus: recorded("rattus", rattus, rattusFilm),
  stad: recorded("stad", stad, stadFilm),
  hetVerraad: recorded("hetVerraad", stad, hetVerraadFilm),
};
const ALL = Object.values(FILMS);

beforeAll(() => prepare({ options: { mode: "verraad" } }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The stage at normal speed, before the first seat. */
function stageOf({ film, before, after }: Recorded, begin: () => void = () => {}): Stage<Scene> {
  return new Stage(before, { film, me: () => 0, factor: () => 1, begin, end: () => after });
}

/** As if all were that seat's own turn: each event has a moment of its own. */
const oneByOne = (film: Recorded): Recorded => ({ ...film, film: { ...film.film, turn: () => 0 } });

/** What is seen to move with each kind of event: `kind: from > to`, without the numbers of seats and places. */
async function movesOf(film: Recorded): Promise<Map<string, Set<string>>> {
  const stage = stageOf(oneByOne(film));
  const found = new Map<string, Set<string>>();
  const plain = (text: string) => text.replace(/-\d+/g, "").replace(/:.*/, ":");
  stage.play(film.before, film.steps);
  while (stage.isMoving) {
    const { what } = stage.event as EventView;
    const moves = stage.flights.map(({ kind, from, to }) => `${plain(kind)} ${plain(from)} > ${plain(to)}`);
    found.set(what, new Set([...(found.get(what) ?? []), ...moves]));
    await vi.advanceTimersToNextTimerAsync();
  }
  return found;
}

describe.each(ALL)("a match of $name", (film) => {
  it("leads by its changes from its first scene to its last", () => {
    expect(film.steps.reduce(afterStep<Scene>, film.before)).toEqual(film.after);
  });

  it("is before each step as the changes say, and in the end as the server says", async () => {
    const scenes: Scene[] = [];
    const stage = stageOf(oneByOne(film), () => void scenes.push(stage.scene));
    stage.play(film.before, film.steps);
    while (stage.isMoving) await vi.advanceTimersToNextTimerAsync();
    for (const [place, one] of film.steps.slice(0, -1).entries())
      expect(scenes[place + 1], `after step ${one.number}`).toEqual(afterStep(scenes[place] as Scene, one));
    expect(stage.scene).toBe(film.after);
  });

  it("can be skipped in every kind of event, and is then as the server says", async () => {
    const skipped = new Set<string>();
    for (const start of film.steps.keys()) {
      const steps = film.steps.slice(start, start + 2);
      if (steps.every(({ events }) => events.every(({ what }) => skipped.has(what)))) continue;
      for (const { what } of steps[0]!.events) skipped.add(what);
      const stage = stageOf(film);
      stage.play(film.steps.slice(0, start).reduce(afterStep<Scene>, film.before), steps);
      await vi.advanceTimersByTimeAsync(50);
      stage.skip();
      await vi.advanceTimersByTimeAsync(0);
      expect([stage.isMoving, stage.flights.length, stage.event]).toEqual([false, 0, null]);
      expect(stage.scene).toBe(film.after);
    }
    expect(skipped.size).toBeGreaterThan(15);
  });

  it("moves pieces from spot to spot only", async () => {
    for (const [what, moves] of await movesOf(film))
      for (const move of moves) expect(move, what).toMatch(/^[a-z:-]+ [a-z-]+ > [a-z-]+$/);
  });
});

describe("pieces are seen to move", () => {
  it("in Verräter: cards, buildings, points and the two cards that go round", async () => {
    const moves = await movesOf(FILMS.verraeter);
    expect(moves.get("played")).toEqual(new Set(["card: seat > pan-eagle", "card: seat > pan-rose"]));
    expect(moves.get("built")).toContain("building: seat > land");
    expect(moves.get("drew")).toEqual(new Set(["card: pile > seat"]));
    expect(moves.get("drew-hidden")).toEqual(new Set(["card pile > seat"]));
    expect(moves.get("dropped")).toEqual(new Set(["card: seat > discard"]));
    expect(moves.get("won")).toEqual(new Set(["points middle > seat"]));
    expect(moves.get("start-card")).toEqual(new Set(["start seat > seat"]));
    expect(moves.get("discarded")).toContain("card: pan-rose > discard");
  });

  it("in Rattus: cubes, rats and class cards", async () => {
    const moves = await movesOf(FILMS.rattus);
    expect(moves.get("settled")).toEqual(new Set(["cube seat > pile"]));
    expect(moves.get("spread")).toEqual(new Set(["rat supply > rats"]));
    expect(moves.get("monk")).toEqual(new Set(["rat rats > rats"]));
    expect(moves.get("king")).toEqual(new Set(["cube pile > palace"]));
    expect(moves.get("merchant")).toEqual(new Set(["cube pile > pile"]));
    expect(moves.get("class")).toEqual(new Set(["cube pile > seat"]));
    expect(moves.get("flipped")).toEqual(new Set());
    expect(moves.get("took-from")!.size).toBeGreaterThan(0);
  });

  it("in De Ontembare Stad: knights, stones and cards", async () => {
    const moves = await movesOf(FILMS.stad);
    expect(moves.get("started")).toEqual(new Set(["knight order > area"]));
    expect(moves.get("bought-area")).toEqual(new Set(["knight order > area", "stone order > pile"]));
    expect(moves.get("income")).toContain("stone area > order");
    expect(moves.get("kept")).toContain("card: pile > order");
    expect(moves.get("built")).toContain("card: order > area");
    expect(moves.get("sold-pawn")).toEqual(new Set(["card: order > shop-pawn", "stone pile > order"]));
    expect(moves.get("withdrew")).toEqual(new Set(["knight area > order"]));
  });

  it("in Het Verraad: cards of the row, watchtowers and tokens", async () => {
    const moves = await movesOf(FILMS.hetVerraad);
    expect(moves.get("laid")).toEqual(new Set(["card: pile > row"]));
    expect(moves.get("chose-card")).toEqual(new Set(["card: row > order"]));
    expect(moves.get("card-stones")).toEqual(new Set(["stone row > order"]));
    expect(moves.get("stone-added")).toEqual(new Set(["stone pile > row"]));
    expect(moves.get("start-tower")).toEqual(new Set(["watchtower order > area"]));
    expect(moves.get("bought-white")).toContain("token-white pile > order");
  });
});
