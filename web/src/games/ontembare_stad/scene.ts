// The table as a seat sees it: what `scene.py` writes. What the seat does not know is null. Facts of the components are in tables.json.
import { TINCTURES, type Play } from "../board";
import tables from "./tables.json";

export const CATEGORIES = ["burgerij", "nijverheid", "stadsgebouwen", "handel"] as const;
export type Category = (typeof CATEGORIES)[number];
/** What great powers there are: of the categories, and in Het Verraad of watchtowers and of white and black tokens. */
export const GREAT_POWERS = [...CATEGORIES, "wachttoren", "goed", "duister"] as const;
export type Power = (typeof GREAT_POWERS)[number];

/** A building's kind, an event or an influence card, by its name. */
export type Kind = keyof typeof tables.buildings;
export type EventCard = keyof typeof tables.events;
export type Card = Kind | EventCard;
export type Influence = keyof typeof tables.influence;
export type Period = "A" | "B" | "C";

export interface AreaFacts {
  id: string;
  cost: number;
  bonus: number;
  /** The number of the road that it lies on, or 0. */
  road: number;
  river: boolean;
  /** The number of the city gate there, or 0. */
  gate: number;
  /** The areas that it shares a border with. */
  near: number[];
}

export interface BuildingFacts {
  category: Category;
  value: number;
  period: Period;
  copies: number;
}

export const AREAS: readonly AreaFacts[] = tables.areas;
export const BUILDINGS = tables.buildings as Record<Kind, BuildingFacts>;
export const EVENTS = tables.events as Record<EventCard, Period>;
export const INFLUENCE = tables.influence as Record<Influence, number>;
export const POWERS: Record<Power, { points: number; income: number }> = tables.powers;
export const RED: readonly number[] = tables.red;
export const TRACK = tables.track;
/** So many buildings of a category make a great power. */
export const NEEDS = tables.needs;
export const PRICES = tables.prices;
export const LIMITS = tables.limits;
/** Of Het Verraad: what tokens cost, space by space, how far income is marked, and a die. */
export const CASTLE = tables.castle;
export const DIE = tables.die;

export const KINDS = Object.keys(BUILDINGS) as Kind[];
/** In the order of the events' numbers. */
export const CARDS: readonly Card[] = [...KINDS, ...(Object.keys(EVENTS) as EventCard[])];
export const INFLUENCES = Object.keys(INFLUENCE) as Influence[];

export interface HeldCard {
  card: Kind;
  many: number;
  /** Whether all know it. */
  known: boolean;
}

export interface Order {
  seat: number;
  stones: number;
  score: number;
  knights: number;
  areas: number;
  /** Those that the viewer knows. */
  hand: HeldCard[];
  /** Cards in hand that the viewer does not know. */
  concealed: number;
  influence: number;
  influenceCards: Influence[] | null;
  expelled: boolean;
  /** In Het Verraad. */
  castle: Castle | null;
}

export interface Castle {
  white: number;
  black: number;
  /** The values of black tokens from the lowest space; null where the viewer does not know it. */
  blackValues: (number | null)[];
  /** Of the next token; null if there is no space for one. */
  whitePrice: number | null;
  blackPrice: number | null;
  towers: number;
  /** What the choice of a card of a category would bring. */
  income: Record<Category, number>;
}

/** An order, or the Black Master of Het Verraad. */
export type Owner = number | "black";

export interface Area {
  owner: Owner | null;
  building: Kind | null;
  tower: boolean;
}

export type Attack =
  "area" | "attack" | "conquest" | "pionier" | "overval" | "brand" | "infiltrant" | "hekserij" | "gift";

/** Somebody is about to do something that a reaction could stop. */
export interface Reaction {
  by: number;
  what: Attack;
  area: string | null;
  asked: number;
  /** An influence card that serves the Black Master. */
  forMaster: boolean;
}

export interface Gesture {
  build?: Kind;
  play?: Influence;
  wizard?: [Card | null, Card | null];
  /** How many steps the Black Master may go. */
  steps?: number;
  token?: number;
}

/** A card of the open row, and the stones that lie on it. */
export interface RowCard {
  card: Kind;
  stones: number;
}

export interface Master {
  /** Where he stands; null is outside the city. */
  area: string | null;
  knights: number;
  score: number;
  areas: number;
  towers: number;
}

export interface Dice {
  steps: number | null;
  attack: number | null;
  defence: number | null;
}

export type Counts<K extends string> = Partial<Record<K, number>>;

export interface Scene {
  me: number | null;
  mover: number;
  /** The order that decides now. */
  acting: number | null;
  /** The order whose turn it is. */
  active: number | null;
  phase: string;
  mode: "basic" | "strategic" | "verraad";
  round: number;
  target: number;
  lastRound: boolean;
  over: boolean;
  orders: Order[];
  areas: Area[];
  pile: {
    left: number;
    layers: { period: Period | null; left: number }[];
    bottom: number;
    bottomCards: (Card | null)[];
  };
  /** Cards whose place the viewer does not know. */
  unseen: Counts<Card>;
  discard: Counts<Card>;
  removed: Counts<Card>;
  pawnshop: Counts<Kind>;
  market: Counts<Kind> | null;
  powers: Partial<Record<Power, Owner | null>> | null;
  influencePile: number;
  influenceDiscard: Counts<Influence>;
  /** The cards turned this turn; the last is the building. */
  turned: Card[];
  turn: Turn | null;
  gesture: Gesture | null;
  reaction: Reaction | null;
  /** What would go over with an area, for those that the order in its turn could buy. */
  isolates: Record<string, string[]>;
  /** Whose points such a purchase would change, and by how many, great powers and all. */
  gains: Record<string, Partial<Record<Owner, number>>>;
  start: { picks: number; dots: number[]; passed: boolean[] } | null;
  /** At the end, the orders that have won. */
  winner: number[] | null;
  /** These are null but in Het Verraad. */
  row: RowCard[] | null;
  master: Master | null;
  dice: Dice | null;
  tokens: { white: number; black: number; back: number; backValues: (number | null)[] } | null;
  towersLeft: number | null;
  evil: boolean | null;
}

export interface Turn {
  bought: number;
  placed: number;
  blocked: string[];
  sold: Kind[];
  startScore: number;
  /** In Het Verraad: watchtowers placed, power tokens bought, and which of the four phases it is. */
  raised: number;
  gifts: number;
  stage: "income" | "actions" | "influence" | "master";
}

export type StadPlay = Play<Scene>;

/** The number of an area by its name, such as `m3`. */
export function areaOf(id: string): number {
  return AREAS.findIndex((area) => area.id === id);
}

export function isBuilding(card: Card): card is Kind {
  return card in BUILDINGS;
}

/** An action such as `site:m3`, taken apart. */
export function parse(action: string): { verb: string; object: string } {
  const [verb, object = ""] = action.split(":");
  return { verb: verb!, object };
}

/** An owner's tincture: the Black Master's is sable. */
export function tinctureOf(owner: Owner): string {
  return owner === "black" ? "sable" : TINCTURES[owner]!.name;
}

/** The seat that plays an order. */
export function seatOf(scene: Scene, order: number): number {
  return scene.orders[order]!.seat;
}

/** The orders that a seat plays: one, or in a variant for two seats two. */
export function ordersOf(scene: Scene, seat: number | null): number[] {
  return scene.orders.flatMap((order, number) => (order.seat === seat ? [number] : []));
}

/** Things with their numbers, as a list. */
export function entries<K extends string>(counts: Counts<K>): [K, number][] {
  return Object.entries(counts).filter(([, many]) => many) as [K, number][];
}
