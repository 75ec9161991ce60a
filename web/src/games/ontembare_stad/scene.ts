// The table as a seat sees it, and what is asked of it everywhere.
import { printedOf } from "../../lib/printed";
import { TINCTURES, type Play } from "../board";
import type { Card, Kind, Printed, Scene } from "./scene.gen";

/** In the order of the events' numbers. */
export { CARDS, CATEGORIES, INFLUENCES, POWERS as GREAT_POWERS } from "./scene.gen";
export type * from "./scene.gen";

const printed = printedOf("ontembare_stad") as Printed;
export const AREAS = printed.areas;
export const BUILDINGS = printed.buildings;
export const KINDS = Object.keys(BUILDINGS) as Kind[];
export const POWERS = printed.powers;
/** What event cards do, and the numbers on influence cards that have one. */
export const EVENTS = printed.events;
export const NUMBERS = printed.numbers;
export const RED = printed.red;
export const TRACK = printed.track;
/** So many buildings of a category make a great power. */
export const NEEDS = printed.needs;
export const PRICES = printed.prices;
/** Influence cards that take the area which they are played on. */
export const TAKING = printed.taking;
/** Of Het Verraad: what tokens cost, space by space, how far income is marked, and a die. */
export const CASTLE = printed.castle;
export const DIE = printed.die;

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

/** The seat whose turn it is; null while the game is being set up. */
export function seatInTurn(scene: Scene): number | null {
  return scene.active === null ? null : seatOf(scene, scene.active);
}

/** The orders that a seat plays: one, or in a variant for two seats two. */
export function ordersOf(scene: Scene, seat: number | null): number[] {
  return scene.orders.flatMap((order, number) => (order.seat === seat ? [number] : []));
}

/** Things with their numbers, as a list. */
export function entries<K extends string>(counts: Counts<K>): [K, number][] {
  return Object.entries(counts).filter(([, many]) => many) as [K, number][];
}
