import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, loadWords, Words, type Language } from "../src/lib/words";
import { strip } from "../tools/fluent";

const read = (language: string) =>
  ["", "box/"].map((folder) => readFileSync(`locale/${folder}${language}.ftl`, "utf-8")).join("\n");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (text: string) =>
  new Map(
    [...strip(text).matchAll(/^([a-z][\w-]*) =((?:.|\n(?![a-z]))*)/gm)].map(([, id, body]) => [
      id!,
      new Set(body!.match(/\$\w+/g) ?? []),
    ]),
  );

/** All of the page's own source. */
function source(folder = "src"): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory() ? source(join(folder, entry.name)) : readFileSync(join(folder, entry.name), "utf-8"),
    )
    .join("\n");
}

describe("the page's words", () => {
  it("are the same messages with the same arguments in every language", () => {
    const english = variables(read("en"));
    expect(english.size).toBe(ids(read("en")).length);
    for (const language of LANGUAGES) expect(variables(read(language)), language).toEqual(english);
  });

  it("are all there, and all used", () => {
    const known = ids(read("en"));
    const used = [...source().matchAll(/["'`](page-[\w-]*(?:\$\{[^}]*\}[\w-]*)*)["'`]/g)].map((found) => found[1]!);
    const patterns = [...new Set(used)].map((use) => new RegExp(`^${use.replace(/\$\{[^}]*\}/g, "[a-z0-9_]+")}$`));
    for (const pattern of patterns)
      expect(
        known.some((id) => pattern.test(id)),
        `${pattern} is said but not written`,
      ).toBe(true);
    for (const id of known)
      expect(
        patterns.some((pattern) => pattern.test(id)),
        `${id} is written but not said`,
      ).toBe(true);
  });

  it("count in each language", async () => {
    const summary = async (language: (typeof LANGUAGES)[number], bots: number, open: number) =>
      (await loadWords(language)).say("page-summary", { me: 1, people: 0, bots, open });
    expect(await summary("en", 1, 2)).toBe("you, one bot and 2 free seats.");
    expect(await summary("de", 3, 0)).toBe("du, 3 Bots.");
    expect(await summary("nl", 2, 1)).toBe("jij, 2 bots en één vrije plaats.");
  });
});

describe("words", () => {
  it("write numbers as each language does", () => {
    const say = (language: Language, number: number) =>
      new Words(language, ["many = { $number }"]).say("many", { number });
    for (const number of [0, 7, 999]) for (const language of LANGUAGES) expect(say(language, number)).toBe(`${number}`);
    expect([say("en", 12_345), say("nl", 12_345), say("de", 0.5)]).toEqual(["12,345", "12.345", "0,5"]);
  });

  it("throw when a message or an argument is missing", () => {
    const words = new Words("en", ["greet = Hello { $who }\n"]);
    expect(words.say("greet", { who: "Ann" })).toBe("Hello Ann");
    expect(() => words.say("greet")).toThrow(/greet/);
    expect(() => words.say("nothing")).toThrow(/no message nothing/);
    expect(words.has("nothing")).toBe(false);
  });

  it("come with a game's and the table's, without what the server tells", async () => {
    const words = await loadWords("nl", "verraeter");
    expect(words.has("game-title")).toBe(true);
    expect(words.has("result-title")).toBe(true);
    expect(words.has("page-undo")).toBe(true);
    expect(words.has("rule-VER-1-1")).toBe(false);
    expect(words.has("lesson-example-round")).toBe(false);
  });

  it("come with those of a game's expansion only where it is played", async () => {
    const words = await loadWords("de", "ontembare_stad", "verraad");
    expect(words.say("card-kapel")).toBe("Kapelle");
    expect(words.say("board-castle")).toBe("Meine Burg");
    expect((await loadWords("de", "ontembare_stad", "basic")).has("board-castle")).toBe(false);
  });

  it("list things as the language does", async () => {
    const words = await loadWords("nl");
    expect([[], ["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cas"]].map((names) => words.list(names))).toEqual([
      "",
      "Ann",
      "Ann en Ben",
      "Ann, Ben en Cas",
    ]);
  });
});

describe("strip", () => {
  it("drops comments and what comes from elsewhere, however many lines it has", () => {
    const text =
      "# a comment\nkept = yes\n    { $n ->\n       *[other] more\n    }\nrule-A-1 = gone\n    also gone\n\nkept-too = yes\n";
    expect(strip(text)).toBe("kept = yes\n    { $n ->\n       *[other] more\n    }\nkept-too = yes\n");
  });
});
