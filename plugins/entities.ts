import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an element or an attribute. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text that HTML shows. */
export function textOf(html: string): string {
  const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
  return textIn(parseFragment(html));
}
