// A server that is sent FENs, a line each, and answers how each position stands, a line of JSON each.
//
// All requests share one worker for each core. However long a request is, only some of it is in memory,
// and no work is done for one whose client has gone.

import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { init } from 'chess-arbiter/worker';

const arbiter = await init();

async function* answers(fens, { signal }) {
  for await (const { position, answer, error } of arbiter.batch(fens, 'status', { signal })) {
    yield `${JSON.stringify({ fen: position, ...answer, error: error?.message })}\n`;
  }
}

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/x-ndjson');
  pipeline(createInterface({ input: request }), answers, response).catch(() => {}); // the client has gone
});
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
