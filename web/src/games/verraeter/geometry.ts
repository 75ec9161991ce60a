// Where things lie on the board: a clock of twelve lands around a disc. Angles run clockwise from twelve o'clock, in degrees.
import { PLACES } from "./scene";

export interface Point {
  x: number;
  y: number;
}

const STEP = 360 / PLACES;
const OUTER = 458;
const INNER = 256;
const GAP = 6; // half of the seam between two lands, as a distance

export const VIEW = 512; // the board reaches so far from its middle
export const DISC = 243; // radius of the middle

export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

export function angleOf(place: number): number {
  return place * STEP;
}

/** The outline of a land, drawn in by `inset`. */
export function sector(place: number, inset = 0): string {
  const outer = OUTER - inset;
  const inner = INNER + inset;
  const edge = (radius: number) => STEP / 2 - (Math.asin((GAP + inset) / radius) * 180) / Math.PI;
  const middle = angleOf(place);
  const [a, b] = [at(outer, middle - edge(outer)), at(outer, middle + edge(outer))];
  const [c, d] = [at(inner, middle + edge(inner)), at(inner, middle - edge(inner))];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The landscape's medallion, in the middle of its land. */
export function medallion(place: number): Point {
  return at(363, angleOf(place));
}

/** Whether what stands side by side in a land is to be set counterclockwise, so that it reads from left to right or from above. */
function isTurned(middle: number): boolean {
  return middle > 135 && middle < 285;
}

/** The badge of the house and the value, side by side towards the disc. */
export function badges(place: number, spread = 5.8): { house: Point; value: Point } {
  const middle = angleOf(place);
  const side = isTurned(middle) ? -spread : spread;
  return { house: at(284, middle - side), value: at(284, middle + side) };
}

/** The points for one to four winners along the rim. */
export function steps(place: number, spread = 4.4, radius = 437): Point[] {
  const middle = angleOf(place);
  const side = isTurned(middle) ? -spread : spread;
  return [-1.5, -0.5, 0.5, 1.5].map((step) => at(radius, middle + step * side));
}

/** The border between a place and the next one clockwise. */
export function border(place: number): Point {
  return at(353, angleOf(place) + STEP / 2);
}

/** A building card sticks out under its land: where its middle is, how it is turned, and whether its foot points outwards. */
export function buildingCard(place: number): Point & { turn: number; out: number } {
  const middle = angleOf(place);
  const isBelow = middle > 90 && middle < 270;
  return { ...at(476, middle), turn: isBelow ? middle - 180 : middle, out: isBelow ? 1 : -1 };
}

/** How far the scales tilt, in degrees, clockwise when the Rose is heavier. */
export function tilt(eagle: number, rose: number): number {
  return Math.max(-5.5, Math.min(5.5, (rose - eagle) * 0.9));
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
