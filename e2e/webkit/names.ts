// How the journeys in WebKit name an element: by its role, and by its accessible name.

/** What may have a role. The protocol reads an element's accessible name, but does not search for one. */
export const CANDIDATES = {
  button: "button",
  dialog: "dialog[open]",
  heading: "h1, h2, h3",
  link: "a[href]",
  radio: "input[type=radio]",
  row: "tr",
} as const;

export type Role = keyof typeof CANDIDATES;
/**
 * The whole accessible name, or the first words of it. Letter case does not count: WebKit applies `text-transform` to names. Nor do the
 * places where a word may break, and spaces, which it leaves out where a line ends.
 */
export type Name = string | { start: string };

export function isNamed(label: string, name: Name): boolean {
  const found = plain(label);
  return typeof name === "string" ? found === plain(name) : found.startsWith(plain(name.start));
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\u200B\s]/g, "");
