// A board as one picture, drawn without a browser by the same components as on the page: for notebooks and for links.
import "./printed";
import { render } from "svelte/server";
import type { Component } from "svelte";
import type { Play, PlayProps } from "../games/board";
import { loadWords, type Language } from "../lib/words";
import Rattus from "../games/rattus/Board.svelte";
import Stad from "../games/ontembare_stad/Board.svelte";
import { prepare } from "../games/ontembare_stad/expansion";
import Verraeter from "../games/verraeter/Board.svelte";
import fonts from "../styles/fonts.css?inline";
import tokens from "../styles/tokens.css?inline";
import pieces from "../styles/pieces.css?inline";
import houses from "../games/verraeter/houses.css?inline";
import map from "../games/rattus/map.css?inline";
import city from "../games/ontembare_stad/city.css?inline";
import common from "../art/ui.svg?raw";
import verraeterArt from "../art/verraeter.svg?raw";
import rattusArt from "../art/rattus.svg?raw";
import stadArt from "../art/ontembare_stad.svg?raw";
import verraadArt from "../art/het_verraad.svg?raw";
import type { About } from "./card";
import { compose, composeCard, symbolsIn, type Parts } from "./compose";
import { lookAt, type Sight } from "./look";
import { plain } from "./plain";

/** What is to be drawn: a scene, who sits there, in which language and by which light. */
export interface Request extends Sight {
  game: string;
  language: Language;
  theme: "light" | "dark";
}

interface Drawing {
  Board: Component<PlayProps<never>>;
  style: string;
  art: readonly string[];
}

const DRAWINGS: Record<string, Drawing> = {
  verraeter: { Board: Verraeter, style: houses, art: [common, verraeterArt] },
  rattus: { Board: Rattus, style: map, art: [common, rattusArt] },
  ontembare_stad: { Board: Stad, style: city, art: [common, stadArt, verraadArt] },
};

/** What a picture is made of. */
async function parts(request: Request): Promise<Parts> {
  const drawing = DRAWINGS[request.game];
  if (!drawing) throw new Error(`there are no drawings of ${request.game}`);
  await prepare(request);
  const words = await loadWords(request.language, request.game, request.options["mode"]);
  const play = lookAt(request, words) as Play<never>;
  const { head, body } = render(drawing.Board, { props: { play } });
  return {
    ...{ head, body },
    theme: request.theme,
    styles: [fonts, tokens, pieces, drawing.style],
    symbol: symbolsIn(drawing.art),
  };
}

/** The board as the text of an SVG file. */
export async function draw(request: Request): Promise<string> {
  return compose(await parts(request));
}

/** The same on a card, beside what is played and how it stands, for whoever paints it without a browser. */
export async function drawCard(request: Request, about: About): Promise<string> {
  const { styles, ...rest } = await parts(request);
  return plain(composeCard({ ...rest, styles: styles.filter((style) => style !== fonts) }, about));
}

export const games = Object.keys(DRAWINGS);
