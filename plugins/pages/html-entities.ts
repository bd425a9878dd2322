/** Those that React and the sanitizer write. */
const CHARACTERS: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&nbsp;": " ",
};

/** The text that HTML without tags shows. */
export function decodeEntities(html: string): string {
  return html.replaceAll(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);
}
