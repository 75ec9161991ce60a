// What stands beside the board on a card: the game, what is happening, and everybody's points.
import { TINCTURES } from "../games/board";

/** What a card tells; of a match with nobody's points, none. */
export interface About {
  title: string;
  line: string;
  seats: readonly { name: string; points: number }[];
  /** Who shows it, such as the server's name. */
  site: string;
}

export const CARD = { width: 1200, height: 630 }; // what links are shown with everywhere
export const ROOM = { x: 28, width: 720, height: 574 }; // for the board
const LEFT = 784; // where the words begin
const WIDE = CARD.width - LEFT - 32;
const LETTER = 0.47; // of a letter's height: how broad it is on average
const LINES = 4;
const NAME = 20; // letters of a name

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function shortened(text: string, most: number): string {
  const letters = Array.from(text); // of which some take two places
  if (letters.length <= most) return text;
  letters.length = most - 1;
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines of so many letters. */
export function wrapped(text: string, most: number, lines: number): string[] {
  const found = [""];
  for (const word of text.split(/\s+/)) {
    const longer = `${found.at(-1)!} ${word}`.trim();
    if (longer.length <= most || !found.at(-1)) found.splice(-1, 1, longer);
    else found.push(word);
  }
  if (found.length <= lines) return found;
  return [...found.slice(0, lines - 1), shortened(found.slice(lines - 1).join(" "), most)];
}

function text(x: number, y: number, size: number, words: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;
}

const TITLE = 'font-family="Alegreya" font-weight="800" fill="var(--ink)"';
const SANS = 'font-family="Alegreya Sans" fill="var(--ink)"';

function seat({ name, points }: About["seats"][number], place: number, y: number): string {
  const tincture = TINCTURES[place]!;
  return (
    `<svg x="${LEFT}" y="${y - 30}" width="33" height="40" viewBox="0 0 24 29"><use href="#ui/shield-${tincture.name}" width="24" height="29"/>` +
    `<circle cx="12" cy="12.5" r="7.2" fill="var(--paper)" stroke="var(--sepia)"/>` +
    `<text x="12" y="16.9" font-size="12.5" font-family="Alegreya Sans" font-weight="700" text-anchor="middle" fill="var(--sepia)">${tincture.letter}</text></svg>` +
    text(LEFT + 48, y, 30, shortened(name, NAME), SANS) +
    text(CARD.width - 36, y, 32, `${points}`, `${SANS} text-anchor="end" style="font-weight:700"`)
  );
}

function linesOf({ line }: About): string[] {
  return wrapped(line, Math.floor(WIDE / (LETTER * 30)), LINES);
}

/** Where a seat's shield is. */
export function seatRow(about: About, number: number): { x: number; y: number } {
  return { x: LEFT + 16, y: 150 + linesOf(about).length * 36 + 44 + number * 52 };
}

/** The words on a card. */
export function told(about: About): string {
  const { title, seats, site } = about;
  const size = Math.min(58, WIDE / (LETTER * title.length));
  return [
    text(LEFT, 96, size, title, TITLE),
    ...linesOf(about).map((one, number) =>
      text(LEFT, 150 + number * 36, 30, one, `${SANS} style="fill:var(--ink-soft)"`),
    ),
    ...seats.map((one, number) => seat(one, number, seatRow(about, number).y + 10)),
    `<svg x="${LEFT}" y="554" width="44" height="44"><use href="#ui/mark" width="44" height="44"/></svg>`,
    text(LEFT + 58, 588, 30, site, TITLE),
  ].join("");
}
