// The drawings stand once in the page, as symbols; an emblem refers to its symbol. The frame's come with the page, a game's with the game.
import ui from "./ui.svg?raw";

const added = new Set<string>();

/** Put a file of symbols into the page, once; without a page they are taken from the files (`still/`). */
export function addDrawings(file: string): void {
  if (import.meta.env.SSR || added.has(file)) return;
  added.add(file);
  const holder = document.createElement("div");
  holder.innerHTML = file;
  const drawings = holder.firstElementChild as SVGElement;
  drawings.style.position = "absolute"; // takes no room; hidden otherwise, its patterns would not show
  document.body.prepend(drawings);
}

addDrawings(ui);
