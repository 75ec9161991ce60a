// What each event of Het Verraad changes on the table.
import type { EventView } from "../../../lib/messages";
import { AREAS, type Castle, type Kind, type Scene } from "../scene";
import { cardOf, withArea, withOrder, withPower, withStones } from "../staging";

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
