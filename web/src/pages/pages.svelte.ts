// The pages, each fetched when it is first shown: a board needs nothing of the first page, nor that of a board.
import { arrived, Refused, Unreachable } from "../lib/api";
import { router, type Route } from "../lib/router.svelte";

const FETCH = {
  lobby: async () => (await Promise.all([import("./Lobby.svelte"), filled()]))[0].default,
  new: async () => (await import("./NewTable.svelte")).default,
  table: async () => (await import("./Table.svelte")).default,
  replay: async () => (await import("./Replay.svelte")).default,
  rules: async () => (await import("./Rules.svelte")).default,
  learn: async () => (await import("./Learn.svelte")).default,
  box: async () => (await import("./Box.svelte")).default,
  about: async () => (await import("./About.svelte")).default,
};

/** The first page is drawn with all that stands on it, so that nothing is pushed aside later; what cannot be fetched is told there. */
async function filled(): Promise<void> {
  try {
    const { hall } = await import("../lib/hall.svelte"); // a table needs nothing of it
    await hall.load();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}

type Pages = { [Name in keyof typeof FETCH]: Awaited<ReturnType<(typeof FETCH)[Name]>> };

class Shown {
  pages: Partial<Pages> = $state.raw({});
  /** Where we are, as soon as the page for it is here; until then, where we were. */
  route: Route = $state.raw(router.route);

  /** Fetch the page of a route, and show it if that is still where we want to be. */
  async follow(route: Route): Promise<void> {
    const { name } = route;
    if (name !== "nowhere" && !this.pages[name]) {
      const page = await arrived<Pages[keyof Pages]>(FETCH[name]());
      this.pages = { ...this.pages, [name]: page };
    }
    if (route === router.route) this.route = route;
  }
}

export const shown = new Shown();
