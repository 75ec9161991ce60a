// Before each file: nothing is left of the file before it, neither in the document nor in modules. Then what jsdom lacks, and what is printed
// in the games' boxes: drawings need it as soon as they are loaded.
import { vi } from "vitest";

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
localStorage.clear();
document.body.replaceChildren();

const { keepPrinted } = await import("../src/lib/printed");
const printed = import.meta.glob<object>("./*-printed.json", { import: "default", eager: true });
for (const [file, box] of Object.entries(printed)) keepPrinted(/\.\/(.*)-printed/.exec(file)![1]!, box);

vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal("scrollTo", () => {});
