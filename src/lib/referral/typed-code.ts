// The referral code in what a visitor types or pastes into a field. Not in referral-code.ts, which loads before the application.
import { codeFromQuery, isPathCode, pathSegment, SHOP_LINK, withoutEnds } from "./referral-code";
import { addressOfReservedName } from "./reserved-names";

/** No code has more characters, and a link has room for other parameters around it. */
export const MAX_TYPED_LENGTH = 2_000;

/** A word and a number, as in what a voice typed. More words may be a sentence. */
const SPACED = /^([A-Za-z]+)\s+(\d+)$/;

/** A host, or nothing where only the path is pasted; the path; and the rest, with the parameters. */
const LINK = /^(?:.*?\/\/)?(?:[^/?#]*[.:][^/?#]*)?(\/[^?#]*)?(.*)$/;

/**
 * Returns the code in a text: of a whole link in it, or the text itself without what is no letter or digit at both ends. Full-width
 * letters become those of ASCII, and characters without a width or for the direction of writing are taken out, as is the space of "BRO
 * 25". The result may be anything: `isCode` judges it. It is empty where the text has no letter or digit, the link itself where that
 * leads to a page, and a path where the text is the name of one.
 */
export function typedCode(text: string): string {
  const plain = text
    .slice(0, MAX_TYPED_LENGTH)
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "");
  const [link = ""] = /\S*[/?]\S*/.exec(plain) ?? [];
  const code = codeOfLink(link) ?? withoutEnds(plain).replace(SPACED, "$1$2");
  return addressOfReservedName(code) === null ? code : `/${code}`;
}

function codeOfLink(link: string): string | null {
  const [, path = "", rest = ""] = LINK.exec(link) ?? [];
  const segment = withoutEnds(pathSegment(path.replace(SHOP_LINK, "")) ?? "");
  const isPage = addressOfReservedName(segment) !== null;
  if (!isPage && isPathCode(segment)) return segment;
  return codeFromQuery(rest.replace("#", "&")) ?? (isPage ? link : null);
}
