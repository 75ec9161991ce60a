// The games that this page can show: those with drawings of their own, and small ones that need none.
import { api } from "../lib/api";
import type { GameFacts, Glance } from "../lib/messages";
import { hasPrinted, isPrinted, keepPrinted } from "../lib/printed";
import type { GameModule } from "./board";

// Each game has its own scene, and its module is only ever given that one.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no other type takes them all
type AnyModule = GameModule<any>;

const drawn = import.meta.glob<{ default: AnyModule }>(["./*/index.ts", "!./plain/index.ts"]);

/** How a game, or an expansion of one, is presented on the first page: a `card.ts` in the folder of its drawings. */
export interface Card {
  name: string;
  title: string;
  cover: string;
  /** The order on the first page. */
  place: number;
  /** The preset of the game that it expands, and when it came out. */
  expands?: { game: string; preset: string; year: number };
}

const found = import.meta.glob<Card>("./**/card.ts", { eager: true, import: "default" });
/** The games that this house is for, in the order of the first page; those that the server does not have are announced. */
export const CARDS: readonly Card[] = Object.values(found).sort((a, b) => a.place - b.place);
const EXPANSIONS = CARDS.flatMap((card) => (card.expands ? [{ ...card, ...card.expands }] : []));

export function cardOf(name: string): Card | undefined {
  return CARDS.find((card) => card.name === name);
}

/** A game as it is listed: one that the server has, or an expansion. */
export interface Listed {
  name: string;
  title: string;
  blurb: string;
  goal: string;
  glance: Glance;
  year: number;
  facts: GameFacts;
  /** The preset that it is; null: what the game begins with. */
  preset: string | null;
}

/** All that can be played, in the order of the first page. */
export function listed(games: readonly GameFacts[]): Listed[] {
  const own = games.map((facts): Listed => ({
    name: facts.name,
    title: facts.title,
    blurb: facts.blurb,
    goal: facts.goal,
    glance: facts.glance,
    year: facts.year,
    facts,
    preset: null,
  }));
  const more = EXPANSIONS.flatMap(({ name, title, year, game, preset }): Listed[] => {
    const facts = games.find((one) => one.name === game);
    const own = facts?.presets.find((one) => one.name === preset);
    return facts && own
      ? [{ name, title, blurb: own.blurb, goal: own.goal, glance: own.glance, year, facts, preset }]
      : [];
  });
  const place = ({ name }: Listed) => cardOf(name)?.place ?? Infinity;
  return [...own, ...more].sort((a, b) => place(a) - place(b) || 0);
}

/** What a table of a game is listed as: the game, or the expansion that is this preset of it. */
export function listedAs(game: string, preset: string | null | undefined): string {
  return EXPANSIONS.find((one) => one.game === game && one.preset === preset)?.name ?? game;
}

/** The end of an address that is about a listed game, such as `verraeter`, or `ontembare_stad?preset=verraad`. */
export function addressOf({ facts, preset }: Pick<Listed, "facts" | "preset">): string {
  return preset ? `${facts.name}?preset=${preset}` : facts.name;
}

/** A game's drawings, which need what is printed in its box as soon as they are loaded; a game without any is played from the list of its choices. */
export async function loadGame(game: string, box: string | null = null): Promise<AnyModule> {
  const load = drawn[`./${game}/index.ts`];
  if (!load) return (await import("./plain")).default;
  if (!hasPrinted(game) || box !== boxOf.get(game)) await print(game, box);
  return (await load()).default;
}

/** From whose box a game's printed values are here; null: ours. */
const boxOf = new Map<string, string | null>();

/** Have what is printed in a box. Drawings that are loaded keep to theirs, so where another box says something else the page reloads. */
async function print(game: string, box: string | null): Promise<void> {
  const printed = await api.printed(game, box);
  if (hasPrinted(game) && !isPrinted(game, printed)) {
    location.reload();
    await new Promise(() => undefined); // nothing is shown of it any more
  }
  keepPrinted(game, printed);
  boxOf.set(game, box);
}
