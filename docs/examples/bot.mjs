// A bot for any game of Turncoat, in JavaScript: it plays anything, but never passes while it can do something.
// Sit it down with: turncoat play rattus --bots "exec:node docs/examples/bot.mjs"
import { createInterface } from "node:readline";

const answers = {
  begin: ({ protocol }) => ({ protocol: 1, name: "Bot in JavaScript", understood: protocol === 1 }),
  choose({ legal, seed }) {
    const doing = legal.filter((action) => action !== "done");
    const among = doing.length ? doing : legal;
    return { action: among[seed % among.length] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(JSON.stringify(answers[question.ask](question)));
}
