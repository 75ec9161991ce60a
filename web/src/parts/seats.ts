/** How many can play, such as "2–4". */
export function seatRange(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most) : `${least}–${most}`;
}
