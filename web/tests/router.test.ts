import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse, router } from "../src/lib/router.svelte";

describe("parse", () => {
  it("knows every page", () => {
    expect(parse("/")).toEqual({ name: "lobby" });
    expect(parse("/about")).toEqual({ name: "about" });
    expect(parse("/new/verraeter")).toEqual({ name: "new", game: "verraeter", preset: null });
    expect(parse("/new/ontembare_stad", "", "?preset=verraad")).toEqual({
      name: "new",
      game: "ontembare_stad",
      preset: "verraad",
    });
    expect(parse("/t/a-_9")).toEqual({ name: "table", id: "a-_9" });
    expect(parse("/rules/verraeter", "#VER-3.1")).toEqual({
      name: "rules",
      game: "verraeter",
      preset: null,
      rule: "VER-3.1",
    });
    expect(parse("/rules/kuhn")).toEqual({ name: "rules", game: "kuhn", preset: null, rule: null });
  });

  it("leads nowhere where nothing is", () => {
    for (const path of ["/t", "/nonsense", "/about/us", "/t/a/b", "/new"])
      expect(parse(path)).toEqual({ name: "nowhere" });
  });

  it("leads nowhere where an address was cut off", () => {
    expect(parse("/%E0%A4%A")).toEqual({ name: "nowhere" });
    expect(parse("/rules/verraeter", "#%")).toEqual({ name: "nowhere" });
  });
});

describe("the router", () => {
  let stop: () => void;
  beforeEach(() => {
    router.go("/");
    stop = router.listen();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });

  /** Whether a click on something inside a link was taken over. */
  function isTaken(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let taken = false;
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault(); // jsdom goes nowhere
    };
    addEventListener("click", look, { once: true });
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("b")!.dispatchEvent(event);
    return taken;
  }

  it("takes over a click on a link of ours, and counts the visit", () => {
    const { visits } = router;
    expect(isTaken('<a href="/about"><b>x</b></a>')).toBe(true);
    expect(router.route).toEqual({ name: "about" });
    expect(location.pathname).toBe("/about");
    expect(router.visits).toBe(visits + 1);
  });

  it("leaves the browser what is the browser's", () => {
    const theirs: [string, MouseEventInit?][] = [
      ['<a href="https://example.org/about"><b>x</b></a>'],
      ['<a href="/api/tables/x/match" download><b>x</b></a>'],
      ['<a href="/about" target="_blank"><b>x</b></a>'],
      ['<a href="/about"><b>x</b></a>', { ctrlKey: true }],
      ['<a href="/about"><b>x</b></a>', { button: 1 }],
      ['<a href="#main"><b>x</b></a>'],
    ];
    for (const [html, init] of theirs) {
      expect(isTaken(html, init), html).toBe(false);
      expect(router.route).toEqual({ name: "lobby" });
    }
  });

  it("follows the back button", async () => {
    router.go("/t/one");
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    expect(router.route).toEqual({ name: "lobby" });
  });
});
