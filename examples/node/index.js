// How did the games of a file end, and could somebody have claimed a draw?

import { createReadStream } from 'node:fs';
import { init } from 'chess-arbiter';

const arbiter = await init();
const file = process.argv[2] ?? new URL('games.pgn', import.meta.url);

for await (const { headers, game, problems } of arbiter.readPgn(createReadStream(file))) {
  console.log(`${headers.White} – ${headers.Black}, ${headers.Result}`);
  for (const { text } of problems) console.log(`  ${text}`);
  if (game === null) continue;
  const { over, text } = game.status();
  console.log(over ? `  ${text}` : `  The game could go on: ${game.moves().length} moves.`);
  for (let ply = 0, last = game.ply; ply <= last; ply++) {
    game.goto(ply);
    for (const claim of game.claims()) console.log(`  After ply ${ply}: ${claim.text}`);
  }
  game.dispose();
}
