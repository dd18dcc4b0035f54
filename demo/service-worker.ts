/**
 * How are the pages of the demo answered without a network?
 *
 * Each version of the site has a cache of its own, filled before the version is used. A worker answers
 * from the cache of its version alone, and the next one waits until no page of this one is open: so no
 * page ever gets files of two versions. What is not in the list it leaves to the network.
 */

/** The files of the site with their hashes, and the hash of them all: see tools/offline.mjs. */
declare const FILES: Readonly<Record<string, string>>;
declare const VERSION: string;

/** What is in the scope of a worker, and TypeScript has in another library than that of pages. */
declare const registration: ServiceWorkerRegistration;
interface Task extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const { scope } = registration;
/** Sites of one origin share their caches, so the names begin with whose they are. */
const OWN = `arbiter ${scope} `;
const cacheName = OWN + VERSION;

/** Takes a file into the cache if it is the one of this version. */
async function keep(cache: Cache, name: string): Promise<void> {
  const address = scope + name;
  const answer = await fetch(address, { cache: 'no-cache', priority: 'low', integrity: FILES[name]! });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  // A page may not be answered with what was redirected, as servers do that take ".html" away.
  await cache.put(address, answer.redirected ? new Response(answer.body, answer) : answer);
}

/** The file that a request is for; undefined where it is none of ours. */
function nameOf({ method, headers, mode, url }: Request): string | undefined {
  if (method !== 'GET' || headers.has('range') || !url.startsWith(scope)) return undefined;
  const name = url.slice(scope.length).replace(/#.*/, '');
  const path = name.replace(/\?.*/, '');
  const names = mode === 'navigate' ? [path, `${path}index.html`, `${path}.html`] : [name];
  return names.find((each) => Object.hasOwn(FILES, each));
}

addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    await Promise.all(Object.keys(FILES).map((name) => keep(cache, name)));
  };
  (event as Task).waitUntil(fill());
});

addEventListener('activate', (event) => {
  const sweep = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  (event as Task).waitUntil(sweep());
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetched;
  const name = nameOf(request);
  if (name === undefined) return;
  const answer = async (): Promise<Response> =>
    (await caches.match(scope + name, { cacheName, ignoreVary: true })) ?? fetch(request);
  respondWith.call(event, answer());
});
