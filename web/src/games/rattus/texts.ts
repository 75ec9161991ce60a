// Names and sentences about the table, in the reader's language.
import { bySeat, cardsOf, knownRats, lossesIn } from "./knowledge";
import { CLASSES, REGIONS, type Class, type Face, type Losses, type RattusPlay, type Scene } from "./scene";

export function nameOf(play: RattusPlay, seat: number): string {
  return play.table.seats[seat]?.name ?? "";
}

export function regionName(play: RattusPlay, region: number): string {
  return play.words.say(`region-${REGIONS[region]!}`);
}

/** A number of cubes that may be a part of one, as the language writes it. */
export function part(play: RattusPlay, number: number): string {
  return new Intl.NumberFormat(play.words.language, { maximumFractionDigits: 1 }).format(number);
}

/** A face in a few words: its limit, and whom it strikes. */
export function faceText(play: RattusPlay, face: Face): string {
  const { words } = play;
  const symbols = face.symbols.map((symbol) =>
    words.say(symbol === "majority" || symbol === "all" ? `symbol-${symbol}` : `class-${symbol}`),
  );
  return words.say("rat-face", { number: face.limit, symbols: words.list(symbols) });
}

/** A region with all that lies in it, and what this seat risks there. */
export function regionSentence(play: RattusPlay, scene: Scene, region: number): string {
  const { words } = play;
  const { rats, cubes } = scene.regions[region]!;
  const owners = cubes.flatMap((number, seat) =>
    number ? [words.say("board-says-cubes", { who: nameOf(play, seat), number })] : [],
  );
  const lies = words.say("board-says-region", {
    region: regionName(play, region),
    rats: rats.length,
    cubes: owners.length ? words.list(owners) : words.say("board-says-no-cubes"),
  });
  return [
    lies,
    ...plagueHere(play, scene, region),
    ...looksHere(play, scene, region),
    ...riskHere(play, scene, region),
  ].join(" ");
}

function plagueHere(play: RattusPlay, scene: Scene, region: number): string[] {
  if (scene.pawn !== region) return [];
  return [play.words.say(scene.pawnCounts ? "board-says-pawn-counts" : "board-says-pawn")];
}

function looksHere(play: RattusPlay, scene: Scene, region: number): string[] {
  return scene.regions[region]!.rats.flatMap(({ face, looked }) => {
    const others = looked.filter((seat) => seat !== scene.me).map((seat) => nameOf(play, seat));
    const mine = face ? [play.words.say("board-says-known", { face: faceText(play, face) })] : [];
    return [...mine, ...(others.length ? [play.words.say("board-says-looked", { who: play.words.list(others) })] : [])];
  });
}

function riskHere(play: RattusPlay, scene: Scene, region: number): string[] {
  const mine = lossesIn(scene, region).find((loss) => loss.seat === scene.me);
  if (!mine) return [];
  const { expected, worst } = mine;
  return expected === null
    ? [play.words.say("board-says-risk-chosen", { most: worst })]
    : [play.words.say("board-says-risk", { number: part(play, expected), most: worst })];
}

/** What the plague would take in a region, seat by seat; empty where it would take nothing. */
export function lossText(play: RattusPlay, scene: Scene, region: number): string {
  const there = scene.regions[region]!;
  const losses = lossList(play, there);
  if (!losses) return play.words.say("board-takes-nothing");
  return play.words.say(there.expected ? "board-takes" : "board-takes-chosen", { losses });
}

function lossList(play: RattusPlay, losses: Losses): string {
  const { words } = play;
  return words.list(
    bySeat(losses).map(({ seat, expected, worst }) =>
      expected === null
        ? words.say("board-loss-chosen", { who: nameOf(play, seat), most: worst })
        : words.say("board-loss", { who: nameOf(play, seat), number: part(play, expected), most: worst }),
    ),
  );
}

/** What the plague would take where it is, as the knight lets the pawn count or does not. */
export function countingTexts(play: RattusPlay, scene: Scene): string[] {
  const { words } = play;
  if (!scene.counting || scene.pawn === null) return [];
  const either = { "board-if-counting": scene.counting, "board-if-not": scene.regions[scene.pawn]! };
  return Object.entries(either).map(([message, losses]) =>
    words.say(message, { losses: lossList(play, losses) || words.say("board-nothing") }),
  );
}

/** A class card: whose it is, what it does, whether it was used. */
export function cardSentence(play: RattusPlay, scene: Scene, card: Class): string {
  const { words } = play;
  const owner = scene.classes[card];
  const whose =
    owner === null ? words.say("board-card-free") : words.say("board-card-of", { who: nameOf(play, owner) });
  const isUsed = scene.used.includes(card) && owner === scene.active;
  return [
    `${words.say(`class-${card}`)}, ${whose}.`,
    words.say(`class-${card}-help`),
    ...(isUsed ? [words.say("board-card-used-help")] : []),
  ].join(" ");
}

export function where(play: RattusPlay): string {
  const { ending, round } = play.before;
  if (ending) return play.words.say("label-last-round");
  return round ? play.words.say("board-round", { number: round }) : play.words.say("board-set-up");
}

/** Why the end has come, or what will bring it. */
export function endText(play: RattusPlay, scene: Scene): string {
  const { words } = play;
  if (!scene.lastRound) return words.say("board-end-help");
  const why = words.say(`board-end-${scene.lastRound.why}`, { who: nameOf(play, scene.lastRound.after) });
  if (scene.phase === "ended") return why;
  if (scene.ending === "everywhere") return `${why} ${words.say("board-end-now")}`;
  const { order } = scene.lastRound;
  const next = order.slice(order.indexOf(scene.active ?? -1)).map((seat) => nameOf(play, seat));
  return next.length
    ? `${why} ${words.say("board-end-order", { seats: words.list(next) })}`
    : `${why} ${words.say("board-end-none")}`;
}

/** The table in sentences, for those who do not see it. */
export function describe(play: RattusPlay): string[] {
  const { before: scene, words } = play;
  const out = REGIONS.slice(scene.regions.length).map((name) => words.say(`region-${name}`));
  return [
    where(play),
    ...scene.regions.map((_, region) => regionSentence(play, scene, region)),
    ...(out.length ? [words.say("board-says-out", { regions: words.list(out) })] : []),
    ...scene.seats.map((_, seat) => seatSentence(play, scene, seat)),
    ...CLASSES.map((card) => cardSentence(play, scene, card)),
    words.say("board-supply", { number: scene.supply }),
    words.say("board-says-unseen", { number: scene.unseen.start.length + scene.unseen.other.length }),
    ...knownRats(scene).map(({ region, face }) =>
      words.say("board-says-known-in", { region: regionName(play, region), face: faceText(play, face) }),
    ),
    endText(play, scene),
  ];
}

function seatSentence(play: RattusPlay, scene: Scene, number: number): string {
  const { score, stock, palace } = scene.seats[number]!;
  const { words } = play;
  const cards = cardsOf(scene, number).map((card) => words.say(`class-${card}`));
  return words.say("board-says-seat", {
    who: nameOf(play, number),
    score,
    stock,
    palace,
    cards: cards.length ? words.list(cards) : words.say("board-no-cards"),
  });
}
