// Whether `/{code}` works as a referral link, and why not. Pure: callers pass the site's own addresses.
import { isPathCode } from "./referral-code";

export const SHORTEST_CODE = 4;
export const LONGEST_CODE = 64;

/** Show at most five invalid characters. */
const CHARACTERS_SHOWN = 5;

/** Names that hosts answer themselves: files that they serve without an extension, and folders of dist. */
const HOST_NAMES = new Set(["index", "shell", "assets", "brand", "pictures", "videos"]);

export type LinkTest =
  | { result: "empty" }
  | { result: "works"; code: string }
  | { result: "too-short" }
  | { result: "too-long" }
  /** Each invalid character once, in the order of the input; the first five. */
  | { result: "forbidden"; characters: readonly string[] }
  /** The address is the site's own, so it is never read as a code. */
  | { result: "shadowed" };

/** Tests the user input, without the space around it. `ownPaths` as in lib/paths: `/faq`, `/pages/opt-out`. */
export function testLinkCode(text: string, ownPaths: readonly string[]): LinkTest {
  const code = text.trim();
  if (code === "") return { result: "empty" };
  const characters = forbiddenCharacters(code);
  if (characters.length > 0) return { result: "forbidden", characters };
  // This comes before the length: the length of `faq` is not what is wrong with it.
  if (isOwnName(code, ownPaths)) return { result: "shadowed" };
  if (isPathCode(code)) return { result: "works", code };
  return { result: code.length < SHORTEST_CODE ? "too-short" : "too-long" };
}

function forbiddenCharacters(code: string): string[] {
  const characters = new Set<string>();
  for (const character of code) {
    if (!/^[A-Za-z0-9]$/.test(character)) characters.add(character);
    if (characters.size === CHARACTERS_SHOWN) break;
  }
  return [...characters];
}

/** Case does not matter: the router treats /FAQ as /faq. */
function isOwnName(code: string, ownPaths: readonly string[]): boolean {
  const name = code.toLowerCase();
  return HOST_NAMES.has(name) || ownPaths.some((path) => path.split("/")[1]?.toLowerCase() === name);
}

export type CharacterKind = "seen" | "space" | "hidden";

/** How to name a character: by itself when it is visible, otherwise by a text. */
export function kindOfCharacter(character: string): CharacterKind {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return "seen";
  return /^\s$/.test(character) ? "space" : "hidden";
}
