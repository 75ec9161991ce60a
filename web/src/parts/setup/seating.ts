// Who is to sit where at a table that is being set up.
import type { NewSeat } from "../../lib/messages";

/** Me, another person at this screen, any guest, or a bot. */
export interface Sitter {
  kind: "me" | "person" | "open" | "bot";
  bot: string;
  name: string;
}

/** Whom one plays with: bots alone, friends who get the link, whoever finds the table in the lobby, or people at this screen. */
export const COMPANIES = ["bots", "friends", "anyone", "here"] as const;
export type Company = (typeof COMPANIES)[number];
const KINDS: Record<Company, Sitter["kind"]> = { bots: "bot", friends: "open", anyone: "open", here: "person" };

/** So many seats: those that are taken stay as they are, the others are for such company. */
export function seated(sitters: readonly Sitter[], number: number, company: Company, bot: string): Sitter[] {
  const more = Array.from({ length: number }, (_, place): Sitter => ({
    kind: place ? KINDS[company] : "me",
    bot,
    name: "",
  }));
  return [...sitters, ...more.slice(sitters.length)].slice(0, number);
}

/** The level of all bots; null if they differ. */
export function levelOf(sitters: readonly Sitter[]): string | null {
  const [first, ...others] = new Set(sitters.filter(({ kind }) => kind === "bot").map(({ bot }) => bot));
  return first && !others.length ? first : null;
}

/** What the server is asked for. */
export function toSeat({ kind, bot, name }: Sitter): NewSeat {
  if (kind === "person") return { kind: "me", name: name.trim() };
  return kind === "bot" ? { kind, bot } : { kind };
}
