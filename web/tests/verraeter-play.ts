// A table of Verräter for tests: recorded scenes, and a play that remembers what was done with it.
import type { LegalView, TableView } from "../src/lib/messages";
import { Words, type Language } from "../src/lib/words";
import type { Scene, VerraeterPlay } from "../src/games/verraeter/scene";
import { still } from "./tables";
import positions from "./verraeter-scenes.json";

const files = import.meta.glob<string>(["../locale/*.ftl", "../../src/turncoat/games/verraeter/locale/*.ftl"], {
  import: "default",
  eager: true,
});
const NAMES = ["Anna", "Bertha", "Konrad", "Dirk"];

export function wordsIn(language: Language): Words {
  return new Words(
    language,
    ["..", "../../src/turncoat/games/verraeter"].map((folder) => files[`${folder}/locale/${language}.ftl`]!),
  );
}

/** The recorded scene of a decision such as `supply`. */
export function sceneOf(prompt: string): Scene {
  return structuredClone(positions.find((one) => one.prompt === prompt)!.scene) as unknown as Scene;
}

export interface TestPlay extends VerraeterPlay {
  /** What was done, one after the other. */
  done: string[];
}

export function playOf(prompt: string, line: string[] = [], language: Language = "en", then: string[] = []): TestPlay {
  const scene = sceneOf(prompt);
  const first = positions.find((one) => one.prompt === prompt)!.legal as LegalView[];
  const view = (action: string): LegalView => ({ action, text: action });
  const legal = line.length ? then.map(view) : first;
  const done: string[] = [];
  return {
    table: { seats: NAMES.map((name, number) => ({ name, number })), legal: first } as unknown as TableView,
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
    chooseWith: (action, pick) => done.push(["choose", action, pick([]) ?? ""].join(" ").trim()),
    back: (action) => done.push(`back ${action ?? ""}`.trim()),
    commit: (...more) => done.push(["commit", ...more].join(" ")),
    ask: (action, after = []) => done.push(["ask", action, ...(after.length ? ["after", ...after] : [])].join(" ")),
    done,
  };
}
