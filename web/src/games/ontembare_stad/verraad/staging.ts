// How what happens in Het Verraad is shown: what each event changes, how long it takes, and what travels.
import type { EventView } from "../../../lib/messages";
import { areaOf, AREAS, type Castle, type Kind, type Scene } from "../scene";
import { cardOf, withArea, withOrder, withPower, withStones, type Flight } from "../staging";
import { fightAt, type Fight } from "./fight";

export const TIMES: Record<string, number> = {
  "start-tower": 520,
  "chose-card": 700,
  "card-stones": 420,
  "stone-added": 300,
  laid: 480,
  "laid-first": 300,
  "row-swept": 900,
  replaced: 560,
  tower: 620,
  "tower-changed": 400,
  "master-tower": 400,
  "tower-fell": 700,
  "bought-white": 520,
  "bought-black": 420,
  "drew-token": 560,
  "drew-token-hidden": 560,
  marker: 420,
  swapped: 420,
  "swapped-hidden": 420,
  "swapped-white": 420,
  "swap-marker": 420,
  "wizard-laid": 520,
  "raided-master": 720,
  "infiltrated-master": 680,
  "played-for-master": 1300,
  "played-on-for-master": 1300,
  "master-pioneered": 640,
  "master-abandoned": 400,
  "master-raided": 720,
  "master-bewitched": 760,
  "rolled-steps": 1500,
  "counted-steps": 500,
  "master-stayed": 300,
  "master-moved": 900,
  "master-entered": 900,
  "let-through": 500,
  attacks: 700,
  "attack-die": 1200,
  attack: 500,
  "defence-die": 1200,
  archers: 400,
  defence: 700,
  conquered: 1100,
  repelled: 1100,
  undecided: 1100,
  "attack-protected": 1200,
  "conquest-blocked": 1200,
  "master-points": 420,
  "master-isolated": 700,
  "taken-from-master": 620,
  "power-more-first": 800,
  "power-more-taken": 800,
  "power-more-lost": 600,
  "power-more-tied": 500,
  "master-power": 800,
  "master-power-taken": 800,
  "master-power-lost": 600,
  "power-from-master": 800,
  reached: 900,
  "master-target": 900,
  evil: 1200,
  good: 1200,
  unmasked: 1500,
  revealed: 1200,
};

export const ON_AREAS = new Set(
  (
    "start-tower replaced tower tower-changed master-tower tower-fell raided-master infiltrated-master played-on-for-master master-pioneered master-abandoned " +
    "master-raided master-bewitched master-moved master-entered attacks conquered repelled undecided attack-protected conquest-blocked master-isolated taken-from-master"
  ).split(" "),
);

/** The table after one event of the expansion more. */
export function afterEvent(scene: Scene, event: EventView): Scene {
  const { what, who, where, many } = event;
  const order = who ?? 0;
  switch (what) {
    case "chose-card":
      return { ...scene, turned: [cardOf(where)!], row: without(scene.row ?? [], cardOf(where) as Kind) };
    case "card-stones":
      return withStones(scene, order, many!);
    case "stone-added":
      return { ...scene, row: withStone(scene.row ?? [], cardOf(where) as Kind, many!) };
    case "laid":
    case "laid-first":
    case "wizard-laid":
      return {
        ...scene,
        row: [...(scene.row ?? []), { card: cardOf(where) as Kind, stones: 0 }],
        pile: { ...scene.pile, left: Math.max(0, scene.pile.left - 1) },
      };
    case "row-swept":
      return { ...scene, row: [] };
    case "start-tower":
      return withTower(scene, where!, true);
    case "tower":
      return withStones(withTower(scene, where!, true), order, -many!);
    case "tower-fell":
      return withTower(scene, where!, false);
    case "replaced":
    case "master-bewitched":
      return withArea(scene, where!, { building: null });
    case "bought-white":
      return withStones(withCastle(scene, order, { white: castleOf(scene, order).white + 1 }), order, -many!);
    case "bought-black":
    case "swapped-white":
      return withStones(scene, order, -many!);
    case "marker":
    case "swap-marker":
    case "master-points":
      return withMaster(scene, { score: many! });
    case "raided-master":
    case "taken-from-master":
      return withArea(scene, where!, { owner: order });
    case "infiltrated-master":
    case "undecided":
      return withArea(scene, where!, { owner: null });
    case "conquered":
    case "master-pioneered":
    case "master-raided":
    case "master-isolated":
      return withArea(scene, where!, { owner: "black" });
    case "master-moved":
    case "master-entered":
      return withMaster(scene, { area: AREAS[where!]!.id });
    case "rolled-steps":
      return withDice(scene, { steps: many });
    case "attack-die":
      return withDice(scene, { attack: many });
    case "defence-die":
      return withDice(scene, { defence: many });
    case "power-more-first":
    case "power-more-taken":
    case "power-from-master":
      return withPower(scene, where!, who);
    case "power-more-lost":
    case "master-power-lost":
      return withPower(scene, where!, null);
    case "master-power":
    case "master-power-taken":
      return withPower(scene, where!, "black");
  }
  return scene;
}

