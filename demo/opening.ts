/**
 * How does a page with the table open?
 *
 * It is ready when its table is; after that its files are kept. Where it cannot start, it says why in the
 * place of whose turn it is, and no panel goes on looking busy.
 */

import { find } from './dom.js';
import { keepForOffline } from './offline.js';

/** Opens a page by what makes its table. */
export async function openPage(open: () => Promise<void>): Promise<void> {
  try {
    await open();
  } catch (error) {
    for (const panel of document.querySelectorAll('[aria-busy]')) panel.removeAttribute('aria-busy');
    const turn = find('turn');
    turn.setAttribute('role', 'alert');
    turn.classList.add('failure');
    turn.textContent = `The page cannot start: ${error instanceof Error ? error.message : String(error)}`;
    throw error;
  }
  document.documentElement.dataset['ready'] = 'true';
  keepForOffline();
}
