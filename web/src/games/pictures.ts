// Pictures beside the rules: a game's `rule-pictures.ts` says which rule has which; it is fetched when somebody reads the rules.
import type { Component } from "svelte";
import { addDrawings } from "../art/emblems";

/** Drawings by their names, or a picture of its own. */
export type Picture = readonly string[] | Component;
export type Pictures = Readonly<Record<string, Picture>>;

export interface RulePictures {
  /** The file that the drawings are in. */
  drawings: string;
  /** By the number of the rule that they explain. */
  pictures: Pictures;
}

const found = import.meta.glob<RulePictures>("./**/rule-pictures.ts", { import: "default" });

/** The pictures of a game and of its expansions. */
export async function picturesOf(game: string): Promise<Pictures> {
  const own = Object.keys(found).filter((file) => file.startsWith(`./${game}/`));
  const loaded = await Promise.all(own.map((file) => found[file]!()));
  for (const { drawings } of loaded) addDrawings(drawings);
  return Object.assign({}, ...loaded.map(({ pictures }) => pictures)) as Pictures;
}
