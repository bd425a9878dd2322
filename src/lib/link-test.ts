// Whether `/{code}` works as a referral link, and why not. Pure: callers pass the site's own addresses.
import { isPathCode } from "./referral-code";

export const SHORTEST_CODE = 4;
export const LONGEST_CODE = 64;

/** Show at most five invalid characters. */
const CHARACTERS_SHOWN = 5;

/** Names that hosts answer by themselves: files that they serve without their ending, and folders of dist. */
const HOST_NAMES = new Set(["index", "shell", "assets", "brand", "pictures", "videos"]);

export type LinkTest =
  | { result: "empty" }
  | { result: "works"; code: string }
  | { result: "too-short" }
  | { result: "too-long" }
  /** Each sign once, in the order typed, the first few. */
  | { result: "forbidden"; signs: readonly string[] }
  /** The address is the site's own, so it is never read as a code. */
  | { result: "shadowed" };

/** Tests what was typed, without the space around it. `ownPaths` as in lib/paths: `/faq`, `/pages/opt-out`. */
export function testLinkCode(text: string, ownPaths: readonly string[]): LinkTest {
  const code = text.trim();
  if (code === "") return { result: "empty" };
  const signs = forbiddenSigns(code);
  if (signs.length > 0) return { result: "forbidden", signs };
  // Before the length: for `faq` the length is not what is wrong.
  if (isOwnName(code, ownPaths)) return { result: "shadowed" };
  if (isPathCode(code)) return { result: "works", code };
  return { result: code.length < SHORTEST_CODE ? "too-short" : "too-long" };
}

function forbiddenSigns(code: string): string[] {
  const signs = new Set<string>();
  for (const sign of code) {
    if (!/^[A-Za-z0-9]$/.test(sign)) signs.add(sign);
    if (signs.size === CHARACTERS_SHOWN) break;
  }
  return [...signs];
}

/** In any case: the router takes /FAQ for /faq. */
function isOwnName(code: string, ownPaths: readonly string[]): boolean {
  const name = code.toLowerCase();
  return HOST_NAMES.has(name) || ownPaths.some((path) => path.split("/")[1]?.toLowerCase() === name);
}

export type SignKind = "seen" | "space" | "hidden";

/** How to name a sign: by itself, or in words where it cannot be seen. */
export function kindOfSign(sign: string): SignKind {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(sign)) return "seen";
  return /^\s$/.test(sign) ? "space" : "hidden";
}
