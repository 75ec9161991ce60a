// What stands beside the rules of Verräter.
import drawings from "../../art/verraeter.svg?raw";
import type { RulePictures } from "../pictures";
import Landscapes from "./Landscapes.svelte";
import PlayersInHouse from "./PlayersInHouse.svelte";

const rules: RulePictures = {
  drawings,
  pictures: {
    "VER-0.1": ["verraeter/start"],
    "VER-0.2": ["verraeter/eagle", "verraeter/rose"],
    "VER-0.3": Landscapes,
    "VER-0.4": ["verraeter/farm", "verraeter/office"],
    "VER-0.6": ["verraeter/supply"],
    "VER-0.7": ["verraeter/strategy"],
    "VER-1.1": ["verraeter/conflict"],
    "VER-2.1": ["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"].map(
      (role) => `verraeter/${role}`,
    ),
    "VER-4.2": ["verraeter/traitor"],
    "VER-4.3": ["verraeter/diplomat5"],
    "VER-5.1": ["verraeter/supply", "verraeter/diplomat2", "verraeter/diplomat5"],
    "VER-6.1": PlayersInHouse,
    "VER-6.2": ["verraeter/traitor", "verraeter/strategist"],
    "VER-7.1": ["verraeter/builder"],
    "VER-7.4": ["verraeter/farm", "verraeter/office"],
    "VER-7.5": ["verraeter/office"],
    "VER-8.1": ["verraeter/strategist", "verraeter/strategy"],
    "VER-10.1": ["verraeter/farmer"],
    "VER-10.2": ["verraeter/farm", "verraeter/supply"],
    "VER-10.3": ["verraeter/diplomat2"],
    "VER-12.1": ["verraeter/start"],
    "VER-14.3": ["verraeter/office", "verraeter/supply"],
  },
};

export default rules;
