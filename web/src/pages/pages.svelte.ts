// The pages, each fetched when it is first shown: a board needs nothing of the first page, nor that of a board.
import { arrived } from "../lib/api";
import { router, type Route } from "../lib/router.svelte";

const FETCH = {
  lobby: async () => (await import("./Lobby.svelte")).default,
  new: async () => (await import("./NewTable.svelte")).default,
  table: async () => (await import("./Table.svelte")).default,
  rules: async () => (await import("./Rules.svelte")).default,
  about: async () => (await import("./About.svelte")).default,
};
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
