// What only tables of Het Verraad need is a chunk of its own: it is fetched before such a table is shown, and nothing of it otherwise.
import type { TableView } from "../../lib/messages";

type Verraad = typeof import("./verraad");
let more: Verraad | null = null;

/** The expansion's drawings and how it is staged; null at a table without it. */
export function verraad(): Verraad | null {
  return more;
}

export async function prepare({ options }: Pick<TableView, "options">): Promise<void> {
  more = options["mode"] === "verraad" ? await import("./verraad") : null;
}
