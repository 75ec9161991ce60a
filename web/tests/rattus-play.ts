// A table of Rattus for tests: recorded scenes, and a play that remembers what was done with it.
import type { LegalView, TableView } from "../src/lib/messages";
import { Words, type Language } from "../src/lib/words";
import type { RattusPlay, Scene } from "../src/games/rattus/scene";
import { still } from "./tables";
import positions from "./rattus-scenes.json";

const files = import.meta.glob<string>(["../locale/*.ftl", "../../src/turncoat/games/rattus/locale/*.ftl"], {
  import: "default",
  eager: true,
});
const NAMES = ["Anna", "Bertha", "Konrad", "Dirk"];

export const PROMPTS = positions.map((one) => one.prompt);

export function wordsIn(language: Language): Words {
  return new Words(
    language,
    ["..", "../../src/turncoat/games/rattus"].map((folder) => files[`${folder}/locale/${language}.ftl`]!),
  );
}

/** The recorded scene of a decision such as `place`. */
export function sceneOf(prompt: string): Scene {
  return structuredClone(positions.find((one) => one.prompt === prompt)!.scene) as unknown as Scene;
}

export interface TestPlay extends RattusPlay {
  /** What was done, one after the other. */
  done: string[];
}

interface Given {
  line?: string[];
  /** What may be done after the line. */
  then?: string[];
  /** What may be done after another action. */
  later?: string[];
  /** What may be done besides what was recorded. */
  also?: string[];
  change?: Partial<Scene>;
  language?: Language;
}

export function playOf(
  prompt: string,
  { line = [], then = [], later = [], also = [], change = {}, language = "en" }: Given = {},
): TestPlay {
  const scene = { ...sceneOf(prompt), ...change };
  const view = (action: string): LegalView => ({ action, text: `text of ${action}` });
  const first = [...(positions.find((one) => one.prompt === prompt)!.legal as LegalView[]), ...also.map(view)];
  const legal = line.length ? then.map(view) : first;
  const done: string[] = [];
  return {
    table: { number: 1, seats: NAMES.map((name, number) => ({ name, number })), legal: first } as unknown as TableView,
    scene,
    before: scene,
    words: wordsIn(language),
    line,
    legal,
    foreseen: [],
    hinted: new Map(),
    stage: still(scene),
    log: [],
    isWatched: false,

    legalAfter: (actions) => (actions ? then.map(view) : first),
    can: (action) => legal.some((one) => one.action === action),
    choose: (...actions) => done.push(["choose", ...actions].join(" ")),
    chooseWith: (action, pick) => done.push(["choose", action, pick(later.map(view)) ?? ""].join(" ").trim()),
    back: (action) => done.push(`back ${action ?? ""}`.trim()),
    commit: (...more) => done.push(["commit", ...more].join(" ")),
    ask: (action, after = []) => done.push(["ask", action, ...(after.length ? ["after", ...after] : [])].join(" ")),
    done,
  };
}
