// An attack by the Black Master: what both sides have, and how it ended, as the server says and as it was told.
import type { EventView } from "../../../lib/messages";
import { areaOf, type Scene, type StadPlay } from "../scene";

/** An attack as far as it has been: the dice and sums that were thrown, and how it ended. */
export interface ToldFight {
  area: number;
  /** The order that leads him. */
  by: number;
  /** What is added to each die. */
  black: number;
  white: number;
  archers: number;
  dice: { attack: number | null; defence: number | null };
  attack: number | null;
  defence: number | null;
  end: "win" | "tie" | "lose" | null;
}

/** The attack that is to be decided now. */
export function fightNow({ fight }: Scene): ToldFight | null {
  const unthrown = { dice: { attack: null, defence: null }, attack: null, defence: null, end: null };
  return fight && { ...fight, area: areaOf(fight.area), ...unthrown };
}

const ENDS = { conquered: "win", undecided: "tie", repelled: "lose" } as const;

/** The attack that was told of last in this turn, as far as it has been. */
export function fightTold({ log, scene }: StadPlay): ToldFight | null {
  return fightIn(
    log.flatMap(({ events }) => events),
    scene,
  );
}

/** The last attack of these events, as far as it has been. */
export function fightIn(told: readonly EventView[], scene: Scene): ToldFight | null {
  const begin = told.findLastIndex(({ what }) => ["turn", "attack-protected", "attacks"].includes(what));
  const attacks = told[begin];
  if (attacks?.what !== "attacks") return null;
  const [area, by, owner] = [attacks.fields["area"]!, attacks.fields["who"]!, attacks.fields["other"]!];
  const since = told.slice(begin);
  const numberOf = (what: string) => since.find((event) => event.what === what)?.fields["number"] ?? null;
  const dice = { attack: numberOf("attack-die"), defence: numberOf("defence-die") };
  const [attack, defence] = [numberOf("attack"), numberOf("defence")];
  const end = since.flatMap(({ what }) => (what in ENDS ? [ENDS[what as keyof typeof ENDS]] : []))[0] ?? null;
  const archers = numberOf("archers") ?? (dice.defence === null ? defendersOf(scene, area).length : 0);
  const [black, white] = [scene.orders[by]!.castle!.black, scene.orders[owner]!.castle!.white];
  return { area, by, black, white, archers, dice, attack, defence, end };
}

/** The watchtowers whose archers defend an area. */
export function defendersOf({ defends }: Scene, area: number): number[] {
  const towers = Object.entries(defends ?? {}).filter(([, areas]) => areas.map(areaOf).includes(area));
  return towers.map(([tower]) => areaOf(tower));
}

/** Where the Black Master stands; null outside the city. */
export const masterArea = ({ master }: Scene) => (master?.area == null ? null : areaOf(master.area));
