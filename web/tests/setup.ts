// What jsdom lacks, and what is printed in the games' boxes: drawings need it as soon as they are loaded.
import { vi } from "vitest";
import { keepPrinted } from "../src/lib/printed";

const printed = import.meta.glob<object>("./*-printed.json", { import: "default", eager: true });
for (const [file, box] of Object.entries(printed)) keepPrinted(/\.\/(.*)-printed/.exec(file)![1]!, box);

vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal("scrollTo", () => {});
