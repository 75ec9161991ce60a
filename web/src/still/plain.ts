// A picture in which each element says itself how it looks. Whoever paints pictures outside a browser knows neither style sheets like ours
// nor variables, of which a symbol takes those of the place that it is used at.
import { Document, Element, Text, isTag, isText, type ParentNode } from "domhandler";
import { SaxesParser } from "saxes";
import { declarationsIn, stylesIn, type Declaration, type Styles } from "./sheet";
import { valueOf, type Variables } from "./values";

const UNSEEN = new Set(["style", "metadata", "title", "desc"]);
const SAID_OTHERWISE = /^(class|style|role|tabindex|aria-.*|data-.*)$/;
const OWN = /^(href|x|y|width|height)$/; // what `use` says of its place

/** What an element takes from those around it. */
interface Around {
  variables: Variables;
  isUpper: boolean;
}

export function plain(svg: string): string {
  const root = parsed(svg);
  const css = elementsIn(root)
    .filter(({ name }) => name === "style")
    .map((style) => textIn(style))
    .join("\n");
  const byId = new Map(elementsIn(root).map((element) => [element.attribs["id"], element]));
  return new Plain(stylesIn(root, css), byId).children(root, { variables: {}, isUpper: false });
}

class Plain {
  constructor(
    private readonly styles: Styles,
    private readonly byId: ReadonlyMap<string | undefined, Element>,
  ) {}

  children(parent: ParentNode, around: Around): string {
    return parent.children
      .map((child) => {
        if (isText(child)) return escaped(around.isUpper ? child.data.toUpperCase() : child.data);
        return isTag(child) ? this.element(child, around) : "";
      })
      .join("");
  }

  private element(element: Element, around: Around): string {
    if (UNSEEN.has(element.name)) return "";
    const said = [...(this.styles.get(element) ?? []), ...declarationsIn(element.attribs["style"] ?? "")];
    const variables = withOwn(around.variables, said.filter(isVariable));
    const look = new Map(
      said.filter((one) => !isVariable(one)).map(([name, value]) => [name, valueOf(value, variables)]),
    );
    if (look.get("display") === "none") return "";
    const inside = {
      variables,
      isUpper: (look.get("text-transform") ?? "") === "uppercase" || (around.isUpper && !look.has("text-transform")),
    };
    const attributes = Object.entries(element.attribs)
      .filter(([name]) => !SAID_OTHERWISE.test(name))
      .map(([name, value]): Declaration => [name, valueOf(value, variables)]);
    if (element.name === "use") return this.used(attributes, look, inside);
    return tag(element.name, attributes, look, this.children(element, inside));
  }

  /** A symbol at the place where it is used. */
  private used(attributes: readonly Declaration[], look: ReadonlyMap<string, string>, around: Around): string {
    const place = Object.fromEntries(attributes.filter(([name]) => OWN.test(name)));
    const rest = attributes.filter(([name]) => !OWN.test(name));
    const target = this.byId.get(place["href"]?.slice(1));
    if (!target) throw new Error(`there is no ${place["href"] ?? "name"} in the picture`);
    const { x = "0", y = "0", width = "100%", height = "100%" } = place;
    const drawn =
      target.name === "symbol"
        ? this.element(new Element("svg", { ...target.attribs, id: "", x, y, width, height }, target.children), around)
        : `<g transform="translate(${x} ${y})">${this.element(target, around)}</g>`;
    return tag("g", rest, look, drawn);
  }
}

const isVariable = ([name]: Declaration) => name.startsWith("--");

/** Variables, and those that an element adds; they may refer to each other. */
function withOwn(variables: Variables, own: readonly Declaration[]): Variables {
  if (!own.length) return variables;
  const all = { ...variables, ...Object.fromEntries(own) };
  return { ...all, ...Object.fromEntries(own.map(([name]) => [name, valueOf(all[name]!, all)])) };
}

/** An element, its looks in one attribute; how it is moved is an attribute of its own, without units. */
function tag(name: string, said: readonly Declaration[], look: ReadonlyMap<string, string>, inside: string): string {
  const attributes = new Map(said);
  const transform = look.get("transform") ?? "none";
  if (transform !== "none") attributes.set("transform", transform.replaceAll(/px|deg/g, ""));
  const style = [...look].filter(([property]) => property !== "transform").map((one) => one.join(":"));
  if (style.length) attributes.set("style", style.join(";"));
  const opening = [name, ...Array.from(attributes, ([name, value]) => `${name}="${escaped(value)}"`)].join(" ");
  return inside ? `<${opening}>${inside}</${name}>` : `<${opening}/>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function elementsIn(parent: ParentNode): Element[] {
  return parent.children.filter(isTag).flatMap((child) => [child, ...elementsIn(child)]);
}

function textIn(parent: ParentNode): string {
  return parent.children
    .filter(isText)
    .map(({ data }) => data)
    .join("");
}

function parsed(xml: string): Document {
  const root = new Document([]);
  const open: ParentNode[] = [root];
  const add = (node: Element | Text) => {
    const parent = open.at(-1)!;
    node.parent = parent;
    node.prev = parent.children.at(-1) ?? null;
    if (node.prev) node.prev.next = node;
    parent.children.push(node);
  };
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element = new Element(name, attributes);
    add(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  for (const kind of ["text", "cdata"] as const) parser.on(kind, (text) => add(new Text(text)));
  parser.write(xml).close();
  return root;
}
