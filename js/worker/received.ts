// Where does a worker get the sentences of a language from? From the page, which has loaded them.
//
// So the script of the worker is one file that loads no other, wherever it is put.

const received = new Map<string, string>();

/** Keeps the sentences of a language until they are asked for. */
export function receiveLanguage(language: string, text: string): void {
  received.set(language, text);
}

/** The same as in sentences.ts, whose place this takes in the worker. */
export async function loadCatalogue(language: string): Promise<string> {
  const text = received.get(language);
  if (text === undefined) throw new Error('it was not sent');
  return text;
}
