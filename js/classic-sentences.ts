// Where does a script that is no module get the sentences of a language from? From scripts beside it,
// since a page on the disk can load nothing else; each leaves its text on its own tag, and no global.

/** The tag of a script that has left its text on it. */
type Tag = HTMLScriptElement & { sentences?: string };

const here = (globalThis.document?.currentScript as HTMLScriptElement | null | undefined)?.src;

/** The same as in sentences.ts, whose place this takes in the classic script. */
export function loadCatalogue(language: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const tag: Tag = document.createElement('script');
    tag.charset = 'utf-8'; // the page may have another
    tag.src = new URL(`languages/${language}.classic.js`, here).href;
    const settle = () => {
      tag.remove();
      if (tag.sentences === undefined) reject(new Error(`${tag.src} cannot be loaded.`));
      else resolve(tag.sentences);
    };
    tag.onload = tag.onerror = settle;
    document.head.append(tag);
  });
}
