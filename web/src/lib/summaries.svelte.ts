// The summary cards of a table: the one that is up by itself, and one that was opened from the log. What draws them is fetched with the first.
import type { Component } from "svelte";
import type { Tell } from "../games/summary";
import type { StepView } from "./messages";
import type { Part, Summing } from "./schedule";
import type { TableController } from "./table.svelte";

interface CardProps {
  play: TableController<unknown>;
  parts: readonly Part<unknown>[];
  tell: Tell<unknown>;
  openRules: (rule: string) => void;
}

interface Drawn {
  Popup: Component<CardProps>;
  Opened: Component<CardProps & { onclose: () => void }>;
  tell: Tell<unknown>;
}

/** The number of the step with which something began that closes with the step of another number. */
export function firstOf(log: readonly StepView[], last: number, summing: Summing): number {
  const at = log.findIndex(({ number }) => number === last);
  for (let place = at; place >= 0; place--) {
    const { events, number } = log[place]!;
    if (place < at && events.some((event) => summing.closes(event))) return log[place + 1]!.number;
    if (events.some((event) => summing.begins(event))) return number;
  }
  return last;
}

export class Summaries {
  drawn: Drawn | null = $state.raw(null);
  opened: readonly Part<unknown>[] | null = $state.raw(null);

  constructor(readonly play: TableController<unknown>) {}

  /** Fetch what draws the cards. */
  async prepare(): Promise<void> {
    const { summary } = this.play.game;
    if (!summary || this.drawn) return;
    const [popup, opened, told] = await Promise.all([
      import("../parts/table/summary/SummaryPopup.svelte"),
      import("../parts/table/summary/SummaryDialog.svelte"),
      summary(),
    ]);
    this.drawn = { Popup: popup.default, Opened: opened.default, tell: told.default };
  }

  /** What the card is about that is up now, by itself. */
  get shown(): readonly Part<unknown>[] {
    const { summed, shown } = this.play.stage;
    const { summing } = this.play.game.film;
    if (!summed || !summing) return [];
    const first = firstOf(this.play.log, summed.step.number, summing);
    return shown.filter(({ step }) => step.number >= first && step.number <= summed.step.number);
  }

  /** Open the card that closed with a step. */
  async open(last: number): Promise<void> {
    const { summing } = this.play.game.film;
    if (!summing) return;
    try {
      await this.prepare();
      this.opened = await this.play.recall(firstOf(this.play.log, last, summing), last);
    } catch (error) {
      this.play.explain(error);
    }
  }
}
