// What the first page shows of the server: the games, who is here, and the tables there are.
import { api } from "./api";
import type { Lobby, TableCard } from "./messages";
import { page } from "./page.svelte";

class Hall {
  tables: Lobby | null = $state.raw(null);
  /** My tables, those that wait for me first. */
  readonly mine = $derived([...(this.tables?.mine ?? [])].sort((a, b) => urgency(a) - urgency(b)));

  /** Fetch it, before the first page is drawn or again; throws what the api throws. */
  async load(): Promise<void> {
    const [, tables] = await Promise.all([page.greet(), api.lobby()]);
    this.tables = tables;
  }

  /** Only the tables: games do not change meanwhile. */
  async refresh(): Promise<void> {
    this.tables = await api.lobby();
  }
}

function urgency(card: TableCard): number {
  return card.isMyTurn ? 0 : ["playing", "gathering", "finished"].indexOf(card.state) + 1;
}

export const hall = new Hall();
