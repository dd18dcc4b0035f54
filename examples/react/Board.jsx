// The board as a component: a state goes in, and what the player asks for comes out.

import { useEffect, useRef } from 'react';
import 'chess-arbiter/board/define';
import 'chess-arbiter/board.css';

export function Board({ state, onMove, onRefused }) {
  const element = useRef(null);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (name, tell) =>
      element.current.addEventListener(name, ({ detail }) => tell(detail), { signal: listening.signal });
    listen('move-request', onMove);
    listen('explain-request', onRefused);
    return () => listening.abort();
  }, [onMove, onRefused]);

  return <chess-board ref={element} state={state} />;
}
