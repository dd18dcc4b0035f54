/**
 * How do texts come to the table from files, and leave it by the clipboard and as files?
 *
 * A text is data from wherever it comes: it goes to the program, which reads it, and nothing in it
 * becomes markup or an address.
 */

/** The largest file that is read, in bytes: a little more than the program takes, so that it can say so. */
const MOST_BYTES = (1 << 20) + 1;

/** Reads the text of a file: UTF-8, or else Windows-1252, in which old files are written. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.slice(0, MOST_BYTES).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: file.size < MOST_BYTES }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Lets files and texts be dropped on a place of the page.
 *
 * @param take is given the text of what was dropped.
 */
export function takeDrops(place: HTMLElement, take: (text: string) => void): void {
  const carries = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer !== null && ['Files', 'text/plain'].some((type) => dataTransfer.types.includes(type));
  const isOverField = ({ target, dataTransfer }: DragEvent): boolean =>
    !dataTransfer!.types.includes('Files') && (target as Element).closest('input, textarea') !== null;
  place.addEventListener('dragover', (event) => {
    if (carries(event) && !isOverField(event)) event.preventDefault();
  });
  place.addEventListener('drop', (event) => {
    if (!carries(event) || isOverField(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer!.files;
    if (file === undefined) take(event.dataTransfer!.getData('text/plain'));
    else void textOf(file).then(take, () => take(''));
  });
}

/** Copies a text; false where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Has the browser keep a text as a file of a name. */
export function save(document: Document, text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text when the click is over; some begin a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
