// The games that this page can show: those with drawings of their own, and small ones that need none.
import type { GameFacts } from "../lib/messages";
import type { GameModule } from "./board";

// Each game has its own scene, and its module is only ever given that one.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type takes them all
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

/** Expansions: each is a preset of the game that it expands, and is listed like a game. */
const EXPANSIONS: Record<string, { game: string; preset: string; year: number; rules: string }> = {
  het_verraad: { game: "ontembare_stad", preset: "verraad", year: 2008, rules: "VERRAAD" },
};

/** Whether a rule such as `VERRAAD-4.1` holds in a preset: an expansion's rules hold only with it. */
export function isRuleOf(rule: string, preset: string | null | undefined): boolean {
  return Object.values(EXPANSIONS).every((one) => one.preset === preset || !rule.startsWith(`${one.rules}-`));
}

/** A game as it is listed: one that the server has, or an expansion. */
export interface Listed {
  name: string;
  title: string;
  year: number;
  facts: GameFacts;
  /** The preset that it is; null: what the game begins with. */
  preset: string | null;
}

/** All that can be played, in the order of the house. */
export function listed(games: readonly GameFacts[]): Listed[] {
  const own = games
    .filter(({ name }) => isShowable(name))
    .map((facts): Listed => ({ name: facts.name, title: facts.title, year: facts.year, facts, preset: null }));
  const more = Object.entries(EXPANSIONS).flatMap(([name, { game, preset, year }]): Listed[] => {
    const facts = games.find((one) => one.name === game && one.presets.some((rules) => rules.name === preset));
    return facts && isShowable(game) ? [{ name, title: TITLES[name as HouseGame], year, facts, preset }] : [];
  });
  return [...own, ...more].sort(byHouse);
}

/** What a table of a game is listed as: the game, or the expansion that is this preset of it. */
export function listedAs(game: string, preset: string | null | undefined): string {
  return (
    Object.keys(EXPANSIONS).find((name) => EXPANSIONS[name]!.game === game && EXPANSIONS[name]!.preset === preset) ??
    game
  );
}

/** The title of a game or an expansion, by what it is listed as; undefined for others than those of the house. */
export function houseTitle(name: string): string | undefined {
  return TITLES[name as HouseGame];
}

/** The end of an address that is about a listed game, such as `verraeter`, or `ontembare_stad?preset=verraad`. */
export function addressOf({ facts, preset }: Pick<Listed, "facts" | "preset">): string {
  return preset ? `${facts.name}?preset=${preset}` : facts.name;
}

/** The games' own order: those of the house first. */
function byHouse(a: { name: string }, b: { name: string }): number {
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
