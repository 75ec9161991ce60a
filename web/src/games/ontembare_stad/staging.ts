// How what happened is shown: events come one after another, each changes the table a little, some make a piece travel or a card turn.
import type { EventView, StepView } from "../../lib/messages";
import { verraad } from "./more";
import {
  CARDS,
  GREAT_POWERS,
  INFLUENCES,
  isBuilding,
  type Area,
  type Card,
  type Influence,
  type Kind,
  type Order,
  type Owner,
  type Scene,
} from "./scene";

export interface Flight {
  /** What travels: a knight, a card, a piece of Het Verraad, or else a stone. */
  knight?: Owner;
  piece?: "watchtower" | "token-white" | "token-black";
  card?: Kind | "back-building" | "back-influence";
  from: string;
  to: string;
}

/** A card that is held up for all to see. */
export interface Turn {
  card?: Card;
  influence?: Influence;
  /** The order that plays it. */
  who: number | null;
  ms: number;
  /** It serves the Black Master. */
  isForMaster?: boolean;
}

const TIMES: Record<string, number> = {
  started: 480,
  stopped: 300,
  turn: 200,
  turned: 1500,
  reshuffled: 700,
  "one-layer": 700,
  taxed: 480,
  income: 700,
  kept: 420,
  "no-effect": 500,
  gained: 700,
  paid: 700,
  "paid-all": 700,
  withdrew: 640,
  royal: 500,
  "sold-pawn": 520,
  "bought-pawn": 520,
  "sold-market": 520,
  "bought-market": 520,
  "golden-sold": 520,
  "golden-pawn": 520,
  "golden-market": 520,
  "bought-blind": 120,
  "got-blind": 520,
  "got-blind-hidden": 520,
  "got-open": 520,
  "wants-area": 600,
  "bought-area": 600,
  abandoned: 300,
  chose: 120,
  built: 600,
  rebuilt: 640,
  demolished: 560,
  removed: 560,
  "bought-influence": 120,
  drew: 520,
  "drew-hidden": 520,
  discarded: 520,
  played: 1300,
  "played-on": 1300,
  "looked-hidden": 420,
  "to-bottom-hidden": 420,
  pioneered: 640,
  raided: 720,
  burnt: 760,
  infiltrated: 680,
  bewitched: 760,
  gave: 700,
  protected: 1300,
  blocked: 1300,
  failed: 500,
  scored: 320,
  red: 700,
  "no-red": 300,
  isolated: 620,
  "taken-over": 620,
  "no-knight": 400,
  surrounded: 400,
  "power-first": 800,
  "power-taken": 800,
  "power-lost": 600,
  "power-tied": 500,
  expelled: 600,
  target: 800,
  "last-area": 900,
  starved: 900,
};
const MOST_STONES = 5; // that travel at once; the number tells the rest

export function timeOf(event: EventView): number {
  return TIMES[event.what] ?? verraad()?.TIMES[event.what] ?? 0;
}

/** What happens to several orders alike is shown at once. */
const TOGETHER = new Set(["taxed", "income", "income-power", "gained", "paid", "paid-all", "gave"]);

/** The moments of a step: the events that each of them shows. */
export function beatsOf(step: StepView): EventView[][] {
  const beats: EventView[][] = [];
  for (const event of step.events) {
    const last = beats.at(-1);
    const isSame =
      last &&
      TOGETHER.has(event.what) &&
      TOGETHER.has(last[0]!.what) &&
      (event.what === "taxed") === (last[0]!.what === "taxed");
    if (isSame) last.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** How long a moment is shown. */
export function lengthOf(beat: readonly EventView[]): number {
  return Math.max(...beat.map(timeOf));
}

export function duration(step: StepView): number {
  return beatsOf(step).reduce((sum, beat) => sum + lengthOf(beat), 0);
}

/** A card by its number in an event, which also tells the shuffle that it is from. */
export function cardOf(number: number | null): Card | null {
  return number === null ? null : CARDS[number % CARDS.length]!;
}

function influenceOf(number: number | null): Influence | null {
  return number === null ? null : INFLUENCES[number % INFLUENCES.length]!;
}

/** The area that an event is about. */
export function spotOf({ what, where, many }: EventView): number | null {
  if (what === "blocked") return many;
  return ON_AREAS.has(what) || verraad()?.ON_AREAS.has(what) ? where : null;
}

const ON_AREAS = new Set([
  ..."started income withdrew wants-area bought-area abandoned built rebuilt demolished removed played-on".split(" "),
  ..."pioneered raided burnt infiltrated bewitched isolated taken-over no-knight surrounded".split(" "),
]);

/** The card that is held up while this is shown. */
export function turnOf({ what, who, where, many }: EventView, ms: number): Turn | null {
  if (what === "turned") return { card: cardOf(where)!, who, ms };
  const isForMaster = what.endsWith("-for-master");
  const number = what.startsWith("played-on")
    ? many
    : ["played", "played-for-master", "protected", "blocked"].includes(what)
      ? where
      : null;
  return number === null ? null : { influence: influenceOf(number)!, who, ms, isForMaster };
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

/** What travels when this happens. */
export function flights(event: EventView): Flight[] {
  const { what, who, where, many } = event;
  const mine = `order-${who ?? 0}`;
  const area = `area-${where ?? 0}`;
  const stones = (count: number, from: string, to: string): Flight[] =>
    Array.from({ length: Math.min(count, MOST_STONES) }, () => ({ from, to }));
  const card = (from: string, to: string): Flight[] => {
    const found = cardOf(where);
    return [{ card: found && isBuilding(found) ? found : "back-building", from, to }];
  };
  switch (what) {
    case "started":
    case "pioneered":
    case "raided":
    case "taken-over":
      return [{ knight: who!, from: mine, to: area }];
    case "bought-area":
      return [{ knight: who!, from: mine, to: area }, ...stones(many!, mine, "pile")];
    case "withdrew":
      return [{ knight: who!, from: area, to: mine }];
    case "infiltrated":
      return [{ knight: many!, from: area, to: `order-${many!}` }];
    case "built":
    case "rebuilt":
      return [{ card: cardOf(many) as Kind, from: mine, to: area }];
    case "bewitched":
      return [{ card: cardOf(many) as Kind, from: area, to: mine }];
    case "income":
      return stones(many!, area, mine);
    case "gained":
      return stones(many!, "pile", mine);
    case "taxed":
    case "paid":
    case "paid-all":
      return stones(many!, mine, "pile");
    case "gave":
      return stones(many!, mine, `order-${where!}`);
    case "kept":
    case "got-open":
    case "got-blind":
      return card("pile", mine);
    case "got-blind-hidden":
      return [{ card: "back-building", from: "pile", to: mine }];
    case "drew":
    case "drew-hidden":
      return [{ card: "back-influence", from: "pile", to: mine }];
    case "sold-pawn":
    case "golden-sold":
      return card(mine, "shop-pawn");
    case "sold-market":
      return card(mine, "shop-market");
    case "bought-pawn":
    case "golden-pawn":
      return card("shop-pawn", mine);
    case "bought-market":
    case "golden-market":
      return card("shop-market", mine);
  }
  return verraad()?.flights(event) ?? [];
}
