// Everything that is asked of the server by request. What goes wrong is a Refused (the server said why) or an Unreachable.
import type {
  Analysis,
  AskHint,
  Catalogue,
  Foresight,
  Hints,
  LessonFacts,
  LessonView,
  Lobby,
  Me,
  Move,
  NewTable,
  PlayOn,
  Problem,
  Reckoning,
  Replay,
  ReplayPart,
  Rulebook,
  Showcase,
  TableView,
  TakeSeat,
  Undo,
  Update,
  WhyNot,
} from "./messages";
import { away, pause } from "./away.svelte";
import { settings } from "./settings.svelte";

declare global {
  /** What public/theme.js has asked for, by its address; without it, as in tests, there is none. */
  var firstAnswers: Map<string, Promise<Response>> | undefined;
}

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

/** How long to wait before each further try of something that may be sent twice, in milliseconds; the last again and again. */
export const RETRIES = [400, 800, 1600, 3200, 6400];

type Query = Record<string, string | number | readonly string[] | null | undefined>;

/** How a game is played: by a preset, with options changed, with so many seats. */
export interface Played {
  preset?: string | null | undefined;
  options?: Readonly<Record<string, string>>;
  seats?: number;
}

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

export async function call<T>(method: string, path: string, query?: Query, body?: object): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf-token"] = csrfToken();
  let response: Response;
  try {
    const asked = address(path, query);
    const early = method === "GET" ? firstAnswer(asked) : undefined;
    response = await (early ?? fetch(asked, { method, headers, ...(body && { body: JSON.stringify(body) }) }));
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

/** The answer to what was asked before this script was here (public/theme.js); it is taken once. */
function firstAnswer(asked: string): Promise<Response> | undefined {
  const answer = globalThis.firstAnswers?.get(asked);
  globalThis.firstAnswers?.delete(asked);
  return answer;
}

function csrfToken(): string {
  return /(?:^|; )turncoat_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Try again for as long as the server is away; only for what may safely be sent twice. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  let tries = 0;
  try {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
      }
      if (tries === 0) away.requests += 1;
      await pause(RETRIES[Math.min(tries, RETRIES.length - 1)]);
      tries += 1;
    }
  } finally {
    if (tries > 0) away.requests -= 1;
  }
}

const lessons = (game: string, lesson: string, rest = "") =>
  `games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}${rest}`;
const table = (id: string, rest = "") => `tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => call<Catalogue>("GET", "games"),
  rules: (game: string, { preset, options, seats }: Played = {}) => {
    const option = options && Object.entries(options).map(([name, value]) => `${name}=${value}`);
    return call<Rulebook>("GET", `games/${encodeURIComponent(game)}/rules`, { preset, option, seats });
  },
  printed: (game: string, box?: string | null) =>
    call<object>("GET", `games/${encodeURIComponent(game)}/printed`, { box }),
  lessons: (game: string) => call<LessonFacts[]>("GET", `games/${encodeURIComponent(game)}/lessons`),
  lesson: (game: string, lesson: string, at: { beat: number; made?: number; since?: number; still?: number }) =>
    call<LessonView>("GET", lessons(game, lesson), at),
  lessonForesight: (game: string, lesson: string, beat: number, action: readonly string[]) =>
    call<Foresight>("GET", lessons(game, lesson, "/foresight"), { beat, action }),
  lessonWhy: (game: string, lesson: string, beat: number, action: string, after: readonly string[]) =>
    call<WhyNot>("GET", lessons(game, lesson, "/why"), { beat, action, after }),
  showcase: () => call<Showcase>("GET", "showcase"),
  showcaseMoment: (id: string, moment: number, since?: number) =>
    call<Update>("GET", "showcase/moment", { table: id, moment, since }),
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
    insist(() => call<Foresight>("GET", table(id, "/foresight"), { seat, number, action })),
  hint: (id: string, ask: AskHint) => call<Hints>("POST", table(id, "/hint"), {}, ask),
  allowHints: (id: string, allowed: boolean) => call<TableView>("PUT", table(id, "/hints"), {}, { allowed }),
  why: (id: string, seat: number, action: string, after: readonly string[] = []) =>
    call<WhyNot>("GET", table(id, "/why"), { seat, action, after }),
  steps: (id: string, seat: number | null, since: number, still: number, until?: number) =>
    call<Update>("GET", table(id, "/steps"), { seat, since, still, until }),
  rematch: (id: string) => call<TableView>("POST", table(id, "/rematch")),
  analysis: (id: string) => call<Analysis>("GET", table(id, "/analysis")),
  analyse: (id: string) => call<Analysis>("POST", table(id, "/analysis")),
  reckoning: (id: string) => call<Reckoning>("GET", table(id, "/reckoning")),
  replay: (id: string) => call<Replay>("GET", table(id, "/replay")),
  replayMoments: (id: string, moment: number, seat: number | null) =>
    call<ReplayPart>("GET", table(id, "/replay/moments"), { moment, seat }),
  playOn: (id: string, wish: PlayOn) => call<TableView>("POST", table(id, "/play-on"), {}, wish),
  importMatch: (match: object) => call<TableView>("POST", "matches", {}, match),
  matchFile: (id: string) => address(table(id, "/match")),
};
export type Api = typeof api;
