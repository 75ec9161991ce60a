// What stands beside the rules of De Ontembare Stad.
import drawings from "../../art/ontembare_stad.svg?raw";
import type { RulePictures } from "../pictures";
import RedSpaces from "./RedSpaces.svelte";

const KINDS = ["burgerij", "nijverheid", "stadsgebouwen", "handel"] as const;

const rules: RulePictures = {
  drawings,
  pictures: {
    "STAD-0.2": ["stad/knight", "stad/stone-big"],
    "STAD-0.3": ["stad/back-building"],
    "STAD-1.4": ["stad/cat-stadsgebouwen"],
    "STAD-1.5": KINDS.map((kind) => `stad/cat-${kind}`),
    "STAD-4.1": ["stad/stone", "stad/knight"],
    "STAD-5.3": ["stad/cat-burgerij"],
    "STAD-5.4": ["stad/cat-nijverheid", "stad/place-no-inner"],
    "STAD-5.5": ["stad/cat-stadsgebouwen", "stad/place-no-river"],
    "STAD-5.6": ["stad/cat-handel", "stad/place-road"],
    "STAD-5.7": ["stad/tolhuis"],
    "STAD-6.1": ["stad/back-influence"],
    "STAD-6.6": ["stad/pionier"],
    "STAD-6.7": ["stad/overval"],
    "STAD-6.8": ["stad/brand"],
    "STAD-6.9": ["stad/infiltrant"],
    "STAD-6.10": ["stad/hekserij"],
    "STAD-6.11": ["stad/gift"],
    "STAD-6.12": ["stad/gouden_handel"],
    "STAD-6.13": ["stad/bescherming"],
    "STAD-7.4": RedSpaces,
    "STAD-8.8": KINDS.map((kind) => `stad/power-${kind}`),
  },
};

export default rules;
