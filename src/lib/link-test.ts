// Whether `/{code}` works as a referral link, and why not.
import { isPathCode, SHORTEST_CODE } from "./referral-code";
import { addressOfReservedName } from "./reserved-names";

/** Show at most five invalid characters. */
const CHARACTERS_SHOWN = 5;

export type LinkTest =
  | { result: "empty" }
  | { result: "works"; code: string }
  | { result: "too-short" }
  | { result: "too-long" }
  /** Each invalid character once, in the order of the input; the first five. */
  | { result: "forbidden"; characters: readonly string[] }
  /** The name is reserved, so the address is never read as a code. */
  | { result: "shadowed" };

/** Tests the user input, without the space around it. */
export function testLinkCode(text: string): LinkTest {
  const code = text.trim();
  if (code === "") return { result: "empty" };
  const characters = forbiddenCharacters(code);
  if (characters.length > 0) return { result: "forbidden", characters };
  // This comes before the length: the length of `faq` is not what is wrong with it.
  if (addressOfReservedName(code) !== null) return { result: "shadowed" };
  if (isPathCode(code)) return { result: "works", code };
  return { result: code.length < SHORTEST_CODE ? "too-short" : "too-long" };
}

function forbiddenCharacters(code: string): string[] {
  const characters = new Set<string>();
  for (const character of code) {
    if (!/[A-Za-z0-9]/.test(character)) characters.add(character);
    if (characters.size === CHARACTERS_SHOWN) break;
  }
  return [...characters];
}

export type CharacterKind = "seen" | "space" | "hidden";

/** How to name a character: by itself when it is visible, otherwise by a text. */
export function kindOfCharacter(character: string): CharacterKind {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return "seen";
  return /\s/.test(character) ? "space" : "hidden";
}
