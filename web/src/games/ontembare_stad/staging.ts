// What each event changes on the table.
import type { EventView } from "../../lib/messages";
import { verraad } from "./expansion";
import {
  CARDS,
  GREAT_POWERS,
  INFLUENCES,
  type Area,
  type Card,
  type Influence,
  type Kind,
  type Order,
  type Owner,
  type Scene,
} from "./scene";

/** A card by its number in an event, which also tells the shuffle that it is from. */
export function cardOf(number: number | null): Card | null {
  return number === null ? null : CARDS[number % CARDS.length]!;
}

export function influenceOf(number: number | null): Influence | null {
  return number === null ? null : INFLUENCES[number % INFLUENCES.length]!;
}

/** The table after one event more. */
export function afterEvent(scene: Scene, event: EventView): Scene {
  const { what, who, where, many } = event;
  const order = who ?? 0;
  switch (what) {
    case "started":
    case "pioneered":
    case "raided":
    case "taken-over":
      return withArea(scene, where!, { owner: order });
    case "bought-area":
      return withStones(withArea(scene, where!, { owner: order }), order, -many!);
    case "withdrew":
    case "infiltrated":
      return withArea(scene, where!, { owner: null });
    case "built":
    case "rebuilt":
      return withArea(scene, where!, { building: cardOf(many) as Kind });
    case "demolished":
    case "removed":
    case "burnt":
    case "bewitched":
      return withArea(scene, where!, { building: null });
    case "turned":
      return {
        ...scene,
        turned: [...scene.turned, cardOf(where)!],
        pile: { ...scene.pile, left: scene.pile.left - 1 },
      };
    case "turn":
      return { ...scene, turned: [], active: who };
    case "income":
    case "income-power":
    case "gained":
    case "sold-pawn":
    case "sold-market":
    case "golden-sold":
      return withStones(scene, order, many!);
    case "taxed":
    case "paid":
    case "paid-all":
    case "chose":
    case "bought-pawn":
    case "bought-market":
    case "bought-blind":
    case "bought-influence":
      return withStones(scene, order, -many!);
    case "gave":
      return withStones(withStones(scene, order, -many!), where!, many!);
    case "scored":
      return withOrder(scene, order, { score: many! });
    case "power-first":
    case "power-taken":
      return withPower(scene, where!, who);
    case "power-lost":
      return withPower(scene, where!, null);
  }
  return verraad()?.afterEvent(scene, event) ?? scene;
}

export function withArea(scene: Scene, area: number, change: Partial<Area>): Scene {
  return { ...scene, areas: scene.areas.map((one, number) => (number === area ? { ...one, ...change } : one)) };
}

export function withOrder(scene: Scene, order: number, change: Partial<Order>): Scene {
  return { ...scene, orders: scene.orders.map((one, number) => (number === order ? { ...one, ...change } : one)) };
}

export function withStones(scene: Scene, order: number, more: number): Scene {
  return withOrder(scene, order, { stones: Math.max(0, (scene.orders[order]?.stones ?? 0) + more) });
}

export function withPower(scene: Scene, power: number, holder: Owner | null): Scene {
  return scene.powers ? { ...scene, powers: { ...scene.powers, [GREAT_POWERS[power]!]: holder } } : scene;
}
