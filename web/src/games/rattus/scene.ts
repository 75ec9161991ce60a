// The table as a seat sees it: what `scene.py` writes. What the seat does not know is null.
import type { Play } from "../board";

export const REGIONS = [
  "anglia", "gallia", "germania", "hispania", "hungaria", "italia",
  "polonia", "scandia", "bulgaria", "turcia", "russia", "tartaria",
] as const; // prettier-ignore
export const CLASSES = ["peasant", "merchant", "monk", "knight", "witch", "king"] as const; // in the order of the events' numbers
export const SYMBOLS = [...CLASSES, "majority", "all"] as const;
export const RATS_AT_MOST = 3; // in a region; an event names a rat by region times three plus place
export const CUBES = 20; // of a seat

/** The letters that faces are written with, as in `1BC`. */
const LETTERS = "PBCKWRMA";

/** The faces of the 49 rats by their numbers; the first twelve are those of starting rats. */
export const FACES = (
  "1BC 1KW 2BWR 2PCK 3KWR 3PWR 4MKR 4MPC 5ABKR 5MACW 6APBC 6MMBR " +
  "1KR 1PR 1PW 2A 2MBC 2MBR 2MCR 2PKW 3AP 3BCK 3CWR 3MBK 3MCR 3PBR " +
  "4AKR 4APB 4BCR 4BKW 4CKW 4MBW 4MCW 4PBR 4PCR 4PKR 5APWR 5BCKR 5MBWR 5MCWR 5MPBK 5MPCK 5PBCW 5PKWR " +
  "6AAR 6ABKW 6MAKW 6MAPR 6MMCR"
).split(" ");
export const START_FACES = 12;

export type RegionName = (typeof REGIONS)[number];
export type Class = (typeof CLASSES)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Phase =
  | "lot" | "pawn" | "start" | "take" | "place" | "move" | "spread" | "ready" | "count" | "flip" | "face"
  | "monk_to" | "merchant_to" | "merchant_cubes" | "look" | "witch" | "swap" | "last" | "ended"; // prettier-ignore

export interface Face {
  name: string;
  limit: number;
  /** In the order in which they strike. */
  symbols: Symbol[];
  start: boolean;
}

export interface Rat {
  origin: "start" | "supply";
  /** The seats that have looked at it. */
  looked: number[];
  face: Face | null;
}

export interface Region {
  name: RegionName;
  neighbours: number[];
  /** By seat. */
  cubes: number[];
  total: number;
  rats: Rat[];
  /** What the plague would take from each seat there, on average. */
  expected: number[];
  /** And at worst. */
  worst: number[];
}

export interface SeatScene {
  score: number;
  /** Cubes beside the board. */
  stock: number;
  palace: number;
}

export interface LastRound {
  why: "rats" | "cubes" | "turns";
  after: number;
  order: number[];
}

export interface Scene {
  me: number | null;
  phase: Phase;
  mover: number;
  active: number | null;
  start: number | null;
  stage: "regular" | "last round" | "everywhere";
  round: number;
  last_round: LastRound | null;
  taken: boolean;
  placed: boolean;
  pawn: number | null;
  pawn_counts: boolean;
  at: number | null;
  rat: number | null;
  first_at: number | null;
  first_rat: number | null;
  /** New rats still to be put. */
  spread: number;
  flips: number;
  /** Rats beside the board. */
  supply: number;
  removed: number;
  /** Those in play. */
  regions: Region[];
  seats: SeatScene[];
  /** Who owns each class card. */
  classes: Record<Class, number | null>;
  /** The powers that the active seat has used this turn. */
  used: Class[];
  gone: string[];
  unseen: { start: string[]; other: string[] };
}

export type RattusPlay = Play<Scene>;

/** A face by its name, such as `4MKR`: the limit, and whom it strikes, M first and A last. */
export function faceOf(name: string): Face {
  const symbols = [...name.slice(1)].map((letter) => SYMBOLS[LETTERS.indexOf(letter)]!);
  const place = (symbol: Symbol) => (symbol === "majority" ? -1 : SYMBOLS.indexOf(symbol));
  return {
    name,
    limit: Number(name[0]),
    symbols: symbols.sort((a, b) => place(a) - place(b)),
    start: FACES.indexOf(name) < START_FACES,
  };
}

/** An action such as `plague:gallia` or `monk:gallia.2`, taken apart. */
export function parse(action: string): { verb: string; region: number; rat: number } {
  const [verb, rest = ""] = action.split(":");
  const [name, rat] = rest.split(".");
  return { verb: verb!, region: REGIONS.indexOf(name as RegionName), rat: Number(rat ?? 0) - 1 };
}

/** An action on a region, such as `plague:gallia`. */
export function act(verb: string, region: number): string {
  return `${verb}:${REGIONS[region]}`;
}

/** An action on a rat, such as `monk:gallia.2`. */
export function actOnRat(verb: string, region: number, rat: number): string {
  return `${act(verb, region)}.${rat + 1}`;
}
