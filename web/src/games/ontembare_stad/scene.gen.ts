// Made from the scene of src/turncoat/games/ontembare_stad by `make messages`: change that, not this.

/** The city, the orders that build in it, and what is being decided. */
export interface Scene {
  me: number | null;
  mover: number;
  acting: number | null;
  active: number | null;
  phase: string;
  mode: "basic" | "strategic" | "verraad";
  round: number;
  target: number;
  lastRound: boolean;
  over: boolean;
  orders: Order[];
  areas: Area[];
  pile: Pile;
  unseen: Partial<Record<Card, number>>;
  discard: Partial<Record<Card, number>>;
  removed: Partial<Record<Kind, number>>;
  pawnshop: Partial<Record<Kind, number>>;
  market: Partial<Record<Kind, number>> | null;
  powers: Partial<Record<Power, number | "black" | null>> | null;
  influencePile: number;
  influenceDiscard: Partial<Record<Influence, number>>;
  turned: Card[];
  turn: Turn | null;
  gesture: Gesture | null;
  reaction: Reaction | null;
  isolates: Record<string, string[]>;
  gains: Record<string, Record<string, number>>;
  start: Start | null;
  winner: number[] | null;
  row: RowCard[] | null;
  master: Master | null;
  dice: Dice | null;
  tokens: Tokens | null;
  towersLeft: number | null;
  evil: boolean | null;
}

/** An order of knights, with as much of its cards as the viewer knows. */
export interface Order {
  seat: number;
  stones: number;
  score: number;
  knights: number;
  areas: number;
  hand: HeldCard[];
  concealed: number;
  influence: number;
  influenceCards: Influence[];
  expelled: boolean;
  castle: Castle | null;
}

/** Building cards in a hand. */
export interface HeldCard {
  card: Kind;
  many: number;
  known: boolean;
}

export type Kind = "paardenstal" | "burgerwoning" | "waterput" | "dienstverblijf" | "badhuis" | "herenhuis" | "hofje" | "patriciershuis" | "stadspaleis" | "graanmolen" | "varkenskot" | "smederij" | "bakkerij" | "leerlooierij" | "brouwerij" | "weverij" | "glasblazerij" | "scheepswerf" | "drukkerij" | "vestingstoren" | "kapel" | "latijnse_school" | "klooster" | "gasthuis" | "basiliek" | "opera" | "universiteit" | "raadhuis" | "kathedraal" | "marktkraam" | "tolhuis" | "pakhuis" | "herberg" | "waag" | "gildehuis" | "lakenhal" | "wisselbank" | "handelskantoor" | "beursgebouw";

export type Influence = "tovenaar" | "pionier" | "overval" | "brand" | "infiltrant" | "hekserij" | "gift" | "gouden_handel" | "bescherming" | "blokkade";

/** An order's castle in Het Verraad: its power tokens and watchtowers. */
export interface Castle {
  white: number;
  black: number;
  blackValues: (number | null)[];
  whitePrice: number | null;
  blackPrice: number | null;
  towers: number;
  income: Record<Category, number>;
}

export type Category = "burgerij" | "nijverheid" | "stadsgebouwen" | "handel";

/** An area of the city. */
export interface Area {
  owner: number | "black" | null;
  building: Kind | null;
  tower: boolean;
}

/** The draw pile: its layers from the top, and the cards that lie under all of them. */
export interface Pile {
  left: number;
  layers: Layer[];
  bottom: number;
  bottomCards: (Card | null)[];
}

/** Cards of the draw pile that were shuffled together. */
export interface Layer {
  period: Period | null;
  left: number;
}

export type Period = "A" | "B" | "C";

