// What can be told from the table: what is in hands, which order is the viewer's, which cards are still to come.
import {
  BUILDINGS,
  CATEGORIES,
  entries,
  isBuilding,
  ordersOf,
  type Card,
  type Category,
  type EventCard,
  type Kind,
  type Order,
  type Owner,
  type Power,
  type Scene,
} from "./scene";

/** How much an owner has of what a great power counts: buildings, watchtowers or tokens. */
export function strengthOf({ strengths, orders }: Scene, owner: Owner, power: Power): number {
  return strengths?.[power]?.[owner === "black" ? orders.length : owner] ?? 0;
}

/** The category of the building that was turned this turn. */
export function turnedCategory(scene: Scene): Category | null {
  const last = scene.turned.at(-1);
  return last && isBuilding(last) ? BUILDINGS[last].category : null;
}

/** The cards not yet seen: buildings by category and value, and events. */
export function unseenBuildings(scene: Scene): { category: Category; many: number; kinds: [Kind, number][] }[] {
  const kinds = entries(scene.unseen).filter((one): one is [Kind, number] => isBuilding(one[0]));
  return CATEGORIES.map((category) => {
    const own = kinds
      .filter(([kind]) => BUILDINGS[kind].category === category)
      .sort(([a], [b]) => BUILDINGS[a].value - BUILDINGS[b].value);
    return { category, many: own.reduce((total, [, many]) => total + many, 0), kinds: own };
  });
}

export function unseenEvents(scene: Scene): EventCard[] {
  return entries(scene.unseen).flatMap(([card]) => (isBuilding(card) ? [] : [card]));
}

/** All of some cards. */
export function total(counts: Partial<Record<Card, number>>): number {
  return entries(counts).reduce((sum, [, many]) => sum + many, 0);
}

/** The cards in a hand that the viewer knows, by kind. */
export function handOf(order: Order): { kind: Kind; many: number }[] {
  const found = new Map<Kind, number>();
  for (const { card, many } of order.hand) found.set(card, (found.get(card) ?? 0) + many);
  const place = (kind: Kind) => CATEGORIES.indexOf(BUILDINGS[kind].category) * 10 + BUILDINGS[kind].value;
  return [...found].map(([kind, many]) => ({ kind, many })).sort((a, b) => place(a.kind) - place(b.kind));
}

/** How many building cards an order has, known or not. */
export function handSize(order: Order): number {
  return order.hand.reduce((sum, { many }) => sum + many, order.concealed);
}

/** The order whose hand is shown to the viewer: the one that decides, if it is theirs, else the next of theirs. */
export function ownOrder(scene: Scene): number | null {
  const own = ordersOf(scene, scene.me);
  const wanted = [scene.acting, scene.active].find((order) => order !== null && own.includes(order));
  return wanted ?? own[0] ?? null;
}
