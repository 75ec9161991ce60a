// What of the city never changes, as paths: made once from its lines.
import { RIVERS, ROADS } from "./city-ways";
import { beside, GATES, line, pair, polar, ring, RINGS, slab, START, WALL, type Point } from "./geometry";
import { RED, TRACK } from "./scene";

const FULL = 360;
const range = (count: number) => Array.from({ length: count }, (_, number) => number);

/** The same numbers at every visit, so that the city looks as it did. */
function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state * 16807) % 2147483647;
    return from + ((to - from) * state) / 2147483647;
  };
}

/** Points along a line, about so far from each other. */
function along(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let rest = 0;
  points.slice(1).forEach((to, at) => {
    const from = points[at]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; rest < length; rest += step)
      found.push({ x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length });
    rest -= length;
  });
  return found;
}

/** A wave: a small double curve in the direction of the water. */
function wave({ x, y }: Point, ux: number, uy: number, length: number): string {
  const half = { x: (ux * length) / 2 - uy * 2.5, y: (uy * length) / 2 + ux * 2.5 };
  const whole = { x: ux * length, y: uy * length };
  return `M${pair({ x: x - whole.x, y: y - whole.y })}q${pair(half)} ${pair(whole)}t${pair(whole)}`;
}

function river(points: readonly Point[]): string {
  const throwIt = dice(17);
  const spots = along(points, 27);
  return spots
    .slice(1, -1)
    .map(({ x, y }, at) => {
      const [from, to] = [spots[at]!, spots[at + 2]!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const [ux, uy, aside] = [(to.x - from.x) / length, (to.y - from.y) / length, throwIt(-7, 7)];
      return wave({ x: x - uy * aside, y: y + ux * aside }, ux, uy, throwIt(5, 8));
    })
    .join("");
}

function moat(): string {
  const throwIt = dice(3);
  return range(64)
    .map((number) => number * 5.625 + throwIt(-1, 1))
    .filter((angle) => GATES.every((gate) => Math.abs(((angle - gate + 540) % FULL) - 180) > 7))
    .map((angle) => {
      const turn = (angle * Math.PI) / 180;
      return wave(polar(throwIt(477, 485), angle), Math.cos(turn), Math.sin(turn), 6);
    })
    .join("");
}

export const RIVER_BEDS = RIVERS.map((points) => line(points, 1 / 5.5));
export const WAVES = RIVERS.map(river).join("") + moat();
export const ROAD_BEDS = ROADS.map((points) => line(points, 1 / 5.5));
/** Rows of stones on the roads: drawn as broken lines beside each other. */
export const COBBLES = ROADS.flatMap((points) =>
  [-7.7, -2.6, 2.6, 7.7].map((aside) => line(beside(points, aside), 1 / 5.5)),
);
export const MERLONS = range(120)
  .map((number) => slab(456.5, 463, number * 3 + 36.45, number * 3 + 38.1))
  .join("");
export const SLABS = range(TRACK)
  .map((number) => START + (FULL / TRACK) * number)
  .map((angle) => `M${pair(polar(WALL.inner, angle))}L${pair(polar(WALL.outer, angle))}`)
  .join("");
export const RED_SLABS = RED.map((space) => START + (FULL / TRACK) * (space - 1))
  .map((angle) => slab(WALL.inner + 1.5, WALL.outer - 1.5, angle + 0.28, angle + FULL / TRACK - 0.28))
  .join("");
/** The near face of the wall, seen from a little above. */
export const MASONRY = range(118)
  .map((number) => 95 + number * 1.45)
  .filter((angle) => Math.cos((angle * Math.PI) / 180) < -0.25)
  .map(
    (angle) =>
      `M${pair({ x: polar(464, angle).x, y: polar(464, angle).y + 1 })}v${(-7.5 * Math.cos((angle * Math.PI) / 180)).toFixed(1)}`,
  )
  .join("");
export const TOWERS = [67.5, 91.5, 127.5, 187.5, 217.5, 232.5, 322.5, 343.5].map((angle) => ({
  ...polar(464, angle),
  r: 12,
}));
export const GATE_TOWERS = GATES.flatMap((angle, gate) =>
  [-1, 1].map((side) => ({ ...polar(466, angle + side * (gate ? 3 : 3.9)), r: gate ? 15 : 17 })),
);
export const CITY = ring(RINGS[3] + 1);
export const SHADE = `${CITY}${ring(RINGS[3], 7)}`;
