// Does a file have the hash that was asked for?

/**
 * Returns the hash of the bytes where none of those asked for is theirs, null where one is, and no text
 * where none can be read. They are written as for the integrity attribute of HTML, of which the strongest
 * kind counts.
 */
export async function foundInstead(bytes: Uint8Array, integrity: string): Promise<string | null> {
  const hashes = [...integrity.matchAll(/(?:^|\s)(sha(?:256|384|512))-([A-Za-z0-9+/_-]+=*)/g)];
  const strongest = hashes
    .map((hash) => hash[1]!)
    .sort()
    .at(-1);
  if (strongest === undefined) return '';
  const wanted = hashes.filter((hash) => hash[1] === strongest).map((hash) => hash[2]!);
  const digest = await crypto.subtle.digest(strongest.replace('sha', 'SHA-'), bytes as BufferSource);
  const found = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return wanted.some((hash) => hash.replaceAll('-', '+').replaceAll('_', '/') === found)
    ? null
    : `${strongest}-${found}`;
}
