// Made from the scene of src/turncoat/games/rattus by `make messages`: change that, not this.

/** Europe, the seats, and what is being decided. */
export interface Scene {
  me: number | null;
  mover: number;
  phase: Phase;
  active: number | null;
  start: number | null;
  ending: "everywhere" | "last round" | null;
  round: number;
  lastRound: LastRound | null;
  taken: boolean;
  placed: boolean;
  pawn: number | null;
  pawnCounts: boolean;
  counting: Losses | null;
  at: number | null;
  counted: number | null;
  rat: number | null;
  firstAt: number | null;
  firstRat: number | null;
  spread: number;
  flips: number;
  supply: number;
  removed: number;
  regions: Region[];
  seats: SeatScene[];
  classes: Record<Class, number | null>;
  used: Class[];
  powers: Class[];
  gone: string[];
  unseen: Unseen;
}

export const PHASES = ["lot", "pawn", "start", "take", "place", "move", "spread", "ready", "count", "flip", "face", "monk_to", "merchant_to", "merchant_cubes", "look", "witch", "swap", "last", "ended", "between", "turn_up"] as const;
export type Phase = (typeof PHASES)[number];

/** Why the game ends, after whose turn, and who uses powers once more, in order (RAT-5.1, RAT-5.2). */
export interface LastRound {
  why: "cubes" | "rats" | "turns";
  after: number;
  order: number[];
}

/** What the plague would take from each seat, on average and at worst. */
export interface Losses {
  expected: number[] | null;
  worst: number[];
}

/** A region in play. */
export interface Region {
  expected: number[] | null;
  worst: number[];
  name: RegionName;
  neighbours: number[];
  cubes: number[];
  total: number;
  rats: Rat[];
}

export const REGION_NAMES = ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia", "bulgaria", "turcia", "russia", "tartaria"] as const;
export type RegionName = (typeof REGION_NAMES)[number];

/** A rat on the board. */
export interface Rat {
  origin: "start" | "supply";
  looked: number[];
  face: Face | null;
}

/** The face of a rat: how many cubes there must be, and whom it strikes, in order. */
export interface Face {
  name: string;
  limit: number;
  symbols: Symbol[];
  start: boolean;
}

export const SYMBOLS = ["peasant", "merchant", "monk", "knight", "witch", "king", "majority", "all"] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** A seat's cubes: those that count, those beside the board, those in the palace. */
export interface SeatScene {
  score: number;
  stock: number;
  palace: number;
}

export const CLASSES = ["peasant", "merchant", "monk", "knight", "witch", "king"] as const;
export type Class = (typeof CLASSES)[number];

/** The faces that may still be anywhere: those of starting rats, and the others; of these so many have left the game unseen. */
export interface Unseen {
  start: string[];
  other: string[];
}

/** What is printed on the rats and the class cards. */
export interface Printed {
  faces: Face[];
  powers: Record<Class, string>;
  letters: Record<string, Symbol>;
  knightCubes: number;
}
