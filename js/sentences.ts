// Where are the sentences of each language?

/** Each catalogue is a file of its own, beside this one, that is loaded when it is asked for. */
const catalogues: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  es: () => import('languages/es.js'),
  pt: () => import('languages/pt.js'),
  id: () => import('languages/id.js'),
  zh: () => import('languages/zh.js'),
};

/** Loads the text of a language's catalogue. */
export async function loadCatalogue(language: string): Promise<string> {
  return (await catalogues[language]!()).default;
}
