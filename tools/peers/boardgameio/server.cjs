// A game of which nothing is known but whose turn it is: what is measured is boardgame.io itself, in memory.
const { Server } = require("boardgame.io/server");

const game = {
  name: "trivial",
  setup: () => ({ made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { act: ({ G }) => ({ made: G.made + 1 }) },
};
const server = Server({ games: [game], origins: [/localhost/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
