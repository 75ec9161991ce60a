// Where things lie in the city, which is round and 1000 wide. Areas share the edges between them, so that they fit without a gap.
import city from "./city.json";
import { AREAS, TRACK } from "./scene";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 1000;
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };
/** From the square in the middle to the wall. */
export const RINGS = [84, 198, 304, 408] as const;
export const WALL = { inner: 415, outer: 455 };
const SHARES = { i: 45, m: 22.5, o: 15 } as const;
/** The angle of an area's middle, clockwise from the north. */
export function angleOfArea(id: string): number {
  return SHARES[id[0] as keyof typeof SHARES] * (Number(id.slice(1)) + 0.5);
}

/** The angles of the gates; the first has the drawbridge, from which the spaces of the track are counted. */
export const GATES: readonly number[] = AREAS.filter(({ gate }) => gate)
  .sort((a, b) => a.gate - b.gate)
  .map(({ id }) => angleOfArea(id));
export const START = GATES[0] ?? 37.5;

/** A point so far from the middle, at an angle clockwise from the north. */
export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: MIDDLE.x + radius * Math.sin(turn), y: MIDDLE.y - radius * Math.cos(turn) };
}

const round = (number: number) => Math.round(number * 10) / 10;
export const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** A smooth line through points, after its first point. */
function through(points: readonly Point[], ease = 1 / 6): string {
  return points
    .slice(1)
    .map((to, at) => {
      const from = points[at]!;
      const [before, after] = [points[at - 1] ?? from, points[at + 2] ?? to];
      const leave = { x: from.x + (to.x - before.x) * ease, y: from.y + (to.y - before.y) * ease };
      const arrive = { x: to.x - (after.x - from.x) * ease, y: to.y - (after.y - from.y) * ease };
      return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
    })
    .join("");
}

export function line(points: readonly Point[], ease?: number): string {
  return `M${pair(points[0]!)}${through(points, ease)}`;
}

const EDGES: readonly Point[][] = city.edges.map((flat) =>
  flat.flatMap((x, at) => (at % 2 ? [] : [{ x, y: flat[at + 1]! }])),
);
/** Each area's edges in the order of its outline; a negative one is walked backwards. */
const OUTLINES: readonly number[][] = AREAS.map(({ id }) => (city.areas as Record<string, number[]>)[id]!);

const edge = (number: number) => (number > 0 ? EDGES[number - 1]! : [...EDGES[-number - 1]!].reverse());

/** The outline of each area. */
export const PATHS: readonly string[] = OUTLINES.map((numbers) => {
  const [first] = numbers;
  return `M${pair(edge(first!)[0]!)}${numbers.map((number) => through(edge(number))).join("")}Z`;
});

/** The areas on the two sides of each edge; the square and the wall are no areas. */
export const SIDES: readonly number[][] = EDGES.map((_, at) =>
  OUTLINES.flatMap((numbers, area) => (numbers.some((number) => Math.abs(number) === at + 1) ? [area] : [])),
);

/** The lines between areas, and those around the square and along the inner ring's wall. */
export const LANES = EDGES.flatMap((points, at) =>
  SIDES[at]!.length === 2 || isSquare(points) ? [line(points)] : [],
).join("");
export const OLD_WALL = EDGES.flatMap((points, at) => (ringsAt(at) === "im" ? [line(points)] : [])).join("");
export const SQUARE = squareOutline();

function isSquare(points: readonly Point[]): boolean {
  return points.every(({ x, y }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y) < RINGS[0] + 12);
}

function ringsAt(edge: number): string {
  return SIDES[edge]!.map((area) => AREAS[area]!.id[0])
    .sort()
    .join("");
}

function squareOutline(): string {
  const around = EDGES.filter((points) => isSquare(points));
  return `M${pair(around[0]![0]!)}${around.map((points) => through(points)).join("")}Z`;
}

/** The line around what an owner has here: the edges of an area that part it from others. */
export function bandOf(area: number, isSame: (other: number) => boolean): string {
  return OUTLINES[area]!.map(Math.abs)
    .filter(
      (number) =>
        !SIDES[number - 1]!.every((other) => other === area || isSame(other)) || SIDES[number - 1]!.length === 1,
    )
    .map((number) => line(EDGES[number - 1]!))
    .join("");
}

/** The middle of each area, where its pieces stand. */
export const CENTRES: readonly Point[] = AREAS.map(({ id }) => {
  const radius = { i: 144, m: 252, o: 357 }[id[0] as keyof typeof SHARES];
  return polar(radius, angleOfArea(id));
});

/** Where an area's price and its bonus are printed. */
export const PRINTS: readonly { cost: Point; bonus: Point }[] = AREAS.map(({ id }) => {
  const [x, y, right, below] = (city.prints as Record<string, number[]>)[id] as [number, number, number, number];
  return { cost: { x, y }, bonus: { x: right, y: below } };
});

/** A line beside another: so far to its right. */
export function beside(points: readonly Point[], distance: number): Point[] {
  return points.map(({ x, y }, at) => {
    const [from, to] = [points[at - 1] ?? points[at]!, points[at + 1] ?? points[at]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: x - ((to.y - from.y) / length) * distance, y: y + ((to.x - from.x) / length) * distance };
  });
}

/** A ring around the middle, as a path. */
export function ring(radius: number, below = 0): string {
  return `M${MIDDLE.x - radius} ${MIDDLE.y + below}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A piece of a ring, between two radii and two angles. */
export function slab(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) => pair(polar(radius, angle));
  const [a, b, c, d] = [at(inner, from), at(outer, from), at(outer, to), at(inner, to)] as const;
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`;
}

/** The angle of a space of the track on the wall. */
export function angleOf(space: number): number {
  return START + (360 / TRACK) * (space - 0.5);
}

/** The space of the track that a score stands on: above its end it goes round again. */
export function spaceOf(score: number): number {
  return score <= 0 ? 0 : ((score - 1) % TRACK) + 1;
}

export interface Marker extends Point {
  order: number;
  r: number;
}

/** Where the orders' markers stand; those on one space stand beside each other, across the wall. */
export function markers(scores: readonly number[]): Marker[] {
  return scores.map((score, order) => {
    const space = spaceOf(score);
    const here = scores.flatMap((other, number) => (spaceOf(other) === space ? [number] : []));
    const place = here.indexOf(order) - (here.length - 1) / 2;
    const r = here.length === 1 ? 16.5 : here.length === 2 ? 13.5 : 11.5;
    if (space === 0) return { order, r: 12, ...polar(490, START + place * 4.2) };
    const step = Math.min(r * 1.75, 58 / here.length);
    return {
      order,
      r,
      ...polar(435 + place * step, angleOf(space) + (here.length > 2 ? (here.indexOf(order) % 2 ? 1.1 : -1.1) : 0)),
    };
  });
}

/** How much larger than the city pieces and letters are drawn where the city is small, so that they stay legible. */
export function sizeAt(scale: number): number {
  return Math.max(1, Math.min(1.4, 0.68 / scale));
}

/** How much larger than usual the numbers of a plan are drawn where it is very small. */
export function planSizeAt(scale: number): number {
  return Math.max(1, Math.min(1.25, 0.385 / scale));
}

/** Below this the city is drawn as a plan: numbers and glyphs in place of drawings. */
export const PLAN = 0.46;
