// The script of the worker in Node.

import { parentPort } from 'node:worker_threads';
import { answer } from './host.js';
import type { Endpoint } from './line.js';

answer(parentPort as unknown as Endpoint);
