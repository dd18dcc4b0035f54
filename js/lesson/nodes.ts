/**
 * How does what the program draws become nodes of the page?
 *
 * It writes each tree down as one text: many times quicker than a question to the page for each element
 * and each attribute. Nothing in it becomes markup.
 */

/** A piece of text; or an element: its name, names and values of its attributes, and what stands in it. */
type Tree = string | readonly [tag: string, attributes: readonly string[], ...kids: unknown[]];

/** Makes a tree that the program has written down (Node.AppendJSON in wasm/lesson/panel). */
export function makeNode(text: string): Node {
  return make(JSON.parse(text) as Tree);
}

function make(tree: Tree): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const [tag, attributes, ...kids] = tree;
  const element = document.createElement(tag);
  for (let i = 0; i < attributes.length; i += 2) {
    const [name, value] = [attributes[i]!, attributes[i + 1]!];
    element.setAttribute(name, value);
    // A field of several lines has its text nowhere else.
    if (name === 'value') Object.assign(element, { value });
  }
  for (const kid of kids) element.append(make(kid as Tree));
  return element;
}
