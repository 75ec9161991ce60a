// An attack by the Black Master: what both sides have, and how it may end.
import { AREAS, areaOf, DIE, type Scene, type StadPlay } from "../scene";

export interface Fight {
  area: number;
  /** The order that leads him, and the one that he attacks. */
  by: number;
  owner: number;
  /** What is added to each die. */
  black: number;
  white: number;
  archers: number;
  dice: { attack: number | null; defence: number | null };
}

/** What an attack on an area would be, led by the order whose turn it is; null where there is nothing to attack. */
export function fightAt(scene: Scene, area: number): Fight | null {
  const { owner } = scene.areas[area]!;
  const by = scene.active;
  if (by === null || typeof owner !== "number" || !scene.orders[owner]!.castle) return null;
  const archers = archersOf(scene, area).length;
  const [black, white] = [scene.orders[by]!.castle!.black, scene.orders[owner]!.castle.white];
  return { area, by, owner, black, white, archers, dice: { attack: null, defence: null } };
}

/** The attack that is to be decided now. */
export function fightNow(scene: Scene): Fight | null {
  const isNow = scene.phase === "attack" || scene.reaction?.what === "attack";
  return isNow && scene.master?.area ? fightAt(scene, areaOf(scene.master.area)) : null;
}

/** The attack that was told of last in this turn, as far as it has been. */
export function fightTold({ log, scene }: StadPlay): Fight | null {
  const told = log.flatMap(({ events }) => events);
  const begin = told.findLastIndex(({ what }) => ["turn", "attack-protected", "attacks"].includes(what));
  const attack = told[begin];
  if (attack?.what !== "attacks") return null;
  const [area, by, owner] = [attack.fields["area"]!, attack.fields["who"]!, attack.fields["other"]!];
  const numberOf = (what: string) => told.slice(begin).find((event) => event.what === what)?.fields["number"] ?? null;
  const dice = { attack: numberOf("attack-die"), defence: numberOf("defence-die") };
  const archers = numberOf("archers") ?? (dice.defence === null ? archersOf(scene, area).length : 0);
  const [black, white] = [scene.orders[by]!.castle!.black, scene.orders[owner]!.castle!.white];
  return { area, by, owner, black, white, archers, dice };
}

/** The owner's watchtowers beside an area: their archers defend it. */
export function archersOf(scene: Scene, area: number): number[] {
  const { owner } = scene.areas[area]!;
  return owner === null
    ? []
    : AREAS[area]!.near.filter((next) => scene.areas[next]!.tower && scene.areas[next]!.owner === owner);
}

/** The areas that archers of a tower on an area would defend. */
export function defendedFrom(scene: Scene, area: number): number[] {
  const { owner } = scene.areas[area]!;
  return AREAS[area]!.near.filter((next) => owner !== null && scene.areas[next]!.owner === owner);
}

export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** Out of a hundred, how often he wins, neither does, and he loses: all throws of two dice are as likely. */
export function oddsOf({ black, white, archers }: Pick<Fight, "black" | "white" | "archers">): Odds {
  const odds = { win: 0, tie: 0, lose: 0 };
  const faces = Array.from({ length: DIE }, (_, face) => face + 1);
  for (const attack of faces)
    for (const defence of faces) odds[outcome(attack + black, defence + white + archers)] += 1;
  const total = DIE * DIE;
  return { win: (100 * odds.win) / total, tie: (100 * odds.tie) / total, lose: (100 * odds.lose) / total };
}

export function outcome(attack: number, defence: number): keyof Odds {
  return attack > defence ? "win" : attack < defence ? "lose" : "tie";
}

/** Both sums, and how it ended, as far as dice have been thrown. */
export function sumsOf({ black, white, archers, dice }: Fight): {
  attack: number | null;
  defence: number | null;
  end: keyof Odds | null;
} {
  const attack = dice.attack === null ? null : dice.attack + black;
  const defence = dice.defence === null ? null : dice.defence + white + archers;
  return { attack, defence, end: attack === null || defence === null ? null : outcome(attack, defence) };
}

/** The areas that would fall with a conquest: no neighbour of theirs is neutral or their owner's any more. */
export function fallenWith(scene: Scene, area: number): number[] {
  const { owner } = scene.areas[area]!;
  const isFree = (next: number) => next !== area && [null, owner].includes(scene.areas[next]!.owner);
  return AREAS[area]!.near.filter((next) => scene.areas[next]!.owner === owner && !AREAS[next]!.near.some(isFree));
}

/** Where the Black Master stands; null outside the city. */
export const masterArea = ({ master }: Scene) => (master?.area == null ? null : areaOf(master.area));
