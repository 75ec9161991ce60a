// How far a reader has come in learning, kept in this browser where it allows that.

const STORE = "turncoat-learned";

interface Kept {
  /** The beat that was reached, by game and lesson. */
  lessons: Record<string, number>;
  /** Lessons that were gone through to their end. */
  finished: string[];
  /** Games that were played. */
  played: string[];
  /** The table of the first match of each game, as long as it is explained. */
  first: Record<string, string>;
  /** The table at which the goal of a game was read last: it is not told there again. */
  goal: string;
}

class Progress {
  #kept: Kept = $state.raw(read());

  beat(game: string, lesson: string): number {
    return this.#kept.lessons[`${game}/${lesson}`] ?? 0;
  }
  isFinished(game: string, lesson: string): boolean {
    return this.#kept.finished.includes(`${game}/${lesson}`);
  }
  /** The lesson that was left last, before its end. */
  get begun(): { game: string; lesson: string; beat: number } | null {
    const last = Object.entries(this.#kept.lessons).findLast(([, beat]) => beat > 0);
    const [game, lesson] = last?.[0].split("/") ?? [];
    return last && game && lesson ? { game, lesson, beat: last[1] } : null;
  }
  hasPlayed(name: string): boolean {
    return this.#kept.played.includes(name);
  }

  reach(game: string, lesson: string, beat: number): void {
    const id = `${game}/${lesson}`;
    const others = Object.entries(this.#kept.lessons).filter(([other]) => other !== id);
    this.#keep({ lessons: { ...Object.fromEntries(others), [id]: beat } }); // the newest last
  }
  finish(game: string, lesson: string): void {
    const id = `${game}/${lesson}`;
    const { lessons, finished } = this.#kept;
    this.#keep({ lessons: { ...lessons, [id]: 0 }, finished: [...new Set([...finished, id])] });
  }
  /** Somebody sits at a table of a game; the first such table is where it is explained. */
  play(name: string, table: string): void {
    const { played, first } = this.#kept;
    if (!this.hasPlayed(name)) this.#keep({ played: [...played, name], first: { ...first, [name]: table } });
  }
  isFirst(name: string, table: string): boolean {
    return this.#kept.first[name] === table;
  }
  hasReadGoal(table: string): boolean {
    return this.#kept.goal === table;
  }
  readGoal(table: string): void {
    this.#keep({ goal: table });
  }
  stopTeaching(name: string): void {
    const first = Object.entries(this.#kept.first).filter(([one]) => one !== name);
    this.#keep({ first: Object.fromEntries(first) });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // blocked or full: known until the page is closed
    }
  }
}

function read(): Kept {
  const empty: Kept = { lessons: {}, finished: [], played: [], first: {}, goal: "" };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return stored && typeof stored === "object" ? { ...empty, ...checked(stored) } : empty;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return empty; // blocked, or written by something else
    throw error;
  }
}

/** What of something that was stored has the form that it should have. */
function checked({ lessons, finished, played, first, goal }: Partial<Kept>): Partial<Kept> {
  return {
    ...(lessons && typeof lessons === "object" && { lessons }),
    ...(Array.isArray(finished) && { finished }),
    ...(Array.isArray(played) && { played }),
    ...(first && typeof first === "object" && { first }),
    ...(typeof goal === "string" && { goal }),
  };
}

export const progress = new Progress();
