// Whether the site can make a referral link of what somebody typed, and why not.
import { isCode, isPathCode, REFERRAL_PARAMETER } from "./referral-code";
import { addressOfReservedName } from "./reserved-names";
import { typedCode } from "./typed-code";

/** Show at most five invalid characters. */
const CHARACTERS_SHOWN = 5;

export type LinkTest =
  | { result: "empty" }
  /** `path` is the link without the site's address. */
  | { result: "works"; code: string; path: string }
  | { result: "too-long" }
  /** The name of a page, or one that visitors type for it: an address of that name leads there. */
  | { result: "reserved" }
  /** Each invalid character once, in the order of the input; the first five. */
  | { result: "forbidden"; characters: readonly string[] };

/** Tests the code in a text, which may be a whole link. */
export function testLinkCode(text: string): LinkTest {
  if (text.trim() === "") return { result: "empty" };
  const code = typedCode(text);
  if (isCode(code)) return { result: "works", code, path: linkPath(code) };
  if (addressOfReservedName(code.slice(1)) !== null) return { result: "reserved" };
  const characters = forbiddenCharacters(code === "" ? text : code);
  return characters.length > 0 ? { result: "forbidden", characters } : { result: "too-long" };
}

/** `/BRO25`. A code that a path cannot carry stands in the parameter: it is short, or has a hyphen. */
export function linkPath(code: string): string {
  return isPathCode(code) ? `/${code}` : `/?${REFERRAL_PARAMETER}=${code}`;
}

function forbiddenCharacters(code: string): string[] {
  const characters = new Set<string>();
  for (const character of code) {
    if (!isCode(character)) characters.add(character);
    if (characters.size === CHARACTERS_SHOWN) break;
  }
  return [...characters];
}

/** How to name a character: by itself when it is visible, otherwise by a text. */
export function kindOfCharacter(character: string): "seen" | "space" | "hidden" {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return "seen";
  return /\s/.test(character) ? "space" : "hidden";
}
