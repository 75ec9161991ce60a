// What stands beside the rules of Het Verraad.
import drawings from "../../../art/het_verraad.svg?raw";
import type { RulePictures } from "../../pictures";
import ArchersReach from "./ArchersReach.svelte";

const rules: RulePictures = {
  drawings,
  pictures: {
    "VERRAAD-1.3": ["stad/stone"],
    "VERRAAD-3.1": ["stad/watchtower"],
    "VERRAAD-4.1": ["stad/token-white", "stad/token-black"],
    "VERRAAD-4.4": ["stad/token-black", "stad/back-power"],
    "VERRAAD-4.5": ["stad/token-black", "stad/black-master"],
    "VERRAAD-7.1": ["stad/token-black", "stad/black-master"],
    "VERRAAD-7.2": ["stad/black-master", "stad/die-black-4"],
    "VERRAAD-7.5": ["stad/watchtower", "stad/black-master"],
    "VERRAAD-8.3": ["stad/die-black-4", "stad/token-black"],
    "VERRAAD-8.4": ArchersReach,
    "VERRAAD-10.1": ["stad/power-wachttoren", "stad/power-goed", "stad/power-duister"],
    "VERRAAD-11.4": ["stad/black-master"],
    "VERRAAD-11.6": ["stad/token-black", "stad/black-master"],
  },
};

export default rules;
