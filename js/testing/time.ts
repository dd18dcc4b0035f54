/**
 * How does a test wait in a page without guessing how fast the machine is?
 *
 * Time passes by the clock of the page: what it was to do earlier it has done then, however busy the
 * machine is. Where a test waits for whatever may come of something, it waits until no timer and no
 * frame is asked for.
 */

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves when the page waits for no timer and no frame. */
    quiet(): Promise<void>;
  }
}

/** Lets some time pass in the page: timers that were to end before have ended. */
export function pass(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => new Promise<void>((done) => setTimeout(done, time)), milliseconds);
}

/** Has a page count what it waits for, from when it is opened. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const awaited = new Set<string>();
    const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
    window.setTimeout = ((act: () => void, time?: number) => {
      const id = setTimeout(() => {
        awaited.delete(`${id}`);
        act();
      }, time);
      awaited.add(`${id}`);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      awaited.delete(`${id}`);
      clearTimeout(id);
    };
    window.requestAnimationFrame = (act) => {
      const id = requestAnimationFrame((time) => {
        awaited.delete(`frame ${id}`);
        act(time);
      });
      awaited.add(`frame ${id}`);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      awaited.delete(`frame ${id}`);
      cancelAnimationFrame(id);
    };
    window.quiet = async () => {
      // What comes by a message or a promise may ask for a timer: twice in a row there is none.
      for (let still = 0; still < 2; still = awaited.size === 0 ? still + 1 : 0) {
        await new Promise<void>((done) => setTimeout(done, 1));
      }
    };
  });
}

/** Waits until a page that counts them waits for no timer and no frame. */
export function isQuiet(page: Page): Promise<void> {
  return page.evaluate(() => window.quiet());
}
