/**
 * What happens when the page is opened: the rules are loaded, the board and everything around it is
 * connected with one table.
 */

import { ChessBoardElement } from '../js/board/index.js';
import { init } from '../js/index.js';
import { connectBoard } from './board.js';
import { connectClaim } from './claim.js';
import { connectConditions } from './conditions.js';
import { find } from './dom.js';
import { connectEver } from './ever.js';
import { connectExamples } from './examples.js';
import { connectHands } from './hands.js';
import { connectIncident } from './incident.js';
import { connectMoves } from './moves.js';
import { openPage } from './opening.js';
import { connectLanguage, connectPage } from './page.js';
import { connectPanels } from './panels.js';
import { connectSetup } from './setup.js';
import { connectStatus } from './status.js';
import { Table } from './table.js';
import { Tabs } from './tabs.js';
import { loadVoice } from './voice.js';

async function open(): Promise<void> {
  ChessBoardElement.define();
  const board = find<ChessBoardElement>('board');
  const [arbiter, voice] = await Promise.all([init(), loadVoice('en')]);
  const table = new Table(arbiter, voice);
  const tabs = new Tabs();
  connectBoard(board, table);
  connectPage(table);
  connectStatus(table);
  connectMoves(table);
  connectSetup(table);
  const set = connectConditions(table);
  connectExamples(table, tabs, set, {
    claim: connectClaim(table),
    hands: connectHands(table, tabs),
    incident: connectIncident(table, tabs),
    ever: connectEver(table),
  });
  find('flip').addEventListener('click', () => board.flip());
  await connectPanels(table);
  await connectLanguage(table, set);
}

void openPage(open);
