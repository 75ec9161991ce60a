// Made from the scene of src/turncoat/games/verraeter by `make messages`: change that, not this.

/** The ring, the seats around it, and what is being decided. */
export interface Scene {
  me: number | null;
  mover: number;
  phase: Phase;
  step: number | null;
  round: number;
  rounds: number;
  start: number | null;
  strategy: number | null;
  ring: Land[];
  conflict: Conflict | null;
  lifted: number | null;
  seats: SeatScene[];
  roles: Record<Role, KnownRole> | null;
  atWork: number[];
  pile: number;
  discard: number[];
  unseen: Record<string, number>;
  due: number;
  spare: number;
}

export const PHASES = ["lot", "ring", "farms", "deal", "conflict", "out", "draft", "supply", "build", "set", "discard", "draw", "ended"] as const;
export type Phase = (typeof PHASES)[number];

/** A land of the ring, with the building card under it. */
export interface Land {
  land: LandName;
  house: House;
  conflict: number;
  points: number[];
  owner: number | null;
  building: Building | null;
}

export const LAND_NAMES = ["wasteland", "pasture", "river", "forest", "village", "city"] as const;
export type LandName = (typeof LAND_NAMES)[number];

export const HOUSES = ["eagle", "rose"] as const;
export type House = (typeof HOUSES)[number];

export const BUILDINGS = ["farm", "office"] as const;
export type Building = (typeof BUILDINGS)[number];

/** The border that is fought over: between this place and the next clockwise. */
export interface Conflict {
  border: number;
  sides: Sides | null;
  adds: Adds[] | null;
  crossing: number[] | null;
  toLay: number[] | null;
}

/** Both sides of a conflict. */
export interface Sides {
  eagle: Side;
  rose: Side;
}

/** A house in a conflict: its land, what it has in sight (that land and the supply cards laid for it), and what it would win. */
export interface Side {
  place: number;
  visible: number;
  adds: Adds;
  points: number[];
  winners: number[];
}

/** What roles add to a house: for sure, and at most besides. */
export interface Adds {
  sure: number;
  most: number;
}

/** A seat, with as much of its cards as the viewer knows. */
export interface SeatScene {
  house: House;
  score: number;
  reserve: number;
  held: number;
  hand: number[];
  shown: number[];
  played: number[];
  role: Role | null;
  passed: Role[];
}

export const ROLES = ["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"] as const;
export type Role = (typeof ROLES)[number];

/** A role: open with a seat, to be chosen, somewhere among seats, certainly gone from this round, or unknown. */
export interface KnownRole {
  kind: "choose" | "gone" | "open" | "somewhere" | "unknown";
  seats: number[];
  aside: ("left" | "out")[];
}

/** What is in the box: how many lands make the ring. */
export interface Printed {
  places: number;
}
