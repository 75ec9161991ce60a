// Made from the scene of src/turncoat/games/verraeter by `make messages`: change that, not this.

/** The ring, the seats around it, and what is being decided. */
export interface Scene {
  me: number | null;
  mover: number;
  phase: Phase;
  round: number;
  rounds: number;
  start: number | null;
  strategy: number | null;
  ring: Land[];
  conflict: Conflict | null;
  lifted: number | null;
  seats: SeatScene[];
  pile: number;
  discard: number[];
  unseen: Record<string, number>;
  due: number;
  spare: number;
}

export type Phase = "lot" | "ring" | "farms" | "deal" | "conflict" | "out" | "draft" | "supply" | "build" | "set" | "discard" | "draw" | "ended";

/** A land of the ring, with the building card under it. */
export interface Land {
  land: LandName;
  house: House;
  conflict: number;
  points: number[];
  owner: number | null;
  building: Building | null;
}

export type LandName = "wasteland" | "pasture" | "river" | "forest" | "village" | "city";

export type House = "eagle" | "rose";

export type Building = "farm" | "office";

/** The border that is fought over: between this place and the next clockwise. */
export interface Conflict {
  border: number;
  sides: Sides | null;
}

/** Both sides of a conflict. */
export interface Sides {
  eagle: Side;
  rose: Side;
}

/** A house's land in a conflict, and what it has in sight: that land and the supply cards laid for it. */
export interface Side {
  place: number;
  visible: number;
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

export type Role = "traitor" | "diplomat2" | "diplomat5" | "builder" | "strategist" | "farmer";

/** What is printed on the role cards: what each adds to the total of its house. */
export interface Printed {
  adds: Record<Role, number>;
}
