// Things happen one after another, at the speed that was set; whoever has seen enough skips the rest.
import type { StepView } from "./messages";

export interface ShowingEvents {
  /** Milliseconds that a step is to be seen, at normal speed. */
  duration(step: StepView): number;
  /** What times are multiplied by; 0: everything at once. */
  factor(): number;
  /** A step is to be drawn now. */
  show(step: StepView): void;
  /** All steps have been shown. */
  done(): void;
}

export class Showing {
  /** The step being shown. */
  step: StepView | null = $state.raw(null);
  isMoving = $state(false);
  #isSkipped = false;
  #queue: StepView[] = [];
  #wake: (() => void) | null = null;

  constructor(readonly events: ShowingEvents) {}

  /** Show these after whatever is still to be shown. */
  play(steps: readonly StepView[]): void {
    this.#queue.push(...steps);
    if (!this.isMoving) this.#run().catch((error: unknown) => reportError(error)); // a fault of ours: the table goes on
  }

  /** Show all that is left at once. */
  skip(): void {
    if (!this.isMoving) return;
    this.#isSkipped = true;
    this.#wake?.();
  }

  /** Forget what was still to be shown. */
  clear(): void {
    this.#queue = [];
    this.skip();
  }

  pace(ms: number): number {
    return this.#isSkipped ? 0 : ms * this.events.factor();
  }

  async #run(): Promise<void> {
    this.isMoving = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        this.events.show(step);
        const length = step.scene && !document.hidden ? this.pace(this.events.duration(step)) : 0;
        if (length === 0) continue;
        this.step = step;
        await this.#wait(length);
      }
    } finally {
      this.#queue = [];
      this.step = null;
      this.isMoving = false;
      this.#isSkipped = false;
      this.events.done();
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
