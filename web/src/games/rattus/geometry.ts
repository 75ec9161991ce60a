// Where things lie on the map, which is 1200 wide and 900 high.
import type { RegionName } from "./scene";

export interface Point {
  x: number;
  y: number;
}

export const VIEW = { width: 1200, height: 900 };
/** With two seats nothing happens east of here: a narrow screen leaves it out. */
export const WEST = 905;

type Pair = readonly [number, number];

interface Place {
  label: Pair;
  /** The first of its rats; the others lie to the right of it. */
  rats: Pair;
  /** The middle of the base of each seat's plot, where its cubes stand: on land, clear of the name, the rats and the plague. */
  cubes: readonly [Pair, Pair, Pair, Pair];
  /** The middle of the pawn's base. */
  pawn: Pair;
  /** How large its plots are: there is more land, or less. */
  plot?: number;
}

const PLACES: Record<RegionName, Place> = {
  anglia: { label: [306, 247], rats: [251, 383], cubes: [[276, 297], [284, 343], [266, 225], [328, 354]], pawn: [134, 318], plot: 0.8 },
  gallia: { label: [371, 444], rats: [298, 477], cubes: [[426, 561], [359, 618], [426, 621], [359, 559]], pawn: [304, 567], plot: 1.25 },
  germania: { label: [574, 359], rats: [503, 392], cubes: [[531, 475], [598, 475], [588, 537], [517, 534]], pawn: [449, 418], plot: 1.25 },
  hispania: { label: [194, 677], rats: [131, 710], cubes: [[182, 782], [171, 658], [298, 690], [238, 781]], pawn: [219, 651] },
  hungaria: { label: [745, 490], rats: [680, 518], cubes: [[717, 597], [671, 646], [779, 596], [655, 596]], pawn: [833, 556], plot: 1.05 },
  italia: { label: [545, 560], rats: [500, 593], cubes: [[579, 753], [535, 708], [533, 663], [629, 772]], pawn: [461, 748], plot: 0.92 },
  polonia: { label: [784, 354], rats: [739, 387], cubes: [[759, 461], [705, 459], [683, 388], [815, 467]], pawn: [656, 449] },
  scandia: { label: [604, 155], rats: [549, 188], cubes: [[773, 236], [772, 172], [659, 131], [589, 271]], pawn: [736, 109], plot: 1.25 },
  bulgaria: { label: [790, 632], rats: [745, 665], cubes: [[768, 737], [814, 730], [861, 730], [722, 730]], pawn: [891, 665], plot: 0.84 },
  turcia: { label: [1096, 790], rats: [1045, 823], cubes: [[960, 793], [1100, 771], [1033, 771], [973, 854]], pawn: [1155, 764], plot: 1.25 },
  russia: { label: [1009, 197], rats: [918, 148], cubes: [[916, 352], [1034, 364], [1005, 272], [1076, 268]], pawn: [885, 254], plot: 1.25 },
  tartaria: { label: [1005, 512], rats: [914, 553], cubes: [[1128, 588], [890, 518], [1117, 526], [1060, 586]], pawn: [945, 486], plot: 1.25 },
}; // prettier-ignore

/** Regions that a sea parts and an arrow joins. */
export const ARROWS: readonly { between: readonly [RegionName, RegionName]; path: string }[] = [
  { between: ["anglia", "gallia"], path: "M300 404Q292 428 300 452" },
  { between: ["anglia", "scandia"], path: "M312 236Q376 159 456 206" },
  { between: ["germania", "scandia"], path: "M592 350Q614 333 596 304" },
  { between: ["hispania", "italia"], path: "M290 742Q385 748 500 690" },
  { between: ["italia", "turcia"], path: "M686 786Q722 816 766 806" },
  { between: ["tartaria", "turcia"], path: "M1084 620Q1108 656 1084 708" },
];

/** The sea within Anglia counts as Anglia when pressed. */
export const IRISH_SEA = "M190 250H280V340H190Z";

const at = ([x, y]: Pair): Point => ({ x, y });

export const labelOf = (region: RegionName): Point => at(PLACES[region].label);
export const pawnOf = (region: RegionName): Point => at(PLACES[region].pawn);
export const cubesOf = (region: RegionName, seat: number): Point => at(PLACES[region].cubes[seat]!);

export const KNOWN = 26; // the radius of a rat whose face is known

/** How much larger than the map rats are drawn: they lie close together. */
export function ratSize(size: number): number {
  return Math.min(size, 1.12);
}

