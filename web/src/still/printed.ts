// What is printed in the boxes must be here before any board is loaded, so this comes first: whoever runs the bundle has put it there.
import { keepPrinted } from "../lib/printed";

declare global {
  /** What is printed in each game's box, by its name. */
  var printedInBoxes: Record<string, object>;
}

for (const [game, printed] of Object.entries(globalThis.printedInBoxes)) keepPrinted(game, printed);
