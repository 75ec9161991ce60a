import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Settings } from "../src/lib/settings.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("settings", () => {
  it("begin with what the browser prefers", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "de-AT", "en"]);
    const settings = new Settings();
    expect(settings.language).toBe("de");
    expect(settings.theme).toBe("system");
    expect(settings.speed).toBe("normal");
  });

  it("move nothing for those who prefer no motion", () => {
    vi.spyOn(globalThis, "matchMedia").mockImplementation(
      (query) => ({ matches: query.includes("reduced-motion") }) as MediaQueryList,
    );
    const settings = new Settings();
    expect(settings.speed).toBe("off");
    expect(settings.factor).toBe(0);
  });

  it("are kept", () => {
    const settings = new Settings();
    Object.assign(settings, { language: "nl", theme: "dark", speed: "slow", patterns: false, largeText: true });
    settings.save();
    const again = new Settings();
    expect([again.language, again.theme, again.speed, again.patterns, again.largeText]).toEqual([
      "nl",
      "dark",
      "slow",
      false,
      true,
    ]);
  });

  it("are applied to the page", () => {
    const settings = new Settings();
    Object.assign(settings, { language: "de", theme: "dark", largeText: true, patterns: false, speed: "off" });
    settings.apply();
    const root = document.documentElement;
    expect(root.lang).toBe("de");
    expect(root.dataset).toMatchObject({ theme: "dark", text: "large", patterns: "off", motion: "off" });
  });

  it("survive what others have written, and storage that is blocked", () => {
    localStorage.setItem("turncoat", "{not json");
    expect(new Settings().theme).toBe("system");
    localStorage.setItem("turncoat", '{"theme": "pink", "language": "xx"}');
    expect(new Settings().theme).toBe("system");
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    const settings = new Settings();
    settings.theme = "light";
    settings.save();
    expect(settings.theme).toBe("light");
  });
});
