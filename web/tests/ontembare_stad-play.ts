// A table of De Ontembare Stad for tests: recorded scenes, and a play that remembers what was done with it.
import type { LegalView, TableView } from "../src/lib/messages";
import { Words, type Language } from "../src/lib/words";
import type { StadPlay, Scene } from "../src/games/ontembare_stad/scene";
import { still } from "./tables";
import positions from "./ontembare_stad-scenes.json";

const files = import.meta.glob<string>(["../locale/*.ftl", "../../src/turncoat/games/ontembare_stad/**/locale/*.ftl"], {
  import: "default",
  eager: true,
});
const GAME = "../../src/turncoat/games/ontembare_stad";
const NAMES = ["Anna", "Bertha", "Konrad", "Dirk"];

export function wordsIn(language: Language): Words {
  return new Words(
    language,
    ["..", GAME, `${GAME}/verraad`].map((folder) => files[`${folder}/locale/${language}.ftl`]!),
  );
}

export interface TestPlay extends StadPlay {
  /** What was done, one after the other. */
  done: string[];
}

interface Given {
  line?: string[];
  /** What may be done after the line. */
  then?: string[];
  /** What may be done besides what was recorded. */
  also?: string[];
  change?: Partial<Scene>;
  language?: Language;
}

interface Recorded {
  prompt: string;
  scene: unknown;
  legal: LegalView[];
}

/** What tests do with a recorded match. */
export function recorded(positions: readonly Recorded[]) {
  const PROMPTS = positions.map((one) => one.prompt);

  /** The recorded scene of a decision such as `actions`. */
  function sceneOf(prompt: string): Scene {
    return structuredClone(positions.find((one) => one.prompt === prompt)!.scene) as Scene;
  }

  function playOf(
    prompt: string,
    { line = [], then = [], also = [], change = {}, language = "en" }: Given = {},
  ): TestPlay {
    const scene = { ...sceneOf(prompt), ...change };
    const view = (action: string): LegalView => ({ action, text: `text of ${action}` });
    const first = [...positions.find((one) => one.prompt === prompt)!.legal, ...also.map(view)];
    const legal = line.length ? then.map(view) : first;
    const done: string[] = [];
    return {
      table: {
        number: 1,
        options: {},
        seats: NAMES.map((name, number) => ({ name, number })),
        legal: first,
        turn: { text: `text of ${prompt}`, help: null },
      } as unknown as TableView,
      scene,
      before: scene,
      words: wordsIn(language),
      line,
      legal,
      foreseen: [],
      hinted: new Map(),
      log: [],
      isWatched: false,
      stage: still(scene),

      legalAfter: (actions) => (actions ? then.map(view) : first),
      can: (action) => legal.some((one) => one.action === action),
      choose: (...actions) => done.push(["choose", ...actions].join(" ")),
      chooseWith: (action, pick) => done.push(["choose", action, pick([]) ?? ""].join(" ").trim()),
      back: (action) => done.push(`back ${action ?? ""}`.trim()),
      commit: (...more) => done.push(["commit", ...more].join(" ")),
      ask: (action, after = []) => done.push(["ask", action, ...(after.length ? ["after", ...after] : [])].join(" ")),
      done,
    };
  }

  return { PROMPTS, sceneOf, playOf };
}

export const { PROMPTS, sceneOf, playOf } = recorded(positions);
