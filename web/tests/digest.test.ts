// What others did since my last turn, of recorded matches.
import { beforeAll, expect, it } from "vitest";
import type { DigestGame } from "../src/games/digest";
import stadDigest from "../src/games/ontembare_stad/digest";
import { prepare } from "../src/games/ontembare_stad/expansion";
import { film as stad } from "../src/games/ontembare_stad/film";
import rattusDigest from "../src/games/rattus/digest";
import { film as rattus } from "../src/games/rattus/film";
import verraeterDigest from "../src/games/verraeter/digest";
import { film as verraeter } from "../src/games/verraeter/film";
import { Schedule, type Film } from "../src/lib/schedule";
import { digestOf, sinceMyTurn } from "../src/parts/table/digest/digest";
import hetVerraadFilm from "./het_verraad-film.json";
import stadFilm from "./ontembare_stad-film.json";
import rattusFilm from "./rattus-film.json";
import verraeterFilm from "./verraeter-film.json";
import { recorded } from "./waits";

const score = (scene: unknown, seat: number) => (scene as { seats: { score: number }[] }).seats[seat]!.score;
const orderScore = (scene: unknown, seat: number) => (scene as { orders: { score: number }[] }).orders[seat]!.score;
const GAMES = [
  ["Verräter", verraeter, verraeterFilm, verraeterDigest, score],
  ["Rattus", rattus, rattusFilm, rattusDigest, score],
  ["De Ontembare Stad", stad, stadFilm, stadDigest, orderScore],
  ["Het Verraad", stad, hetVerraadFilm, stadDigest, orderScore],
] as unknown as [string, Film<unknown>, unknown[], DigestGame<unknown>, typeof score][];

beforeAll(() => prepare({ options: { mode: "verraad" } }));

it.each(GAMES)(
  "%s: others' turns alone are told, numbered in order, and each with its points",
  (_, film, told, game, points) => {
    const { before, steps } = recorded(film, told, 0);
    const all = Schedule.partsOf(film, 0, before, steps);
    const mine = all.flatMap(({ turn }, place) => (turn === 0 ? [place] : []));
    const chosen = mine.filter((place) => all[place - 1]?.turn !== 0).slice(-6);
    for (const end of chosen) {
      const parts = sinceMyTurn(all.slice(0, end + 1), 0);
      const digest = digestOf(parts, { film, game, points, seats: 3, me: 0, say: (message) => message });
      expect(parts.some(({ turn }) => turn === 0)).toBe(false);
      expect(digest.chapters.every(({ seat }) => seat !== 0)).toBe(true);
      const numbers = digest.chapters.flatMap(({ items }) => items.flatMap(({ number }) => number ?? []));
      expect(numbers).toEqual(numbers.map((_number, place) => place + 1));
      if (parts.length) expect(digest.mine!.points[1]).toBe(points(parts.at(-1)!.after, 0));
    }
  },
);

it.each(GAMES)(
  "%s: nothing of mine is called unaffected whose rank, goods or income has changed",
  (_, film, told, game, points) => {
    const { before, steps } = recorded(film, told, 0);
    const all = Schedule.partsOf(film, 0, before, steps);
    const quiet = new Set<boolean>();
    for (let end = 0; end < all.length; end += 7) {
      const parts = sinceMyTurn(all.slice(0, end + 1), 0);
      const { mine, chapters } = digestOf(parts, { film, game, points, seats: 3, me: 0, say: (message) => message });
      if (!mine) continue;
      quiet.add(mine.isQuiet);
      if (!mine.isQuiet) continue;
      expect([mine.points[1], mine.rank[1], mine.news]).toEqual([mine.points[0], mine.rank[0], []]);
      expect(mine.goods.every((good) => good.before.number === good.after.number)).toBe(true);
      expect(chapters.some(({ routine }) => routine.some(([who]) => who === 0))).toBe(false);
    }
    expect(quiet).toEqual(new Set([true, false]));
  },
);

it("holds nothing where nobody else has moved", () => {
  expect(sinceMyTurn([], 0)).toEqual([]);
});
