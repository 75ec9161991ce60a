// The games that this page can show: those with drawings of their own, and small ones that need none.
import type { GameModule } from "./board";

type AnyModule = GameModule<any>;

const drawn = import.meta.glob<{ default: AnyModule }>(["./*/index.ts", "!./plain/index.ts"]);
const PLAIN = ["kuhn"];

/** The four games that this house is for, in the order of the lobby; those without rules yet are announced. */
export const HOUSE_GAMES = ["verraeter", "rattus", "ontembare_stad", "het_verraad"] as const;
export type HouseGame = (typeof HOUSE_GAMES)[number];
export const TITLES: Record<HouseGame, string> = {
  verraeter: "Verräter",
  rattus: "Rattus",
  ontembare_stad: "De Ontembare Stad",
  het_verraad: "Het Verraad",
};

/** The games' own order: those of the house first. */
export function byHouse(a: { name: string }, b: { name: string }): number {
  const place = ({ name }: { name: string }) => (HOUSE_GAMES as readonly string[]).indexOf(name) >>> 0; // -1 comes last
  return place(a) - place(b);
}

export function isShowable(game: string): boolean {
  return `./${game}/index.ts` in drawn || PLAIN.includes(game);
}

export async function loadGame(game: string): Promise<AnyModule> {
  const load = drawn[`./${game}/index.ts`];
  return load ? (await load()).default : (await import("./plain")).default;
}