/** A rat in a region; `known` says of it and those before it whether their faces show, because these are larger. */
export function ratOf(region: RegionName, rat: number, size = 1, known: readonly boolean[] = []): Point {
  const { x, y } = at(PLACES[region].rats);
  const before = Array.from({ length: rat }, (_, place) => (known[place] || known[place + 1] ? 46 : 41));
  return { x: x + ratSize(size) * before.reduce((total, step) => total + step, 0), y };
}

/** Where a rat is turned up, large enough to be read: above its region, so that the cubes stay in sight, and wholly on the map. */
export function flipOf(region: RegionName, size = 1): Point {
  const { x, y } = labelOf(region);
  const margin = 90 * size;
  return { x: Math.max(margin, Math.min(VIEW.width - margin, x)), y: Math.max(margin, y - 45 - 30 * size) };
}

/** In the palace. */
export function palaceOf(seat: number): Point {
  return { x: 52 + seat * 49, y: 172 };
}

/** The room for a seat's cubes, around the middle of its base. */
export const PLOT = { width: 50, height: 44 };
const DEPTH = 0.32; // of a cube's edge: how far its sides go back
const MOST_DRAWN = 9;
const MOST_COUNTED = 4; // at a glance

/** How cubes stand in a plot, by how many are side by side. */
const ROWS = {
  1: { edge: 24, step: 0 },
  2: { edge: 18, step: 18.5 },
  3: { edge: 18, step: 12.9 },
} as const;
const RISE = 12; // of a row above the one in front of it, at most

/** A cube: the lower left corner of its front. */
export interface Cube extends Point {
  edge: number;
  depth: number;
  /** In front of all others: it bears the letter. */
  isFirst: boolean;
}

/** Where there are few pixels one cube stands for all. */
export const isOneForAll = (size: number): boolean => size > 1.15;

/** How large a plot is drawn in a region. */
export function plotSize(region: RegionName, size: number): number {
  return (PLACES[region].plot ?? 1) * (isOneForAll(size) ? Math.min(size, 1.2) : 1);
}

/** The cubes of a heap as they are drawn, from the back to the front: the more there are, the larger it looks. */
export function heap(count: number, isOne: boolean): Cube[] {
  const drawn = Math.min(count, isOne ? 1 : MOST_DRAWN);
  const columns = Math.ceil(Math.sqrt(drawn)) as 1 | 2 | 3;
  const { edge, step } = ROWS[columns];
  const depth = edge * DEPTH;
  const behind = Math.ceil(drawn / columns) - 1;
  const rise = Math.min(RISE, (PLOT.height - edge - depth) / Math.max(1, behind));
  const left = -((columns - 1) * step + edge + depth) / 2;
  return Array.from({ length: drawn }, (_, place) => ({
    x: left + (place % columns) * step,
    y: 0 - Math.floor(place / columns) * rise,
    edge,
    depth,
    isFirst: place === 0,
  })).reverse();
}

/** Whether a heap needs a number. */
export const needsNumber = (count: number, isOne: boolean): boolean => count > (isOne ? 1 : MOST_COUNTED);

/** How far below a seat's cubes it is told what they would lose, or above them where the region's name stands below. */
export function lossDown(region: RegionName, seat: number, size: number): number {
  const cubes = cubesOf(region, seat);
  const name = labelOf(region);
  const down = name.y - cubes.y;
  const isBeside = Math.abs(name.x - cubes.x) > 9 * region.length + 22 * size;
  return isBeside || down < -5 || down > 20 + 17 * size ? 17 : -PLOT.height;
}

/** The middle of that number: at the upper right. */
export const numberOf = (isOne: boolean): Point => (isOne ? { x: 12, y: -29 } : { x: 17, y: -34 });

/** How the map lies in its room: wholly in sight, or larger than it and to be moved about. */
export function layout(
  room: { width: number; height: number },
  isWestOnly: boolean,
  isWhole: boolean,
): { scale: number; width: number; isLarger: boolean } {
  const fit = Math.min(room.width / VIEW.width, room.height / VIEW.height);
  if (fit >= LEAST || isWhole || !room.width) return { scale: fit || 1, width: VIEW.width, isLarger: false };
  const width = isWestOnly ? WEST : VIEW.width;
  const scale = Math.max(LEAST, Math.min(room.height / VIEW.height, room.width / width));
  return { scale: Math.max(scale, Math.min(room.height / VIEW.height, 0.62)), width, isLarger: true };
}

const LEAST = 0.5; // of the drawing's size: smaller than this nothing can be read or pressed
const LEGIBLE = 0.66; // at this scale letters are as large as they should be

/** How much larger than the map pieces and letters are drawn, so that they stay legible. */
export function sizeAt(scale: number): number {
  return Math.max(1, Math.min(1.4, LEGIBLE / scale));
}
