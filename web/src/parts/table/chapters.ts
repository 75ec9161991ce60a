// The log in parts: an event named `round` opens a round, and a rule's number begins with the chapter of the rulebook.
import type { EventView, StepView } from "../../lib/messages";
import type { Summing } from "../../lib/schedule";

export interface Line {
  key: string;
  who: number | null;
  /** Null: it is no event of the match, and the page says what it is. */
  text: string | null;
  message: "page-log-undo" | "page-log-hint" | null;
  /** Empty where it is the same as of the line before. */
  rule: string;
  /** Of the last step: what has just happened. */
  isNew: boolean;
  /** A summary card closes with it: which of them, the number of its step, and what it brought whom. */
  summary: { number: number; step: number; gains: [who: number, gain: number][] } | null;
}

export interface Part {
  key: string;
  chapter: number;
  /** The sentence that opens a round; such a part has no lines. */
  round: string | null;
  lines: Line[];
}

function chapterOf(rule: string): number {
  return Number(/-(\d+)\./.exec(rule)?.[1] ?? 0);
}

/** What events have brought whom. */
function gainsOf(events: readonly EventView[], summing: Summing): [number, number][] {
  const gains = new Map<number, number>();
  for (const event of events) {
    const who = event.fields["who"];
    const gain = summing.gain(event);
    if (typeof who === "number" && gain) gains.set(who, (gains.get(who) ?? 0) + gain);
  }
  return [...gains].sort(([, a], [, b]) => b - a);
}

/** Who asked for a hint, and at which number of the table. */
export type Asked = readonly { who: number; number: number }[];

/** The log's sentences, by rounds and by the chapters of the rules that they follow from; who asked for a hint stands where it was asked. */
export function chapters(steps: readonly StepView[], summing?: Summing, asked: Asked = []): Part[] {
  const parts: Part[] = [];
  let before = "";
  let told: EventView[] = []; // since a summary began
  let number = 0; // of summaries
  const summaryOf = (step: StepView, event: EventView, place: number): Line["summary"] => {
    if (!summing) return null;
    if (summing.begins(event)) told = [];
    told.push(event);
    if (!summing.closes(event)) return null;
    const gains = gainsOf([...told, ...step.events.slice(place + 1)], summing);
    told = [];
    number += 1;
    return { number, step: step.number, gains };
  };
  const part = (key: string, chapter: number, round: string | null = null): Part => {
    const last = parts.at(-1);
    const own = chapter === 0 && last ? last.chapter : chapter; // what holds from the set-up on opens no chapter later
    if (last && round === null && last.round === null && last.chapter === own) return last;
    parts.push({ key, chapter: own, round, lines: [] });
    return parts.at(-1)!;
  };
  const remark = (key: string, who: number, message: Line["message"], isNew: boolean) =>
    part(key, 0).lines.push({ key, who, text: null, message, rule: "", isNew, summary: null });
  steps.forEach((step, at) => {
    const isNew = at === steps.length - 1;
    if (step.isUndo) remark(`${step.number}`, step.mover, "page-log-undo", isNew);
    else
      step.events.forEach((event, place) => {
        const key = `${step.number}.${place}`;
        if (event.what === "round") return part(key, chapterOf(event.rule), event.text);
        const who = event.fields["who"] ?? null;
        const rule = event.rule === before ? "" : event.rule;
        before = event.rule;
        const summary = summaryOf(step, event, place);
        return part(key, chapterOf(event.rule)).lines.push({
          key,
          who,
          text: event.text,
          message: null,
          rule,
          isNew,
          summary,
        });
      });
    const next = steps[at + 1]?.number ?? step.number + 1;
    for (const { who, number } of asked.filter(({ number }) => number >= step.number && number < next))
      remark(`hint-${number}`, who, "page-log-hint", isNew);
  });
  return parts;
}
