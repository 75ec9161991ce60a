// How long a player waits for the others in a recorded match, as the page's own schedule says.
import type { StepView } from "../src/lib/messages";
import { afterStep, Schedule, type Film } from "../src/lib/schedule";

/** What a seat saw of a match, and which seat that was. */
export interface Recorded<S> {
  film: Film<S>;
  before: S;
  steps: readonly StepView[];
  me: number;
}

/** From one decision of mine to the next. */
export interface Wait {
  /** Milliseconds that each turn of another is shown for, in order. */
  turns: number[];
  /** The moments in which something of mine changes, in milliseconds. */
  held: number[];
}

/** A film as `tools/generate_scenes.py` writes it: the scene before the first step, the steps, and the scene after the last. */
export function recorded<S>(film: Film<S>, [before, ...rest]: readonly unknown[], me: number): Recorded<S> {
  const steps = rest.slice(0, -1).map((one, place) => ({
    ...{ number: place + 1, isUndo: false, undone: [], isShown: true },
    ...(one as Pick<StepView, "mover" | "events" | "change">),
  }));
  return { film, before: before as S, steps, me };
}

/** The waits of a match in which everybody else decides at once. */
export function waitsOf<S>({ film, before, steps, me }: Recorded<S>): Wait[] {
  const waits: Wait[] = [];
  const schedule = new Schedule(film, () => me);
  let scene = before;
  let isWaiting = false; // for others, since I last decided
  for (const step of steps) {
    if (step.mover === me) {
      if (isWaiting) waits.push(waitFor(schedule));
      isWaiting = false;
    }
    schedule.add(scene, [step]);
    scene = afterStep(scene, step);
    isWaiting ||= step.mover >= 0 && step.mover !== me;
  }
  return waits;
}

/** How long all is shown that the schedule has; what I did myself is no wait. */
function waitFor<S>(schedule: Schedule<S>): Wait {
  const wait: Wait = { turns: [], held: [] };
  let turn: number | null = null;
  for (let parts = schedule.next(); parts.length; parts = schedule.next()) {
    const ms = Schedule.msOf(parts);
    const { kind, turn: now } = parts[0]!;
    if (kind === "own") continue;
    if (kind === "held" && ms) wait.held.push(ms);
    if (now !== turn) wait.turns.push(0);
    wait.turns[wait.turns.length - 1]! += ms;
    turn = now;
  }
  return wait;
}
