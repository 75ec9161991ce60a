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
  /** The middle of the base of each seat's cubes. */
  cubes: readonly [Pair, Pair, Pair, Pair];
  /** The middle of the pawn's base. */
  pawn: Pair;
}

const PLACES: Record<RegionName, Place> = {
  anglia: { label: [270, 216], rats: [254, 374], cubes: [[262, 340], [322, 340], [264, 290], [306, 296]], pawn: [292, 258] },
  gallia: { label: [376, 464], rats: [340, 500], cubes: [[326, 586], [384, 572], [438, 576], [392, 626]], pawn: [290, 524] },
  germania: { label: [574, 378], rats: [504, 424], cubes: [[480, 502], [530, 502], [594, 502], [560, 540]], pawn: [632, 452] },
  hispania: { label: [196, 632], rats: [142, 670], cubes: [[134, 752], [194, 752], [252, 752], [188, 796]], pawn: [290, 704] },
  hungaria: { label: [744, 522], rats: [708, 556], cubes: [[664, 628], [724, 626], [776, 608], [692, 672]], pawn: [826, 578] },
  italia: { label: [546, 588], rats: [502, 620], cubes: [[526, 684], [578, 690], [592, 746], [646, 782]], pawn: [628, 742] },
  polonia: { label: [746, 366], rats: [704, 402], cubes: [[686, 470], [744, 466], [800, 468], [818, 430]], pawn: [676, 444] },
  scandia: { label: [606, 154], rats: [538, 188], cubes: [[496, 240], [548, 240], [664, 122], [602, 278]], pawn: [726, 112] },
  bulgaria: { label: [824, 644], rats: [752, 676], cubes: [[738, 742], [782, 740], [824, 736], [864, 732]], pawn: [878, 694] },
  turcia: { label: [1064, 748], rats: [1000, 784], cubes: [[956, 844], [1018, 844], [1078, 844], [1138, 842]], pawn: [1156, 798] },
  russia: { label: [1010, 188], rats: [970, 226], cubes: [[924, 316], [988, 316], [1052, 316], [1116, 316]], pawn: [886, 256] },
  tartaria: { label: [1020, 496], rats: [980, 532], cubes: [[908, 592], [962, 594], [1100, 596], [1152, 604]], pawn: [880, 560] },
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

/** The sea within Anglia belongs to it for whoever presses there. */
export const IRISH_SEA = "M190 250H280V340H190Z";

const at = ([x, y]: Pair): Point => ({ x, y });

export const labelOf = (region: RegionName): Point => at(PLACES[region].label);
export const pawnOf = (region: RegionName): Point => at(PLACES[region].pawn);
export const cubesOf = (region: RegionName, seat: number): Point => at(PLACES[region].cubes[seat]!);

/** A rat of a region; `size` is 1 where the map is large, and more where pieces are drawn larger than the map. */
export function ratOf(region: RegionName, rat: number, size = 1): Point {
  const { x, y } = at(PLACES[region].rats);
  return { x: x + rat * 41 * Math.min(size, 1.2), y };
}

/** Where a rat is turned up, large enough to be read, and wholly on the map. */
export function flipOf(region: RegionName): Point {
  const { x, y } = ratOf(region, 1);
  return { x: Math.max(120, Math.min(VIEW.width - 120, x)), y: Math.max(110, Math.min(VIEW.height - 110, y)) };
}

/** In the palace. */
export function palaceOf(seat: number): Point {
  return { x: 52 + seat * 49, y: 172 };
}

export interface Cube extends Point {
  isFirst: boolean;
}

export const EDGE = 27; // of a cube
const PILES: readonly (readonly Pair[])[] = [[], [[0, 0]], [[-0.52, 0], [0.52, 0]], [[-0.52, 0], [0.52, 0], [0, 1]], [[-0.52, 0], [0.52, 0], [-0.52, 1], [0.52, 1]]]; // prettier-ignore

/** The cubes of a pile as they are drawn, from the back to the front, around the middle of its base. */
export function pile(count: number, isCompact: boolean): Cube[] {
  const shown = isCompact ? Math.min(count, 1) : Math.min(count, PILES.length - 1);
  return PILES[shown]!.map(([x, y], number) => ({ x: x * EDGE, y: -y * EDGE, isFirst: number === 0 }));
}

/** Whether a pile needs a number: when it has more cubes than are drawn. */
export function needsNumber(count: number, isCompact: boolean): boolean {
  return count > pile(count, isCompact).length;
}

/** How the map lies in its room: wholly in sight, or larger than it and to be moved about. */
export function layout(room: { width: number; height: number }, isWestOnly: boolean, isWhole: boolean): { scale: number; width: number; isLarger: boolean } {
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
