// What a reader has set for this browser, applied to the page at once and kept where the browser allows it.
import { LANGUAGES, type Language } from "./words";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
/** When each decision of mine is explained. */
export const TEACHINGS = ["first", "always", "never"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Teaching = (typeof TEACHINGS)[number];

const STORE = "turncoat"; // public/theme.js reads it too
const FACTORS: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };

export class Settings {
  language: Language = $state("en");
  theme: Theme = $state("system");
  speed: Speed = $state("normal");
  teaching: Teaching = $state("first");
  patterns = $state(true);
  largeText = $state(false);
  everyMovement = $state(false);
  isSystemDark = $state(false);

  /** What movements are multiplied by: 0 is no movement at all. */
  readonly factor = $derived(FACTORS[this.speed]);
  readonly shownTheme = $derived(this.theme === "system" ? (this.isSystemDark ? "dark" : "light") : this.theme);

  constructor() {
    const stored = read();
    this.language = oneOf(LANGUAGES, stored["language"]) ?? preferredLanguage();
    this.theme = oneOf(THEMES, stored["theme"]) ?? "system";
    this.speed = oneOf(SPEEDS, stored["speed"]) ?? (prefers("reduced-motion: reduce") ? "off" : "normal");
    this.teaching = oneOf(TEACHINGS, stored["teaching"]) ?? "first";
    this.patterns = stored["patterns"] !== false;
    this.largeText = stored["largeText"] === true;
    this.everyMovement = stored["everyMovement"] === true;
    this.isSystemDark = prefers("color-scheme: dark");
  }

  /** Follow the settings for as long as the page lives. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["theme"] = this.shownTheme;
    root.dataset["patterns"] = this.patterns ? "on" : "off";
    root.dataset["text"] = this.largeText ? "large" : "normal";
    root.dataset["motion"] = this.speed === "off" ? "off" : "on";
  }

  /** Keep what was set; a browser that keeps nothing still shows it until the page is closed. */
  save(): void {
    const { language, theme, speed, teaching, patterns, largeText, everyMovement } = this;
    try {
      const kept = { language, theme, speed, teaching, patterns, largeText, everyMovement };
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // blocked or full
    }
  }
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {}; // blocked, or written by something else
    throw error;
  }
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

function prefers(feature: string): boolean {
  return matchMedia(`(prefers-${feature})`).matches;
}

/** The first of the browser's languages that the page speaks. */
function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => oneOf(LANGUAGES, tag)).find((found) => found !== undefined) ?? "en";
}

export const settings = new Settings();
