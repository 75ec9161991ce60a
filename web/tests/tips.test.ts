import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signAt } from "../src/lib/tips";

describe("signs", () => {
  it("tell what they are, from the innermost outwards", () => {
    document.body.innerHTML = `<ul data-tip="all"><li><b data-tip="one"><i></i></b></li><li id="two"></li></ul>
      <svg><g><metadata data-tip="a land"></metadata><path /></g></svg>`;
    expect(signAt(document.querySelector("i"))?.text).toBe("one");
    expect(signAt(document.querySelector("#two"))?.text).toBe("all");
    expect(signAt(document.querySelector("path"))?.text).toBe("a land");
    expect(signAt(document.body)).toBeNull();
  });

  it("are never left to the browser's own titles", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".svelte"));
    for (const file of files) {
      const text = readFileSync(`src/${file}`, "utf-8").replace(/<svelte:head>.*?<\/svelte:head>/gs, "");
      expect(text, file).not.toMatch(/<title>|<(?:[a-z]+)\b[^<>]*?(?:\{[^{}]*\}[^<>{}]*?)*?\stitle=/);
    }
  });
});
