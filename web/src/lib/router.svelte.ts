// Where we are, on the browser's own history: addresses can be sent to friends, and the back button works.

export type Route =
  | { name: "lobby" }
  | { name: "new"; game: string; preset: string | null }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; game: string; preset: string | null; rule: string | null }
  | { name: "learn"; game: string; lesson: string | null; preset: string | null }
  | { name: "box"; game: string }
  | { name: "about" }
  | { name: "nowhere" };

/** Which moment of a match is looked at, and as which seat sees it; null: as far as it goes, and as one may see it oneself. */
export interface Sight {
  moment: number | null;
  seat: number | null;
}

/** The moment that the rest of an address leads to. */
export function sightIn(search: string): Sight {
  const query = new URLSearchParams(search);
  const numberOf = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
  return { moment: numberOf("move"), seat: numberOf("seat") };
}

/** The end of an address that leads to a moment. */
export function searchFor({ moment, seat }: Sight): string {
  const search = new URLSearchParams();
  if (moment !== null) search.set("move", `${moment}`);
  if (seat !== null) search.set("seat", `${seat}`);
  return search.size ? `?${search}` : "";
}

/** A part of an address as it was meant; null if it was cut off. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The route of an address. */
export function parse(path: string, hash = "", search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const rule = decoded(hash.slice(1));
  if (rule === null || !parts.every((part) => part !== null)) return { name: "nowhere" };
  const [first, second, ...more] = parts;
  const preset = new URLSearchParams(search).get("preset");
  const [third] = more;
  if (first === "learn" && second !== undefined && more.length < 2)
    return { name: "learn", game: second, lesson: third ?? null, preset };
  if (first === "t" && second !== undefined && third === "replay" && more.length === 1)
    return { name: "replay", id: second };
  if (more.length) return { name: "nowhere" };
  if (first === undefined) return { name: "lobby" };
  if (first === "about" && second === undefined) return { name: "about" };
  if (second === undefined) return { name: "nowhere" };
  if (first === "new") return { name: "new", game: second, preset };
  if (first === "box") return { name: "box", game: second };
  if (first === "t") return { name: "table", id: second };
  if (first === "rules") return { name: "rules", game: second, preset, rule: rule || null };
  return { name: "nowhere" };
}

class Router {
  route: Route = $state.raw(parse(location.pathname, location.hash, location.search));
  /** Counts the moves from page to page, so that each can put the focus on its heading. */
  visits = $state(0);

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Say in the address bar where on this page we are: a link to it leads there, and it is no step back. */
  mark(address: string): void {
    history.replaceState(null, "", address);
  }

  /** Take over clicks on our own links, and the back button; returns what stops it. */
  listen(): () => void {
    const onPop = () => this.#follow();
    const onClick = (event: MouseEvent) => this.#click(event);
    addEventListener("popstate", onPop);
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("popstate", onPop);
      document.removeEventListener("click", onClick);
    };
  }

  #follow(): void {
    const before = JSON.stringify(this.route);
    this.route = parse(location.pathname, location.hash, location.search);
    if (JSON.stringify(this.route) !== before) this.visits += 1;
  }

  #click(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
