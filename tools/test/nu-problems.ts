// Which messages of the Nu checker (https://github.com/validator/validator) are problems of a document.
import { field, listField, textField } from "../../src/lib/field.ts";

/**
 * The checker's CSS parser is older than what browsers read: it does not know these at-rules, properties, units and custom
 * properties, and says so of valid styles. Other messages about CSS, such as a declaration that it cannot read, are problems.
 */
const UNKNOWN_TO_ITS_CSS_PARSER =
  /^CSS: (?:Unrecognized at-rule|“[\w-]+”: (?:Property “[\w-]+” doesn't exist|Unknown dimension|“--[\w-]+” is not a))/;

/** A list without markers is none to Safari unless it says so, as that in the buy button's cart does. */
const ROLE_FOR_SAFARI = /^The “list” role is unnecessary for element “ul”/;

/** Shopify documents cart links with these brackets unencoded, and browsers send them so. A code that is lost is worse. */
const BRACKETS_OF_A_CART_LINK =
  /^Bad value “[^”]*[?&]attributes\[\w+\]=[^”]*” .*Illegal character in query\. “\[”/;

const KNOWN = [UNKNOWN_TO_ITS_CSS_PARSER, ROLE_FOR_SAFARI, BRACKETS_OF_A_CART_LINK];

export interface NuProblem {
  /** The name of the document's file. */
  file: string;
  text: string;
}

/** `report`: what `--format json` prints. Notes that are no warnings are left out: React ends void elements by a slash. */
export function nuProblems(report: string): NuProblem[] {
  return listField(JSON.parse(report), "messages", readMessage).filter(
    ({ isProblem, text }) => isProblem && !KNOWN.some((pattern) => pattern.test(text)),
  );
}

function readMessage(message: unknown) {
  const url = field(message, "url");
  const line = field(message, "lastLine");
  const extract = field(message, "extract");
  return {
    file: typeof url === "string" ? url.replace(/^.*\//, "") : "",
    text: `${textField(message, "message")}${at(line)}${typeof extract === "string" ? `: ${extract.trim()}` : ""}`,
    isProblem: field(message, "type") !== "info" || field(message, "subType") === "warning",
  };
}

const at = (line: unknown): string => (typeof line === "number" ? ` (line ${line})` : "");
