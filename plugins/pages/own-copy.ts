/**
 * V8 keeps a part of a string as a reference to the whole. What is kept of each page as a part of its HTML would keep the HTML of all
 * pages in memory, so it has to be a copy.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}
