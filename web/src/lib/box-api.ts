// What is asked of the server about boxes; as `api.ts`, which boards need and this they don't.
import { address, call } from "./api";
import type { BoxContents, BoxFacts, BoxName, BoxReport, KeepBox, ReadOff } from "./messages";

const of = (game: string, rest: string) => `games/${encodeURIComponent(game)}/${rest}`;
const kept = (game: string, box: string, rest = "") => of(game, `boxes/${encodeURIComponent(box)}${rest}`);

export const boxApi = {
  facts: (game: string) => call<BoxFacts>("GET", of(game, "box")),
  check: (game: string, values: ReadOff["values"]) => call<BoxReport>("POST", of(game, "box/checks"), {}, { values }),
  read: (game: string, text: string) => call<BoxContents>("POST", of(game, "box/file"), {}, { text }),
  list: (game: string) => call<BoxName[]>("GET", of(game, "boxes")),
  keep: (game: string, box: KeepBox) => call<BoxName>("POST", of(game, "boxes"), {}, box),
  open: (game: string, box: string) => call<BoxContents>("GET", kept(game, box)),
  throwAway: (game: string, box: string) => call<BoxName[]>("DELETE", kept(game, box)),
  file: (game: string, box: string) => address(kept(game, box, "/file")),
};
