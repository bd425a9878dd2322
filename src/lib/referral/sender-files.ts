// The files of affiliates with a page of their own.

/** Twice the pixels of the face beside the code, of the card, and the preview in a chat. */
export const FACE_WIDTHS = [96, 192, 400] as const;

/** So many that each has one affiliate on average, and less than 2 KB. */
export const senderFileCount = (bros: number): number => 2 ** Math.ceil(Math.log2(bros));

/** The one of the site's `files` that has the affiliate of a code. */
export function senderFile(code: string, files: number): string {
  let hash = 0;
  for (const character of code.toUpperCase()) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return `/data/bros/${hash % files}.json`;
}
