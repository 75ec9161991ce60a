// What can be told from the table: what buildings pay, what a purchase would cut off, which cards are still to come.
import {
  AREAS,
  areaOf,
  BUILDINGS,
  CATEGORIES,
  entries,
  isBuilding,
  ordersOf,
  POWERS,
  type Card,
  type Category,
  type EventCard,
  type Kind,
  type Order,
  type Owner,
  type Power,
  type Scene,
} from "./scene";

/** What a building on an area pays when its category is turned, with its owner's great power. */
export function payOf(scene: Scene, kind: Kind, area: number): number {
  const { category, value } = BUILDINGS[kind];
  const { owner } = scene.areas[area]!;
  const power = owner !== null && scene.powers?.[category] === owner ? POWERS[category].income : 0;
  return value + AREAS[area]!.bonus + power;
}

export interface Income {
  category: Category;
  /** What the order would get, its great power included. */
  stones: number;
  /** The area of the building that pays it. */
  area: number | null;
}

/** What each category would pay an order if it were turned now: its best building alone. */
export function incomes(scene: Scene, order: number): Income[] {
  return CATEGORIES.map((category) => {
    let [stones, area]: [number, number | null] = [0, null];
    scene.areas.forEach(({ owner, building }, number) => {
      if (owner !== order || !building || BUILDINGS[building].category !== category) return;
      if (payOf(scene, building, number) > stones) [stones, area] = [payOf(scene, building, number), number];
    });
    return { category, stones, area };
  });
}

/** The areas that the order in its turn would cut off by buying one. */
export function isolatedBy(scene: Scene, bought: number): number[] {
  return (scene.isolates[AREAS[bought]!.id] ?? []).map(areaOf);
}

/** How many points change hands with these areas. */
export function valueOf(scene: Scene, areas: readonly number[]): number {
  return areas.reduce(
    (total, area) => total + (scene.areas[area]!.building ? BUILDINGS[scene.areas[area]!.building].value : 0),
    0,
  );
}

/** The buildings of a category that an order has. */
export function countOf(scene: Scene, order: Owner, category: Category): number {
  return scene.areas.filter(
    ({ owner, building }) => owner === order && building && BUILDINGS[building].category === category,
  ).length;
}

/** How many an owner has of what a great power is for: buildings, watchtowers or tokens. */
export function strengthOf(scene: Scene, owner: Owner, power: Power): number {
  const castle = owner === "black" ? null : scene.orders[owner]!.castle;
  if (power === "goed") return castle?.white ?? 0;
  if (power === "duister") return castle?.black ?? 0;
  if (power === "wachttoren") return scene.areas.filter((area) => area.owner === owner && area.tower).length;
  return countOf(scene, owner, power);
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
