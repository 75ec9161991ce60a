// Everything that is asked of the server by request. What goes wrong is a Refused (the server said why) or an Unreachable.
import type {
  AskHint,
  Catalogue,
  Foresight,
  Hints,
  Lobby,
  Me,
  Move,
  NewTable,
  Problem,
  Rulebook,
  TableView,
  TakeSeat,
  Undo,
  Update,
  WhyNot,
} from "./messages";
import { settings } from "./settings.svelte";

/** The server refused, with a sentence that says why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** No answer came: the network or the server is away. */
export class Unreachable extends Error {}

/** A part of the page itself that is fetched late: it is as far away as the server. */
export async function arrived<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof TypeError) throw new Unreachable(error.message);
    throw error;
  }
}

/** How long to wait before each further try of something that may be sent twice, in milliseconds. */
export const RETRIES = [400, 800, 1600, 3200, 6400];

type Query = Record<string, string | number | readonly string[] | null | undefined>;

/** An address of the server, in the reader's language. */
export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  search.set("lang", settings.language);
  return `/api/${path}?${search}`;
}

/** A key that makes sending something twice harmless. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function call<T>(method: string, path: string, query?: Query, body?: object): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf-token"] = csrfToken();
  let response: Response;
  try {
    response = await fetch(address(path, query), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  } catch (error) {
    if (error instanceof TypeError) throw new Unreachable(error.message);
    throw error;
  }
  const isJson = response.headers.get("content-type")?.includes("json");
  if (!isJson || response.status === 502 || response.status === 503)
    throw new Unreachable(`${response.status} for ${path}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Problem);
  return answer as T;
}

function csrfToken(): string {
  return /(?:^|; )turncoat_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Try again while the server is away; only for what may safely be sent twice. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (const delay of RETRIES) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return send();
}

const table = (id: string, rest = "") => `tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => call<Catalogue>("GET", "games"),
  rules: (game: string) => call<Rulebook>("GET", `games/${encodeURIComponent(game)}/rules`),
  printed: (game: string) => call<object>("GET", `games/${encodeURIComponent(game)}/printed`),
  me: () => call<Me>("GET", "me"),
  rename: (name: string) => call<Me>("PUT", "me", {}, { name }),
  lobby: () => call<Lobby>("GET", "tables"),
  newTable: (wish: NewTable) => call<TableView>("POST", "tables", {}, wish),
  table: (id: string, seat?: number | null) => call<TableView>("GET", table(id), { seat }),
  takeSeat: (id: string, seat: number, wish: TakeSeat) =>
    call<TableView>("POST", table(id, `/seats/${seat}`), {}, wish),
  leaveSeat: (id: string, seat: number) => call<TableView>("DELETE", table(id, `/seats/${seat}`)),
  start: (id: string) => call<TableView>("POST", table(id, "/start")),
  move: (id: string, move: Move) => insist(() => call<Update>("POST", table(id, "/moves"), {}, move)),
  undo: (id: string, undo: Undo) => insist(() => call<Update>("POST", table(id, "/undo"), {}, undo)),
  foresight: (id: string, seat: number, number: number, action: readonly string[]) =>
    call<Foresight>("GET", table(id, "/foresight"), { seat, number, action }),
  hint: (id: string, ask: AskHint) => call<Hints>("POST", table(id, "/hint"), {}, ask),
  allowHints: (id: string, allowed: boolean) => call<TableView>("PUT", table(id, "/hints"), {}, { allowed }),
  why: (id: string, seat: number, action: string, after: readonly string[] = []) =>
    call<WhyNot>("GET", table(id, "/why"), { seat, action, after }),
  steps: (id: string, seat: number | null, since: number) => call<Update>("GET", table(id, "/steps"), { seat, since }),
  rematch: (id: string) => call<TableView>("POST", table(id, "/rematch")),
  matchFile: (id: string) => address(table(id, "/match")),
};
export type Api = typeof api;
