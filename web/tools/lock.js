// The lock says which versions are installed, and nothing about where from or whom to pay: npm writes the latter of its own accord.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const one of Object.values(lock.packages)) delete one.funding;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
