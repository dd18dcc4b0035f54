/**
 * How does a test touch a page with fingers?
 *
 * Touch events as a device gives them, by the protocol of the browser's tools, so that scrolling,
 * long presses and cancelled touches come about as they do under a hand. The page must have been
 * opened with `hasTouch`.
 */

import type { CDPSession, Page } from 'playwright-core';

export type Point = readonly [x: number, y: number];

/** A page under a finger. */
export const TOUCH = { hasTouch: true, isMobile: true } as const;

export class Fingers {
  readonly #session: CDPSession;
  /** Where each finger is that is down. */
  #down: Point[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts another finger down. */
  async put(point: Point): Promise<void> {
    this.#down = [...this.#down, point];
    await this.#send('touchStart');
  }

  /** Moves one finger, the first unless told. */
  async move(to: Point, finger = 0, steps = 6): Promise<void> {
    const [x, y] = this.#down[finger]!;
    for (let n = 1; n <= steps; n++) {
      const between: Point = [x + ((to[0] - x) * n) / steps, y + ((to[1] - y) * n) / steps];
      this.#down = this.#down.map((at, index) => (index === finger ? between : at));
      await this.#send('touchMove');
    }
  }

  /** Lifts one finger, the last unless told. */
  async lift(finger = this.#down.length - 1): Promise<void> {
    this.#down = this.#down.filter((_, index) => index !== finger);
    await this.#send('touchEnd');
  }

  /** The system takes every touch away. */
  async cancel(): Promise<void> {
    this.#down = [];
    await this.#send('touchCancel');
  }

  async tap(point: Point): Promise<void> {
    await this.put(point);
    await this.lift();
  }

  async swipe(from: Point, to: Point): Promise<void> {
    await this.put(from);
    await this.move(to);
    await this.lift();
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'): Promise<void> {
    const touchPoints = this.#down.map(([x, y], id) => ({ x, y, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
