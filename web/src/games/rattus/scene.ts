// The table as a seat sees it: what `scene` writes. What the seat does not know is null.
import type { Play } from "../board";

export const REGIONS = [
  "anglia", "gallia", "germania", "hispania", "hungaria", "italia",
  "polonia", "scandia", "bulgaria", "turcia", "russia", "tartaria",
] as const; // prettier-ignore
export const CLASSES = ["peasant", "merchant", "monk", "knight", "witch", "king"] as const; // in the order of the events' numbers
export const SYMBOLS = [...CLASSES, "majority", "all"] as const;

export type RegionName = (typeof REGIONS)[number];
export type Class = (typeof CLASSES)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Phase =
  | "lot" | "pawn" | "start" | "take" | "place" | "move" | "spread" | "ready" | "count" | "flip" | "face"
  | "monk_to" | "merchant_to" | "merchant_cubes" | "look" | "witch" | "swap" | "last" | "ended"; // prettier-ignore

/** What is in the box; an owner's own may be another. */
export interface Box {
  /** By their numbers: a limit and letters, such as `4MKR`; those of starting rats come first. */
  faces: string[];
  start_faces: number;
  letters: Record<string, Symbol>;
  /** In a region; an event names a rat by region times so many plus place. */
  rats_at_most: number;
  knight_cubes: number;
  merchant_cubes: number;
}

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

export interface Region extends Losses {
  name: RegionName;
  neighbours: number[];
  /** By seat. */
  cubes: number[];
  total: number;
  rats: Rat[];
}

/** What the plague would take from each seat, on average and at worst. */
export interface Losses {
  expected: number[];
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
  /** What the plague would take where it is if the knight let the pawn count, while that is still to be decided. */
  counting: Losses | null;
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
  box: Box;
}

export type RattusPlay = Play<Scene>;

/** A face by its number. */
export function faceOf(box: Box, number: number): Face {
  return faceNamed(box, box.faces[number]!, number < box.start_faces);
}

/** A face by its name, such as `4MKR`: the limit, and whom it strikes, M first and A last. */
export function faceNamed(box: Box, name: string, start: boolean): Face {
  const [limit] = /^\d+/.exec(name)!;
  const symbols = Array.from(name.slice(limit.length), (letter) => box.letters[letter]!);
  const place = (symbol: Symbol) => (symbol === "majority" ? -1 : SYMBOLS.indexOf(symbol));
  return { name, limit: Number(limit), symbols: symbols.sort((a, b) => place(a) - place(b)), start };
}

/** An action such as `plague:gallia` or `monk:gallia.2`, taken apart. */
export function parse(action: string): { verb: string; region: number; rat: number } {
  const [verb, rest = ""] = action.split(":");
  const [name, rat] = rest.split(".");
  return { verb: verb!, region: REGIONS.indexOf(name as RegionName), rat: Number(rat ?? 0) - 1 };
}

/** An action on a region, such as `plague:gallia`. */
export function act(verb: string, region: number): string {
  return `${verb}:${REGIONS[region]!}`;
}

/** An action on a rat, such as `monk:gallia.2`. */
export function actOnRat(verb: string, region: number, rat: number): string {
  return `${act(verb, region)}.${rat + 1}`;
}
