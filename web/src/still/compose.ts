// One SVG file that needs nothing else: the board as it was rendered, with the styles and the symbols that it uses.

export interface Parts {
  /** What the components say belongs into the head of a page: their styles. */
  head: string;
  /** The rendered board; its first picture is what we want. */
  body: string;
  theme: "light" | "dark";
  styles: readonly string[];
  /** Files of symbols, one symbol a line. */
  art: readonly string[];
}

const HEIGHT = 720; // pixels, unless whoever shows it wants another size
const CLASS = "turncoat-board";
const GROUND = `.${CLASS}{background:var(--ground);color:var(--ink);font-family:var(--ui)}`;

/** The first picture in a text: from its opening to the closing that belongs to it. */
export function firstPicture(html: string): { attributes: string; content: string } {
  const open = /<svg\b([^>]*)>/.exec(html);
  if (!open) throw new Error("the board has no picture");
  const from = open.index + open[0].length;
  let depth = 1;
  for (const tag of html.slice(from).matchAll(/<svg\b|<\/svg>/g)) {
    depth += tag[0] === "</svg>" ? -1 : 1;
    if (!depth) return { attributes: open[1]!, content: html.slice(from, from + tag.index) };
  }
  throw new Error("the board's picture has no end");
}

/** The symbols that a text refers to, and those that they refer to in turn. */
export function symbolsFor(text: string, art: readonly string[]): string {
  const lines = new Map(
    art.flatMap((file) => file.split("\n").map((line) => [/^<\w+ id="([^"]+)"/.exec(line)?.[1], line])),
  );
  const found = new Map<string, string>();
  const todo = [text];
  for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
    for (const [, href, url] of one.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) {
      const id = (href ?? url)!;
      const line = lines.get(id);
      if (!line || found.has(id)) continue;
      found.set(id, line);
      todo.push(line);
    }
  }
  return [...found.values()].join("");
}

/** Styles that keep to the picture: a notebook may put it into a page of its own. */
function keepTo(css: string): string {
  return css.replaceAll(":root", `.${CLASS}`).replaceAll('[data-theme="dark"]', `.${CLASS}[data-theme="dark"]`);
}

/** XML is stricter than HTML: no comments of the renderer's, no named spaces. */
function asXml(html: string): string {
  return html.replaceAll(/<!--.*?-->/gs, "").replaceAll("&nbsp;", "\u00a0");
}

export function compose({ head, body, theme, styles, art }: Parts): string {
  const { attributes, content } = firstPicture(asXml(body));
  const kept = attributes.replaceAll(/ (style|role|tabindex|class)="[^"]*"/g, "");
  const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(attributes)!.slice(1).map(Number) as [number, number];
  const scope = /class="([^"]*)"/.exec(attributes)?.[1] ?? "";
  const own = Array.from(head.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css!).join("");
  const style = [...styles.map(keepTo), GROUND, own].join("\n").replaceAll("]]>", "");
  const symbols = asXml(symbolsFor(content + style, art));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${kept} class="${CLASS} ${scope}" data-theme="${theme}" role="img" ` +
    `width="${(HEIGHT * width) / height}" height="${HEIGHT}"><style><![CDATA[${style}]]></style><defs>${symbols}</defs>${content}</svg>`
  );
}
