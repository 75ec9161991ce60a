// Nobody is kept waiting: what others do is one movement a turn, and what touches me is held.
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../src/games/ontembare_stad/expansion";
import { film as stad } from "../src/games/ontembare_stad/film";
import { film as rattus } from "../src/games/rattus/film";
import { film as verraeter } from "../src/games/verraeter/film";
import type { EventView, StepView } from "../src/lib/messages";
import { Schedule, type Film } from "../src/lib/schedule";
import hetVerraadFilm from "./het_verraad-film.json";
import stadFilm from "./ontembare_stad-film.json";
import rattusFilm from "./rattus-film.json";
import { FILM, going, step, type Scene } from "./tables";
import verraeterFilm from "./verraeter-film.json";
import { recorded, waitsOf } from "./waits";

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

beforeAll(() => prepare({ options: { mode: "verraad" } }));

const FILMS = [
  { name: "Verräter", film: verraeter as Film<never>, file: verraeterFilm },
  { name: "Rattus", film: rattus as Film<never>, file: rattusFilm },
  { name: "De Ontembare Stad", film: stad as Film<never>, file: stadFilm },
  { name: "Het Verraad", film: stad as Film<never>, file: hetVerraadFilm },
];

describe.each(FILMS)("with three bots at normal speed, in $name", ({ film, file }) => {
  it("a bot's turn takes at most two seconds on average", () => {
    const turns = waitsOf(recorded(film, file, 0)).flatMap((wait) => wait.turns);
    expect(turns.length).toBeGreaterThan(10);
    expect(sum(turns) / turns.length).toBeLessThanOrEqual(2000);
  });

  it("I wait at most eight seconds unless something touches me", () => {
    const calm = waitsOf(recorded(film, file, 0)).filter(({ held }) => !held.length);
    expect(calm.length).toBeGreaterThan(0);
    expect(Math.max(...calm.map(({ turns }) => sum(turns)))).toBeLessThanOrEqual(8000);
  });
});

it("what touches me is shown for a second at least", () => {
  const held = FILMS.flatMap(({ film, file }) => waitsOf(recorded(film, file, 0)).flatMap((wait) => wait.held));
  expect(held.length).toBeGreaterThan(10);
  expect(Math.min(...held)).toBeGreaterThanOrEqual(1000);
});

describe("the schedule", () => {
  /** What is shown together, by the spaces that the piece comes to, and for how long. */
  function momentsOf(
    steps: readonly StepView[],
    film: Partial<Film<Scene>> = {},
    me: number | null = 0,
  ): [number[], number][] {
    const schedule = new Schedule({ ...FILM, ...film }, () => me);
    schedule.add({ at: 0 }, steps);
    const moments: [number[], number][] = [];
    for (let parts = schedule.next(); parts.length; parts = schedule.next())
      moments.push([parts.map(({ after }) => after.at), Schedule.msOf(parts)]);
    return moments;
  }
  const walk = (mover: number, ...spaces: number[]) => step(spaces[0]!, { mover, events: spaces.map(going) });
  const isAt =
    (space: number) =>
    ({ text }: EventView) =>
      text === `to ${space}`;

  it("makes one movement of a turn of another's, and one of the next", () => {
    expect(momentsOf([walk(1, 1, 2), walk(-1, 3), walk(1, 4), walk(2, 5)])).toEqual([
      [[1, 2, 3, 4], 1000],
      [[5], 800],
    ]);
  });

  it("shows what I do one by one", () => {
    expect(momentsOf([walk(0, 1, 2), walk(-1, 3)])).toEqual([
      [[1], 1000],
      [[2], 1000],
      [[3], 1000],
    ]);
  });

  it("holds what touches me, with what comes after it", () => {
    const film = { time: () => 300, touches: isAt(2) };
    expect(momentsOf([walk(1, 1, 2, 3)], film)).toEqual([
      [[1], 300],
      [[2, 3], 1100],
    ]);
    expect(momentsOf([walk(1, 1, 2, 3)], film, null)).toEqual([[[1, 2, 3], 500]]);
  });

  it("holds several things of one kind that touch me in a turn once", () => {
    const touches = (event: EventView) => isAt(2)(event) || isAt(4)(event);
    expect(momentsOf([walk(1, 1, 2), walk(1, 3, 4), walk(2, 5)], { touches })).toEqual([
      [[1], 800],
      [[2, 3, 4], 1200],
      [[5], 800],
    ]);
  });

  it("holds what a surprise brings me after it", () => {
    const film = { isSurprise: isAt(2), touches: (event: EventView) => !isAt(1)(event), time: () => 1200 };
    expect(momentsOf([walk(1, 1, 2, 3)], film)).toEqual([
      [[1], 800],
      [[2], 1000],
      [[3], 1200],
    ]);
  });

  it("begins another moment with a surprise", () => {
    expect(momentsOf([walk(1, 1, 2, 3)], { isSurprise: isAt(2) })).toEqual([
      [[1], 800],
      [[2, 3], 800],
    ]);
  });

  it("knows from the scene whose turn it is, where the game says so", () => {
    const turn = ({ at }: Scene) => (at < 3 ? 1 : 2);
    expect(momentsOf([walk(1, 1), walk(2, 2), walk(1, 3), walk(0, 4)], { turn })).toEqual([
      [[1, 2], 900],
      [[3, 4], 900],
    ]);
  });

  it("takes no time for what happened long ago, or what nobody needs to see", () => {
    expect(momentsOf([step(1, { mover: 1, isShown: false })])).toEqual([[[1], 0]]);
    expect(momentsOf([walk(1, 1)], { time: () => 0, touches: () => true })).toEqual([[[1], 0]]);
  });
});
