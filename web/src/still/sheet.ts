// Which rules of a style sheet hold for which elements of a picture, in the order in which they count.
import { selectAll } from "css-select";
import parseCss, { type Block, type Node } from "css-tree/parser";
import { parse as parseSelector, SelectorType, type Selector } from "css-what";
import type { AnyNode, Document, Element } from "domhandler";

export type Declaration = readonly [property: string, value: string];
/** What holds for each element, what counts for more after what counts for less. */
export type Styles = ReadonlyMap<Element, readonly Declaration[]>;

interface Rule {
  selector: Selector[];
  declarations: Declaration[];
  weight: number;
}

const STATES = new Set(["hover", "focus", "focus-visible", "active", "root"]); // nobody touches a picture
const RULES = { parseRulePrelude: false, parseAtrulePrelude: false, parseValue: false, parseCustomProperty: false };

export function stylesIn(svg: Document, css: string): Styles {
  const found = new Map<Element, Declaration[]>();
  for (const { selector, declarations } of rulesIn(css).sort((one, other) => one.weight - other.weight))
    for (const element of selectAll<AnyNode, Element>([selector], svg, { xmlMode: true }))
      found.set(element, [...(found.get(element) ?? []), ...declarations]);
  return found;
}

/** What an element's own `style` says. */
export function declarationsIn(css: string): Declaration[] {
  return declared(parseCss(css, { ...RULES, context: "declarationList" }));
}

function declared(block: Block): Declaration[] {
  return block.children
    .toArray()
    .filter(({ type }) => type === "Declaration")
    .map(({ property, value }) => [property!, value!.value.trim()]);
}

function rulesIn(css: string): Rule[] {
  return blocksIn(parseCss(css, RULES)).flatMap(({ prelude, block }) =>
    parseSelector(prelude!.value)
      .filter((selector) => !selector.some((part) => part.type === SelectorType.Pseudo && STATES.has(part.name)))
      .map((selector) => ({ selector, declarations: declared(block!), weight: weightOf(selector) })),
  );
}

/** The rules themselves: those for the screen are among the others. */
function blocksIn(sheet: Block): Node[] {
  return sheet.children.toArray().flatMap((one) => {
    if (one.type === "Rule") return [one];
    return one.type === "Atrule" && one.prelude?.value === "screen" ? blocksIn(one.block!) : [];
  });
}

/** By how much a selector counts: ids before classes and attributes before elements; what is asked with `:where` for nothing. */
function weightOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => {
    if (part.type === SelectorType.Attribute) return sum + (part.name === "id" ? 10_000 : 100);
    if (part.type === SelectorType.Tag) return sum + 1;
    if (part.type !== SelectorType.Pseudo || part.name === "where") return sum;
    return sum + (Array.isArray(part.data) ? Math.max(...part.data.map(weightOf)) : 100);
  }, 0);
}
