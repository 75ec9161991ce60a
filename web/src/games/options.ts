// What may be done in place of the gesture in hand, and in which words; the same in every game.
import type { LegalView } from "../lib/messages";
import type { Play } from "./board";

type AnyPlay = Play<unknown>;

/** What may be done instead of the gesture in hand, or now if there is none. */
export function options(play: AnyPlay): readonly LegalView[] {
  return play.line.length ? play.table.legal : play.legal;
}

export function isOption(play: AnyPlay, action: string): boolean {
  return options(play).some((option) => option.action === action);
}

/** What may follow, or could have followed, the first step of the gesture in hand; null while that is being asked. */
export function secondsOf(play: AnyPlay): readonly LegalView[] | null {
  return play.line.length ? play.legalAfter(1) : [];
}

/** The sentence of something that may be done now, next or instead. */
export function textOf(play: AnyPlay, action: string): string | undefined {
  return [...play.legal, ...(secondsOf(play) ?? []), ...options(play)].find((one) => one.action === action)?.text;
}
