/**
 * How does a test find what is laid out badly: a page that scrolls sideways, a text that is cut or lies
 * over another?
 *
 * All nodes of a page are looked at, those of its elements too, save boards: what stands in their squares
 * may reach out of them. What scrolls by itself, and what is only heard, is left out, and so are fields and
 * lists, which tell in one line what they hold. What stays in sight may lie over what goes by below it.
 */

import type { Page } from 'playwright-core';

/** What is wrong with a page as it is now, in a line each. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      readonly of: Element;
      readonly text: string;
      readonly box: DOMRect;
    }
    const above = (node: Element): Element | null => {
      if (node.assignedSlot !== null) return node.assignedSlot;
      const root = node.getRootNode();
      return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const upwards = (node: Element): Element[] => {
      const parent = above(node);
      return [node, ...(parent === null ? [] : upwards(parent))];
    };
    const elementsOf = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((node) => [
        node,
        ...(node.shadowRoot === null || node.localName === 'chess-board' ? [] : elementsOf(node.shadowRoot)),
      ]);
    const isSeen = (node: Element): boolean =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !upwards(node).some((each) => getComputedStyle(each).clipPath.startsWith('inset(50%'));
    const scrolls = (node: Element): boolean =>
      node !== document.documentElement && /auto|scroll/.test(getComputedStyle(node).overflowX);
    /** Whether a text must not reach out of a box: it would be cut, or cross a line. */
    const holds = (node: Element): boolean => {
      const { display, overflowX, borderRightStyle } = getComputedStyle(node);
      const isBox = display !== 'inline' && display !== 'contents';
      return isBox && (/hidden|clip/.test(overflowX) || borderRightStyle !== 'none');
    };
    /** What stays in sight while the rest of the page goes by below it. */
    const stayingOf = (node: Element): Element | undefined =>
      upwards(node).find((each) => getComputedStyle(each).position === 'sticky');
    const nameOf = (node: Element): string =>
      [node.localName, node.id && `#${node.id}`, ...node.classList].filter(Boolean).join(' ');
    const isTold = (node: Element): boolean =>
      !/^(script|style|noscript|textarea|option)$/.test(node.localName);

    const { scrollWidth, clientWidth } = document.scrollingElement!;
    const faults: string[] = [];
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in ${clientWidth}`);

    const pieces: Piece[] = [];
    for (const of of elementsOf(document).filter((node) => isTold(node) && isSeen(node))) {
      for (const child of of.childNodes) {
        if (!(child instanceof Text) || child.data.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        const boxes = [...range.getClientRects()].filter(({ width }) => width >= 1);
        pieces.push(...boxes.map((box) => ({ of, text: child.data.trim(), box })));
      }
    }
    const freePieces = pieces.filter(({ of, box, text }) => {
      const around = upwards(of);
      const scroller = around.find(scrolls);
      const within = scroller === undefined ? around : around.slice(0, around.indexOf(scroller));
      const isOut = (edge: { left: number; right: number }): boolean =>
        box.left < edge.left - 1 || box.right > edge.right + 1;
      const holder = within.find((node) => holds(node) && isOut(node.getBoundingClientRect()));
      if (holder !== undefined) faults.push(`“${text}” reaches out of ${nameOf(holder)}`);
      if (scroller !== undefined) {
        const { top, bottom } = scroller.getBoundingClientRect();
        return !isOut(scroller.getBoundingClientRect()) && box.top >= top && box.bottom <= bottom;
      }
      if (isOut({ left: 0, right: clientWidth })) faults.push(`“${text}” reaches out of the window`);
      return true;
    });
    // The boxes of two lines may touch; their letters then do not.
    freePieces.forEach((one, index) => {
      for (const other of freePieces.slice(index + 1)) {
        if (one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isOver = width > 2 && height > Math.min(one.box.height, other.box.height) / 3;
        if (isOver && stayingOf(one.of) === stayingOf(other.of))
          faults.push(`“${one.text}” and “${other.text}” lie over each other`);
      }
    });
    return [...new Set(faults)];
  });
}