export type Card = "paardenstal" | "burgerwoning" | "waterput" | "dienstverblijf" | "badhuis" | "herenhuis" | "hofje" | "patriciershuis" | "stadspaleis" | "graanmolen" | "varkenskot" | "smederij" | "bakkerij" | "leerlooierij" | "brouwerij" | "weverij" | "glasblazerij" | "scheepswerf" | "drukkerij" | "vestingstoren" | "kapel" | "latijnse_school" | "klooster" | "gasthuis" | "basiliek" | "opera" | "universiteit" | "raadhuis" | "kathedraal" | "marktkraam" | "tolhuis" | "pakhuis" | "herberg" | "waag" | "gildehuis" | "lakenhal" | "wisselbank" | "handelskantoor" | "beursgebouw" | "goede_oogst" | "slachttijd" | "jaarmarkt" | "vikingen" | "hongersnood" | "riddertoernooi" | "bedevaart" | "kruistocht" | "overstroming" | "zwarte_dood" | "tolheffing" | "gildefeest" | "kunstbloei" | "stadsbrand" | "koninklijk_bezoek";

export type Power = "burgerij" | "nijverheid" | "stadsgebouwen" | "handel" | "wachttoren" | "goed" | "duister";

/** What the order in its turn has done; the last three are Het Verraad's. */
export interface Turn {
  bought: number;
  placed: number;
  blocked: string[];
  sold: Kind[];
  startScore: number;
  raised: number;
  gifts: number;
  stage: "actions" | "income" | "influence" | "master";
}

/** What has been begun: exactly one of these. */
export interface Gesture {
  build?: Kind | null;
  play?: Influence | null;
  wizard?: (Card | null)[] | null;
  steps?: number | null;
  token?: number | null;
}

/** Somebody is about to do something that a reaction could stop. */
export interface Reaction {
  by: number;
  what: Attack;
  area: string | null;
  asked: number;
  forMaster: boolean;
}

export type Attack = "area" | "attack" | "conquest" | "tovenaar" | "pionier" | "overval" | "brand" | "infiltrant" | "hekserij" | "gift" | "gouden_handel" | "bescherming" | "blokkade";

/** How far the choice of starting areas has come. */
export interface Start {
  picks: number;
  dots: number[];
  passed: boolean[];
}

/** A card of the open row, and the stones that lie on it. */
export interface RowCard {
  card: Kind;
  stones: number;
}

/** The Black Master of Het Verraad. */
export interface Master {
  area: string | null;
  knights: number;
  score: number;
  areas: number;
  towers: number;
}

/** The dice of the last Black Master's phase. */
export interface Dice {
  steps: number | null;
  attack: number | null;
  defence: number | null;
}

/** The power tokens beside the board: white ones, black ones never seen, and those given back, which lie under these. */
export interface Tokens {
  white: number;
  black: number;
  back: number;
  backValues: (number | null)[];
}

/** Everything printed; cards are in the order of their numbers. */
export interface Printed {
  areas: PrintedArea[];
  buildings: Record<Kind, PrintedBuilding>;
  cards: Card[];
  influence: Influence[];
  powers: Record<Power, PrintedPower>;
  red: number[];
  track: number;
  needs: number;
  prices: Prices;
  limits: Limits;
  castle: PrintedCastle;
  die: number;
}

/** An area of the board. */
export interface PrintedArea {
  id: string;
  cost: number;
  bonus: number;
  road: number;
  river: boolean;
  gate: number;
  near: number[];
}

/** A building card. */
export interface PrintedBuilding {
  category: Category;
  value: number;
  period: Period;
}

/** What a great power is worth, and what it adds to an income. */
export interface PrintedPower {
  points: number;
  income: number;
}

/** What things cost, in stones. */
export interface Prices {
  influence: number;
  blind: number;
  pawnshop: number;
  tower: number;
  swap: number;
}

/** What may be done in a turn, and what the tax leaves. */
export interface Limits {
  areas: number;
  buildings: number;
  towers: number;
  tokens: number;
  tax: number;
}

/** The castle of Het Verraad: what tokens cost, space by space, and how far income is marked. */
export interface PrintedCastle {
  prices: number[];
  income: number;
}
