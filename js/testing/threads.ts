/** How does a test get a worker that is none? Something in its own process answers, and can fail at will. */

import type { Thread } from '../worker/line.js';

/** A thread whose messages go to an answerer; `ended` hears that it is terminated. */
export function pretend(answerer: (endpoint: never) => void, ended: () => void = () => {}): Thread {
  const { port1, port2 } = new MessageChannel();
  answerer(port2 as never);
  port1.start();
  const terminate = () => (ended(), port1.close());
  return { endpoint: port1 as never, onEnd: () => {}, keep: () => {}, terminate };
}
