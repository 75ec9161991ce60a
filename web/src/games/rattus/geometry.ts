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
  anglia: { label: [306, 247], rats: [249, 392], cubes: [[271, 341], [351, 343], [254, 208], [192, 302]], pawn: [134, 318] },
  gallia: { label: [371, 444], rats: [298, 477], cubes: [[387, 632], [307, 632], [375, 561], [444, 570]], pawn: [304, 567] },
  germania: { label: [574, 359], rats: [503, 392], cubes: [[617, 493], [457, 484], [538, 471], [537, 541]], pawn: [449, 418] },
  hispania: { label: [194, 677], rats: [131, 710], cubes: [[223, 793], [143, 789], [134, 638], [292, 724]], pawn: [219, 651] },
  hungaria: { label: [745, 490], rats: [680, 518], cubes: [[646, 606], [697, 592], [773, 592], [666, 659]], pawn: [833, 556] },
  italia: { label: [545, 583], rats: [466, 618], cubes: [[600, 867], [527, 703], [608, 729], [642, 798]], pawn: [461, 748] },
  polonia: { label: [776, 336], rats: [738, 371], cubes: [[700, 452], [664, 356], [778, 450], [849, 464]], pawn: [656, 437] },
  scandia: { label: [604, 155], rats: [549, 188], cubes: [[653, 115], [473, 246], [746, 168], [591, 279]], pawn: [736, 109] },
  bulgaria: { label: [790, 630], rats: [744, 661], cubes: [[739, 766], [691, 728], [817, 740], [895, 722]], pawn: [891, 665] },
  turcia: { label: [1096, 790], rats: [1045, 823], cubes: [[961, 861], [915, 791], [1077, 751], [995, 773]], pawn: [1155, 764] },
  russia: { label: [1009, 197], rats: [918, 148], cubes: [[925, 312], [1026, 274], [1039, 344], [1120, 317]], pawn: [885, 254] },
  tartaria: { label: [1005, 512], rats: [914, 553], cubes: [[984, 636], [1108, 532], [1071, 607], [1152, 603]], pawn: [945, 486] },
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

export interface Cube extends Point {
  isFirst: boolean;
}

export const EDGE = 27; // of a cube
const PILES: readonly (readonly Pair[])[] = [[], [[0, 0]], [[-0.52, 0], [0.52, 0]], [[-0.52, 0], [0.52, 0], [0, 1]], [[-0.52, 0], [0.52, 0], [-0.52, 1], [0.52, 1]]]; // prettier-ignore

/** How many cubes of a pile are drawn at most. */
export type Drawn = 1 | 2 | 4;

/** How many cubes of each pile of a region there is room for: a row where rats lie, one that stands for all where many seats or few pixels are. */
export function drawnIn({ cubes, rats }: { cubes: readonly number[]; rats: readonly unknown[] }, size: number): Drawn {
  if (size > 1.15 || cubes.filter(Boolean).length > 2) return 1;
  return rats.length ? 2 : 4;
}

/** The cubes of a pile as they are drawn, from the back to the front, around the middle of its base. */
export function pile(count: number, drawn: Drawn): Cube[] {
  return PILES[Math.min(count, drawn)]!.map(([x, y], number) => ({ x: x * EDGE, y: -y * EDGE, isFirst: number === 0 }));
}

/** Whether a pile needs a number: when it has more cubes than are drawn. */
export function needsNumber(count: number, drawn: Drawn): boolean {
  return count > drawn;
}

/** The middle of that number: at the upper right. */
export function numberOf(drawn: Drawn): Point {
  return { x: drawn === 1 ? EDGE / 2 : EDGE + 4, y: -EDGE - 4 };
}

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
