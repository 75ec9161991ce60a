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
  strengths: Partial<Record<Power, number[]>> | null;
  influencePile: number;
  influenceDiscard: Partial<Record<Influence, number>>;
  turned: Card[];
  event: EventCard | null;
  turn: Turn | null;
  gesture: Gesture | null;
  reaction: Reaction | null;
  pays: Record<string, number>;
  purchases: Record<string, Purchase>;
  start: Start | null;
  tools: Partial<Record<Tool, number>>;
  winner: number[] | null;
  row: RowCard[] | null;
  master: Master | null;
  dice: Dice | null;
  tokens: Tokens | null;
  towersLeft: number | null;
  defends: Record<string, string[]> | null;
  ways: Record<string, Way> | null;
  fight: Fight | null;
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
  income: Record<Category, number>;
  castle: Castle | null;
}

/** Building cards in a hand. */
export interface HeldCard {
  card: Kind;
  many: number;
  known: boolean;
}

export const KINDS = ["paardenstal", "burgerwoning", "waterput", "dienstverblijf", "badhuis", "herenhuis", "hofje", "patriciershuis", "stadspaleis", "graanmolen", "varkenskot", "smederij", "bakkerij", "leerlooierij", "brouwerij", "weverij", "glasblazerij", "scheepswerf", "drukkerij", "vestingstoren", "kapel", "latijnse_school", "klooster", "gasthuis", "basiliek", "opera", "universiteit", "raadhuis", "kathedraal", "marktkraam", "tolhuis", "pakhuis", "herberg", "waag", "gildehuis", "lakenhal", "wisselbank", "handelskantoor", "beursgebouw"] as const;
export type Kind = (typeof KINDS)[number];

export const INFLUENCES = ["tovenaar", "pionier", "overval", "brand", "infiltrant", "hekserij", "gift", "gouden_handel", "bescherming", "blokkade"] as const;
export type Influence = (typeof INFLUENCES)[number];

export const CATEGORIES = ["burgerij", "nijverheid", "stadsgebouwen", "handel"] as const;
export type Category = (typeof CATEGORIES)[number];

/** An order's castle in Het Verraad: its power tokens and watchtowers. */
export interface Castle {
  white: number;
  black: number;
  blackValues: (number | null)[];
  whitePrice: number | null;
  blackPrice: number | null;
  towers: number;
}

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

export const PERIODS = ["A", "B", "C"] as const;
export type Period = (typeof PERIODS)[number];

export const CARDS = ["paardenstal", "burgerwoning", "waterput", "dienstverblijf", "badhuis", "herenhuis", "hofje", "patriciershuis", "stadspaleis", "graanmolen", "varkenskot", "smederij", "bakkerij", "leerlooierij", "brouwerij", "weverij", "glasblazerij", "scheepswerf", "drukkerij", "vestingstoren", "kapel", "latijnse_school", "klooster", "gasthuis", "basiliek", "opera", "universiteit", "raadhuis", "kathedraal", "marktkraam", "tolhuis", "pakhuis", "herberg", "waag", "gildehuis", "lakenhal", "wisselbank", "handelskantoor", "beursgebouw", "goede_oogst", "slachttijd", "jaarmarkt", "vikingen", "hongersnood", "riddertoernooi", "bedevaart", "kruistocht", "overstroming", "zwarte_dood", "tolheffing", "gildefeest", "kunstbloei", "stadsbrand", "koninklijk_bezoek"] as const;
export type Card = (typeof CARDS)[number];

export const POWERS = ["burgerij", "nijverheid", "stadsgebouwen", "handel", "wachttoren", "goed", "duister"] as const;
export type Power = (typeof POWERS)[number];

export const EVENT_CARDS = ["goede_oogst", "slachttijd", "jaarmarkt", "vikingen", "hongersnood", "riddertoernooi", "bedevaart", "kruistocht", "overstroming", "zwarte_dood", "tolheffing", "gildefeest", "kunstbloei", "stadsbrand", "koninklijk_bezoek"] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

/** How far the order in its turn has come, and what it may still do; watchtowers and tokens are Het Verraad's. */
export interface Turn {
  part: "actions" | "income" | "influence" | "master";
  areasLeft: number;
  buildingsLeft: number;
  towersLeft: number;
  tokensLeft: number;
  blocked: string[];
  sold: Kind[];
  red: boolean;
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

export const ATTACKS = ["area", "attack", "conquest", "tovenaar", "pionier", "overval", "brand", "infiltrant", "hekserij", "gift", "gouden_handel", "bescherming", "blokkade"] as const;
export type Attack = (typeof ATTACKS)[number];

/** What buying an area brings besides the area. */
export interface Purchase {
  isolates: string[];
  gains: Record<string, number>;
  score: number;
  red: boolean;
}

/** How far the choice of starting areas has come. */
export interface Start {
  picks: number;
  dots: number[];
  passed: boolean[];
}

export const TOOLS = ["blind", "influence", "demolish", "tower"] as const;
export type Tool = (typeof TOOLS)[number];

/** A card of the open row, the stones that lie on it, and what choosing it would bring each order and cost the one that chooses. */
export interface RowCard {
  card: Kind;
  stones: number;
  pays: number[];
  tax: number;
}

/** The Black Master of Het Verraad. */
export interface Master {
  area: string | null;
  knights: number;
  score: number;
  areas: number;
  towers: number;
  raidBeside: "active" | "master";
}

/** The dice of the last Black Master's phase. */
export interface Dice {
  steps: number | null;
  attack: number | null;
  defence: number | null;
}

/** The power tokens beside the board: white ones, and black ones face down. */
export interface Tokens {
  white: number;
  black: number;
}

/** How the Black Master gets to an area. */
export interface Way {
  steps: number;
  through: string[];
  sure: boolean;
}

/** The attack by the Black Master that is to be decided: what is added to each die, how it may end, and what he would win. */
export interface Fight {
  area: string;
  by: number;
  owner: number;
  black: number;
  white: number;
  archers: number;
  odds: Odds;
  falls: string[];
  gains: Record<string, number>;
}

/** Out of a hundred, how often he wins, neither side does, and he loses. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** Everything printed. */
export interface Printed {
  areas: PrintedArea[];
  buildings: Record<Kind, PrintedBuilding>;
  events: Record<EventCard, PrintedEvent>;
  numbers: Partial<Record<Influence, number>>;
  powers: Record<Power, PrintedPower>;
  red: number[];
  track: number;
  needs: number;
  prices: Prices;
  taking: Influence[];
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
  marketPrice: number;
}

/** What an event card does. */
export interface PrintedEvent {
  brings: string;
  what: string;
  amount: number;
  most: number;
  areas: number;
}

/** What a great power is worth, and what it adds to an income. */
export interface PrintedPower {
  points: number;
  income: number;
}

/** What things cost, in stones. */
export interface Prices {
  pawnshop: number;
  swap: number;
}

/** The castle of Het Verraad: what tokens cost, space by space, and how far income is marked. */
export interface PrintedCastle {
  prices: number[];
  income: number;
}
