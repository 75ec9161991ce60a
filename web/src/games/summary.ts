// What a summary card tells. A game puts it together from what was shown and from the scenes that belong to it; the page adds up nothing that the server has not.
import type { Component } from "svelte";
import type { EventView } from "../lib/messages";
import type { Part } from "../lib/schedule";
import type { Play } from "./board";

export interface PictureProps<S> {
  play: Play<S>;
  parts: readonly Part<S>[];
}

/** What became of somebody. */
export interface Row {
  /** Whose tincture it is: a seat, or an order. */
  who: number;
  name: string;
  isMine: boolean;
  /** A drawing, such as the role's, with its name. */
  emblem: string | null;
  note: string;
  gain: number;
  reasons: { text: string; rule: string }[];
}

export interface Summary<S> {
  title: string;
  text: string;
  rows: Row[];
  Picture: Component<PictureProps<S>>;
}

export type Tell<S> = (play: Play<S>, parts: readonly Part<S>[]) => Summary<S>;

export function eventsOf<S>(parts: readonly Part<S>[]): EventView[] {
  return parts.flatMap(({ events }) => events);
}

/** All up to the event that closes a card: what else its step brought, such as the next turn, is not told there. */
export function eventsUntil<S>(parts: readonly Part<S>[], closes: (event: EventView) => boolean): EventView[] {
  const events = eventsOf(parts);
  return events.slice(0, events.findIndex(closes) + 1);
}

/** The scene before the first of these events. */
export function sceneBefore<S>(parts: readonly Part<S>[], ...whats: string[]): S {
  return parts.find(({ events }) => events.some(({ what }) => whats.includes(what)))!.before;
}

/** Those who gained most first; who neither gained nor lost last. */
export function byGain(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.gain - a.gain || b.reasons.length - a.reasons.length || a.who - b.who);
}
