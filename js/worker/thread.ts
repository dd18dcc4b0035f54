// The script of the worker in a browser.

import { answer } from './host.js';
import type { Endpoint } from './line.js';

answer(globalThis as unknown as Endpoint);
