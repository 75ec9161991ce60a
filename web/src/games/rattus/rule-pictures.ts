// What stands beside the rules of Rattus.
import drawings from "../../art/rattus.svg?raw";
import type { RulePictures } from "../pictures";
import "./map.css";
import RatBacks from "./RatBacks.svelte";
import TurnedRat from "./TurnedRat.svelte";

const CLASSES = ["peasant", "merchant", "monk", "knight", "witch", "king"].map((name) => `rattus/${name}`);

const rules: RulePictures = {
  drawings,
  pictures: {
    "RAT-0.5": ["rattus/pawn"],
    "RAT-0.7": RatBacks,
    "RAT-1.1": CLASSES,
    "RAT-3.1": ["rattus/pawn"],
    "RAT-3.5": TurnedRat,
    "RAT-3.6": ["rattus/majority"],
    "RAT-3.7": CLASSES,
    "RAT-3.8": ["rattus/all"],
    "RAT-4.2": ["rattus/monk"],
    "RAT-4.3": ["rattus/king", "rattus/palace"],
    "RAT-4.4": ["rattus/knight"],
    "RAT-4.5": ["rattus/knight", "rattus/pawn"],
    "RAT-4.6": ["rattus/merchant"],
    "RAT-4.7": ["rattus/peasant"],
    "RAT-4.8": ["rattus/witch"],
    "RAT-4.9": ["rattus/witch"],
    "RAT-5.3": ["rattus/peasant"],
    "RAT-5.4": ["rattus/knight"],
    "RAT-5.7": ["rattus/palace"],
  },
};

export default rules;
