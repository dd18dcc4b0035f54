/**
 * How does the demo come to open without a network?
 *
 * A page that is ready has the browser keep all files of the site, by service-worker.js. What fails there
 * is no matter of the page's. The small pages to copy from do without this.
 */

/** On a developer's own machine every reload is to show what has been built last. */
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Registers the worker when the page has nothing better to do. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || OWN_MACHINE.test(location.hostname)) return;
  const start = (): void => void register().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}

async function register(): Promise<void> {
  const script = new URL('./service-worker.js', import.meta.url);
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
}
