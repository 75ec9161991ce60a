// What a value of a style sheet comes to: variables put in, colours mixed, numbers multiplied.

export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/;
const MIXED = /color-mix\(in srgb, (#[0-9a-f]+) ([\d.]+)%, (\w+)\)/g;
const PRODUCT = /calc\(([\d.]+)px \* ([\d.]+)\)/g;
const REM = /([\d.]+)rem\b/g;
const LOOKUPS = 100; // variables put into one value: more only if they refer to each other

/** A value with nothing left to be looked up; unset, if it refers to what is not there. */
export function valueOf(value: string, variables: Variables): string {
  let found = value;
  let lookups = 0;
  for (let one = VARIABLE.exec(found); one; one = VARIABLE.exec(found)) {
    if (lookups++ === LOOKUPS) throw new Error(`${value} refers to itself`);
    found = found.replace(one[0], variables[one[1]!] ?? one[2]?.trim() ?? "");
  }
  return found
    .replaceAll(MIXED, (_, colour: string, percent: string, other: string) =>
      mixed(colour, Number(percent) / 100, other),
    )
    .replaceAll(PRODUCT, (_, one: string, other: string) => `${Number(one) * Number(other)}px`)
    .replaceAll(REM, (_, number: string) => `${Number(number) * 16}px`);
}

const OTHERS: Record<string, number | null> = { black: 0, white: 255, transparent: null };

/** So much of a colour, and of another for the rest. */
function mixed(colour: string, share: number, other: string): string {
  const rest = OTHERS[other];
  if (rest === undefined) throw new Error(`nothing is known of the colour ${other}`);
  const digits = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, "$&$&") : colour;
  if (rest === null) return `${digits}${byte(share * 255)}`;
  return digits.replaceAll(/[0-9a-f]{2}/g, (two) => byte(parseInt(two, 16) * share + rest * (1 - share)));
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}
