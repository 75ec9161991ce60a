// What a finished match comes to, and which of its moments is being looked at: bars and graph show the same.
import type { Reckoning, ScoreBlock, ScoreRow } from "./messages";

/** Something that came about at a moment, and whose it is. */
export interface Gain {
  row: ScoreRow;
  block: ScoreBlock;
}

/** A round of the match: its moments, from one to the next chapter's, and the emblem of the most that was gained in it. */
export interface Round {
  number: number;
  begin: number;
  end: number;
  emblem: string | null;
}

export class ReckoningLook {
  /** The moments that are lit; none: nothing is looked at. */
  lit: readonly number[] = $state.raw([]);

  constructor(readonly reckoning: Reckoning) {}

  get last(): number {
    return this.reckoning.rows[0]!.course.length - 1;
  }

  /** The moments at which something came about that lasted until the end. */
  readonly moments = $derived.by(() => {
    const moments = this.reckoning.rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.moments));
    return [...new Set(moments)].sort((a, b) => a - b);
  });

  isLit({ moments }: ScoreBlock): boolean {
    return moments.some((moment) => this.lit.includes(moment));
  }

  /** Look at the next moment in the direction in which somebody goes, or at the last there is. */
  goTo(wanted: number): void {
    const now = this.lit[0] ?? -1;
    const next =
      wanted >= now
        ? this.moments.find((moment) => moment >= wanted)
        : this.moments.findLast((moment) => moment <= wanted);
    if (next !== undefined) this.lit = [next];
  }

  /** All that came about at a moment. */
  gainsAt(moment: number): Gain[] {
    return this.reckoning.rows.flatMap((row) =>
      row.blocks.filter(({ moments }) => moments.includes(moment)).map((block) => ({ row, block })),
    );
  }

  /** The round in which a moment came about; it leads from the one before. */
  roundAt(moment: number): number {
    return this.reckoning.chapters.findLast((chapter) => chapter.moment < moment)?.round ?? 0;
  }

  readonly rounds: Round[] = $derived.by(() =>
    this.reckoning.chapters
      .map(({ moment, round }, place, all) => ({
        number: round,
        begin: moment,
        end: all[place + 1]?.moment ?? this.last,
      }))
      .filter(({ number, begin, end }) => number > 0 && end > begin)
      .map((round) => ({ ...round, emblem: this.#emblemOf(round) })),
  );

  #emblemOf({ begin, end }: { begin: number; end: number }): string | null {
    const within = this.moments.filter((moment) => moment > begin && moment <= end);
    const gains = within.flatMap((moment) => this.gainsAt(moment).map(({ block }) => block));
    return gains.sort((a, b) => a.source - b.source || b.points - a.points)[0]?.emblem ?? null;
  }
}
