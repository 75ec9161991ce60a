// How what happened is shown: events come in beats, each changes the table a little, some make a piece travel.
import type { EventView, StepView } from "../../lib/messages";
import type { Card, Scene } from "./scene";

export interface Flight {
  /** What travels: a stone, or a knight of an order, or a card. */
  knight?: number;
  card?: Card | "back-building" | "back-influence";
  from: string;
  to: string;
}

/** A card that is being turned. */
export interface Turn {
  card: Card;
  ms: number;
}

const TIMES: Record<string, number> = {};

export function timeOf(event: EventView): number {
  return TIMES[event.what] ?? 0;
}

export function duration(step: StepView): number {
  return step.events.reduce((sum, event) => sum + timeOf(event), 0);
}

export function afterEvent(scene: Scene, _event: EventView): Scene {
  return scene;
}

export function flights(_before: Scene, _event: EventView): Flight[] {
  return [];
}

export function turnOf(_event: EventView, _ms: number): Turn | null {
  return null;
}
