// What is printed in each game's box, by the components that the server plays with. It is here before the game's drawings are.

const boxes = new Map<string, object>();

export function hasPrinted(game: string): boolean {
  return boxes.has(game);
}

/** What is printed in a game's box: its `Printed`. */
export function printedOf(game: string): object {
  const printed = boxes.get(game);
  if (!printed) throw new Error(`what is printed in the box of ${game} is not here yet`);
  return printed;
}

/** Whether something is what is kept already. */
export function isPrinted(game: string, printed: object): boolean {
  return JSON.stringify(boxes.get(game)) === JSON.stringify(printed);
}

export function keepPrinted(game: string, printed: object): void {
  boxes.set(game, printed);
}
