// The analysis of a finished match: asked for once, looked after until it is ready.
import { api, Refused, Unreachable } from "./api";
import type { Analysis, TurningPoint } from "./messages";

const EVERY = 1000; // milliseconds between two looks at how far it is

/** A seat's chance before and after a match turned. */
export interface Shift {
  seat: number;
  before: number;
  after: number;
}

const WORTH_TELLING = 0.05; // of a chance

export class AnalysisWatch {
  analysis: Analysis | null = $state.raw(null);
  #isGone = false;

  constructor(
    readonly table: string,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** See whether there is one, and how far it is. */
  async look(): Promise<void> {
    await this.#follow(() => api.analysis(this.table));
  }

  /** Have it made. */
  async begin(): Promise<void> {
    await this.#follow(() => api.analyse(this.table));
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#isGone = true;
  }

  /** Ask, and go on looking while it is being worked on. */
  async #follow(ask: () => Promise<Analysis>): Promise<void> {
    try {
      this.analysis = await ask();
      while (this.analysis.state === "working" && !this.#isGone) {
        await new Promise((resolve) => setTimeout(resolve, EVERY));
        this.analysis = await api.analysis(this.table);
      }
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      if (!this.#isGone) this.fail(error);
    }
  }
}

/** Whose chances changed where a match turned, the most first. */
export function shiftsAt({ chances }: Analysis, { moment }: TurningPoint): Shift[] {
  const [before, after] = [chances[moment - 1]!, chances[moment]!];
  const change = ({ before, after }: Shift) => Math.abs(after - before);
  return after
    .map((chance, seat) => ({ seat, before: before[seat]!, after: chance }))
    .filter((shift) => change(shift) >= WORTH_TELLING)
    .sort((a, b) => change(b) - change(a));
}

/** Each seat's band of a graph, from the bottom up: its lower and its upper edge at each moment, from 0 to 1. */
export function bandsOf(chances: readonly (readonly number[])[]): { lower: number; upper: number }[][] {
  const seats = chances[0]?.map((_, seat) => seat) ?? [];
  return seats.map((seat) =>
    chances.map((moment) => {
      const total = moment.reduce((sum, chance) => sum + chance, 0) || 1;
      const lower = moment.slice(0, seat).reduce((sum, chance) => sum + chance, 0) / total;
      return { lower, upper: lower + moment[seat]! / total };
    }),
  );
}
