// Arrow keys walk through the things that can be pressed; of a group only one is a stop of the tabulator.

/** Move the focus within the group that the event came from. */
export function rove(event: KeyboardEvent & { currentTarget: Element }): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<SVGElement | HTMLElement>("[data-stop]")];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[(at + step + stops.length) % stops.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Enter and the space bar press what is not a real button. */
export function presses(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return true;
}
