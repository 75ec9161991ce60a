// What a table is a table of: a game, or an expansion, which the rules call a mode of the game that it expands.
import { cardOf, listedAs } from "../games/registry";
import type { TableView } from "../lib/messages";
import { page } from "../lib/page.svelte";

type Table = Pick<TableView, "game" | "options">;

export const nameOf = ({ game, options }: Table) => listedAs(game, options["mode"]);

/** Its title; undefined while that is not known. */
export function titleOf(table: Table): string | undefined {
  return cardOf(nameOf(table))?.title ?? page.game(table.game)?.title;
}
