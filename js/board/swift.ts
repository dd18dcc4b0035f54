/**
 * How does what is carried follow the pointer swiftly?
 *
 * By an animation that has no timeline and so never begins. But what may be animated, Chromium moves without
 * putting all layers of the page together anew.
 */

export function neverBeginning(element: Element): Animation {
  const animation = new Animation(new KeyframeEffect(element, { transform: 'none' }, { delay: 1 }), null);
  animation.currentTime = 0;
  return animation;
}