function without(row: NonNullable<Scene["row"]>, card: Kind) {
  const place = row.findIndex((one) => one.card === card);
  return row.filter((_, number) => number !== place);
}

/** Of two cards of a kind, the stone lies on the one that had one less. */
function withStone(row: NonNullable<Scene["row"]>, card: Kind, stones: number) {
  const place = row.findIndex((one) => one.card === card && one.stones === stones - 1);
  return row.map((one, number) => (number === place ? { ...one, stones } : one));
}

function withTower(scene: Scene, area: number, tower: boolean): Scene {
  return withArea(scene, area, { tower });
}

const castleOf = (scene: Scene, order: number) => scene.orders[order]!.castle!;

function withCastle(scene: Scene, order: number, change: Partial<Castle>): Scene {
  return withOrder(scene, order, { castle: { ...castleOf(scene, order), ...change } });
}

function withMaster(scene: Scene, change: Partial<NonNullable<Scene["master"]>>): Scene {
  return scene.master ? { ...scene, master: { ...scene.master, ...change } } : scene;
}

function withDice(scene: Scene, change: Partial<NonNullable<Scene["dice"]>>): Scene {
  return scene.dice ? { ...scene, dice: { ...scene.dice, ...change } } : scene;
}

/** What travels when this happens. */
export function flights({ what, who, where, many }: EventView): Flight[] {
  const mine = `order-${who ?? 0}`;
  const area = `area-${where ?? 0}`;
  const stones = (count: number, from: string, to: string): Flight[] =>
    Array.from({ length: Math.min(count, 5) }, () => ({ from, to }));
  switch (what) {
    case "chose-card":
      return [{ card: cardOf(where) as Kind, from: "row", to: mine }];
    case "card-stones":
      return stones(many!, "row", mine);
    case "stone-added":
      return stones(1, "pile", "row");
    case "laid":
    case "wizard-laid":
      return [{ card: cardOf(where) as Kind, from: "pile", to: "row" }];
    case "start-tower":
    case "tower":
      return [{ piece: "watchtower", from: mine, to: area }];
    case "tower-fell":
      return [{ piece: "watchtower", from: area, to: "pile" }];
    case "bought-white":
      return [{ piece: "token-white", from: "pile", to: mine }];
    case "bought-black":
      return [{ piece: "token-black", from: "master-seat", to: mine }];
    case "conquered":
    case "master-raided":
    case "master-isolated":
      return [
        { knight: "black", from: "master-seat", to: area },
        { knight: many!, from: area, to: `order-${many!}` },
      ];
    case "master-pioneered":
      return [{ knight: "black", from: "master-seat", to: area }];
    case "undecided":
      return [{ knight: many!, from: area, to: `order-${many!}` }];
    case "raided-master":
    case "taken-from-master":
      return [{ knight: who!, from: mine, to: area }];
    case "infiltrated-master":
      return [{ knight: "black", from: area, to: "master-seat" }];
  }
  return [];
}

/** The attack that is going on, or was the last of this turn, after one event more; `scene` is the table before it. */
export function fightAfter(fight: Fight | null, scene: Scene, { what, where, many }: EventView): Fight | null {
  if (what === "turn" || what === "attack-protected") return null;
  if (what === "attacks") return fightAt(scene, where!);
  if (fight && what === "attack-die") return { ...fight, dice: { ...fight.dice, attack: many } };
  if (fight && what === "defence-die") return { ...fight, dice: { ...fight.dice, defence: many } };
  return fight;
}

/** The areas that would fall with a conquest: no neighbour of theirs is neutral or their owner's any more. */
export function fallenWith(scene: Scene, area: number): number[] {
  const { owner } = scene.areas[area]!;
  const isFree = (next: number) => next !== area && [null, owner].includes(scene.areas[next]!.owner);
  return AREAS[area]!.near.filter((next) => scene.areas[next]!.owner === owner && !AREAS[next]!.near.some(isFree));
}

export const masterArea = ({ master }: Scene) => (master?.area == null ? null : areaOf(master.area));
