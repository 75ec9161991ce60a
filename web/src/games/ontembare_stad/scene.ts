// The table as a seat sees it, and what is asked of it everywhere. Facts of the components are in tables.json.
import { TINCTURES, type Play } from "../board";
import type { Card, Category, Influence, Kind, Period, Power, Scene } from "./scene.gen";
import tables from "./tables.json";

export type * from "./scene.gen";
/** An event of the draw pile. */
export type EventCard = Exclude<Card, Kind>;

export const CATEGORIES: readonly Category[] = ["burgerij", "nijverheid", "stadsgebouwen", "handel"];
/** What great powers there are: of the categories, and in Het Verraad of watchtowers and of white and black tokens. */
export const GREAT_POWERS: readonly Power[] = [...CATEGORIES, "wachttoren", "goed", "duister"];

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

/** An order, or the Black Master of Het Verraad. */
export type Owner = number | "black";
export type Counts<K extends string> = Partial<Record<K, number>>;
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
