// How what happened is shown: how long each event takes, what lies where in the city, and which card is held up.
import type { EventView } from "../../lib/messages";
import { isMoved, put, type Pieces } from "../../lib/moves";
import type { Film, Summing } from "../../lib/schedule";
import { verraad } from "./expansion";
import {
  areaOf,
  CARDS,
  entries,
  INFLUENCES,
  isBuilding,
  seatInTurn,
  type Card,
  type Influence,
  type Owner,
  type Scene,
} from "./scene";

const TIMES: Record<string, number> = {
  started: 480,
  stopped: 300,
  turn: 200,
  turned: 1500,
  reshuffled: 700,
  "one-layer": 700,
  taxed: 480,
  income: 700,
  kept: 520,
  "no-effect": 500,
  gained: 700,
  paid: 700,
  "paid-all": 700,
  withdrew: 900,
  royal: 900,
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

/** What happens to several orders alike is shown at once. */
const TOGETHER: Record<string, string> = {
  taxed: "tax",
  income: "income",
  "income-power": "income",
  gained: "income",
  paid: "income",
  "paid-all": "income",
  gave: "income",
  "attack-die": "fight",
  "defence-die": "fight",
};

/** Where an owner keeps what is not on the board. */
const placeOf = (owner: Owner) => (owner === "black" ? "master-seat" : `order-${owner}`);

function pieces(scene: Scene): Pieces {
  const found: Pieces = {};
  put(found, "card", "pile", scene.pile.left);
  put(found, "influence", "pile", scene.influencePile);
  const building = scene.gesture?.build; // a card that is being built is still with its order
  if (building && scene.acting !== null) put(found, `card:${building}`, placeOf(scene.acting));
  for (const [card, count] of entries(scene.pawnshop)) put(found, `card:${card}`, "shop-pawn", count);
  for (const [card, count] of entries(scene.market ?? {})) put(found, `card:${card}`, "shop-market", count);
  scene.orders.forEach(({ stones, knights, hand, concealed, influence, castle }, order) => {
    const place = placeOf(order);
    put(found, "stone", place, stones);
    put(found, `knight-${order}`, place, knights);
    for (const { card, many } of hand) put(found, `card:${card}`, place, many);
    put(found, "card", place, concealed);
    put(found, "influence", place, influence);
    put(found, "token-white", place, castle?.white ?? 0);
    put(found, "token-black", place, castle?.black ?? 0);
  });
  put(found, "knight-black", placeOf("black"), scene.master?.knights ?? 0);
  for (const { card, stones } of scene.row ?? []) {
    put(found, `card:${card}`, "row");
    put(found, "stone", "row", stones);
  }
  scene.areas.forEach(({ owner, building, tower }, area) => {
    if (owner !== null) put(found, `knight-${owner}`, `area-${area}`);
    if (building !== null) put(found, `card:${building}`, `area-${area}`);
    if (tower) put(found, "watchtower", `area-${area}`);
  });
  return found;
}

/** Stones come from the area that brings them, the card that they lay on, or beside the pile; towers from the order that builds them. */
function elsewhere(kind: string, { what, fields: { who, area } }: EventView): string | null {
  if (kind === "stone") return what === "income" ? `area-${area!}` : STONES_OF_ROW.includes(what) ? "row" : "pile";
  if (kind === "watchtower") return what === "tower-fell" ? "pile" : `order-${who!}`;
  if (kind === "token-white" || what === "kept") return "pile";
  return kind === "token-black" ? "master-seat" : null;
}

const STONES_OF_ROW = ["chose-card", "card-stones"];
const DICE = ["attack-die", "defence-die"];

// Although it may bring me something, or happen before my gates: an attack is held when the dice are thrown.
const ROUTINE = ["income", "income-power", "taxed", "scored", "master-moved", "master-entered", "attacks"];

// What an event brings an order: stones, or the loss of some.
const STONES: Record<string, number> = { gained: 1, paid: -1, "paid-all": -1, "no-effect": 0 };

/** A card that happens to all, and what strikes an area of the seat's, its knights, stones or cards. */
function touches({ what, fields }: EventView, seat: number, before: Scene, after: Scene): boolean {
  if (ROUTINE.includes(what)) return false;
  if (what === "turned") return !isBuilding(CARDS[fields["card"]!]!);
  if (what in STONES || what in STRUCK) return true;
  const isMine = (order: Owner | null | undefined) => typeof order === "number" && before.orders[order]!.seat === seat;
  const { other } = fields;
  const area = TOGETHER[what] === "fight" ? areaOf(before.master!.area!) : fields["area"];
  if (isMine(other) || (typeof area === "number" && isMine(before.areas[area]!.owner))) return true;
  const [old, now] = [pieces(before), pieces(after)];
  return before.orders.some((_, order) => isMine(order) && isMoved(old, now, order));
}

/** An event of the pile, and an attack, can be seen again: while they happen their cards are held up over the board. */
export const summing: Summing = {
  begins: ({ what, fields }) => what === "attacks" || isHappening(what, fields),
  closes: ({ what, fields }) => what in ATTACK_ENDS || isHappening(what, fields),
  gain: ({ what, fields }) => (STONES[what] ?? 0) * (fields["number"] ?? 0),
  ms: () => 0,
};

const ATTACK_ENDS = { conquered: true, repelled: true, undecided: true };
const isHappening = (what: string, fields: EventView["fields"]) =>
  what === "turned" && !isBuilding(CARDS[fields["card"]!]!);

export const film: Film<Scene> = {
  time: ({ what }) => TIMES[what] ?? verraad()?.TIMES[what] ?? 0,
  pieces,
  elsewhere,
  together: ({ what }) => TOGETHER[what] ?? null,
  isSurprise: ({ what }, isMyTurn) => DICE.includes(what) || (isMyTurn && what === "rolled-steps"),
  turn: seatInTurn,
  touches,
  summing,
};

/** The area that an event is about. */
export function spotOf({ fields }: EventView): number | null {
  return fields["area"] ?? null;
}

/** What a card has brought somebody, or cost: so many more of something, or fewer. */
export interface Effect {
  who: Owner;
  what: "stone" | "knight" | "building" | "influence";
  many: number;
}

/** A card that is held up for all to see. */
export interface HeldUp {
  card?: Card;
  influence?: Influence;
  /** The order that plays it. */
  who: number | null;
  /** It serves the Black Master. */
  isForMaster?: boolean;
  effects?: Effect[];
}

type Fields = EventView["fields"];
const stones = ({ who, number }: Fields, sign: number): Effect[] => [
  { who: who!, what: "stone", many: sign * number! },
];
const loses = (who: Owner | null | undefined, what: Effect["what"]): Effect[] =>
  who === null || who === undefined ? [] : [{ who, what, many: -1 }];
const gets = (who: Owner, what: Effect["what"]): Effect[] => [{ who, what, many: 1 }];
const ownerOf = ({ area }: Fields, scene: Scene) => scene.areas[area!]!.owner;

/** What is told of an event card that concerns some, and what it has done then. */
const STRUCK: Record<string, (fields: Fields) => Effect[]> = {
  withdrew: ({ who }) => loses(who, "knight"),
  royal: ({ who }) => gets(who!, "influence"),
};

/** What is told of an influence card that was not prevented, which card it is, and what it has done. */
const DONE: Record<string, [card: Influence, effects: (fields: Fields, scene: Scene) => Effect[]]> = {
  raided: ["overval", ({ who, other }) => [...gets(who!, "knight"), ...loses(other, "knight")]],
  "raided-master": ["overval", ({ who }) => [...gets(who!, "knight"), ...loses("black", "knight")]],
  "master-raided": ["overval", ({ other }) => [...gets("black", "knight"), ...loses(other, "knight")]],
  infiltrated: ["infiltrant", ({ other }) => loses(other, "knight")],
  "infiltrated-master": ["infiltrant", () => loses("black", "knight")],
  burnt: ["brand", (fields, scene) => loses(ownerOf(fields, scene), "building")],
  bewitched: [
    "hekserij",
    (fields, scene) => [...gets(fields["who"]!, "building"), ...loses(ownerOf(fields, scene), "building")],
  ],
  "master-bewitched": ["hekserij", (fields, scene) => loses(ownerOf(fields, scene), "building")],
};

/** The card that is held up while an event is shown; `seen` is what has happened in its step and in its moment, and the scene the city as it then is. */
export function heldUp(event: EventView, seen: readonly EventView[], scene: Scene): HeldUp | null {
  const { what, fields } = event;
  const { who = null, card, influence } = fields;
  if (what === "turned") return { card: CARDS[card!]!, who };
  if (what in STONES) return { card: CARDS[card!]!, who, effects: effectsOf(card!, seen) };
  if (what in STRUCK) {
    const effects = seen.filter((one) => one.what === what).flatMap(({ fields }) => STRUCK[what]!(fields));
    return scene.event && { card: scene.event, who: null, effects };
  }
  if (what in DONE) {
    const [done, effects] = DONE[what]!;
    return { influence: done, who, effects: effects(fields, scene) };
  }
  if (!/^(played|protected$|blocked$)/.test(what)) return null;
  return { influence: INFLUENCES[influence!]!, who, isForMaster: what.endsWith("-for-master") };
}

/** What a card of the pile has brought to whom in stones, or cost. */
function effectsOf(card: number, seen: readonly EventView[]): Effect[] {
  return seen.flatMap(({ what, fields }) =>
    fields["card"] === card && STONES[what] ? stones(fields, STONES[what]) : [],
  );
}
