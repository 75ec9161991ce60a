// What happened in steps that were not seen on this page: the server tells it again.
import type { Api } from "./api";
import { Schedule, type Part } from "./schedule";
import type { TableController } from "./table.svelte";

/** The most steps that the server tells with all that changes in them. */
const AT_ONCE = 40;

export async function recalled<S>(
  { table, viewer, game }: TableController<S>,
  api: Api,
  first: number,
  last: number,
): Promise<readonly Part<S>[]> {
  const parts: Part<S>[] = [];
  for (let since = first - 1; since < last; since += AT_ONCE) {
    const until = Math.min(last, since + AT_ONCE);
    const { before, steps } = await api.steps(table.id, viewer, since, since, until);
    parts.push(...Schedule.partsOf(game.film, viewer, before as S, steps));
  }
  return parts;
}
