// Reads and writes CSV as spreadsheets do.
import { readFileSync } from "node:fs";
import { messageOf, QUOTED, Refusal } from "../refusal.ts";

/** The text of a file in UTF-8, or in UTF-16 with its mark, as "Unicode text" of a spreadsheet has it. */
export function readCsvFile(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new Refusal(`${path} could not be read: ${messageOf(error)}. Check its name and folder. ${QUOTED}`);
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0))
    throw new Refusal(`${path} is no text in UTF-8: save it as "CSV UTF-8", or export the orders again.`);
  return bytes.toString("utf8");
}

/** What separates the columns: a comma, as Shopify writes it, or what a spreadsheet has made of it. */
export function separatorOf(csv: string): string {
  const [head = ""] = csv.split("\n", 1);
  return [",", ";", "\t"].find((separator) => head.includes(separator)) ?? ",";
}

/**
 * A spreadsheet runs what begins with one of these, also a visitor's text, such as `utm_source`, and also behind a semicolon or a tab, which
 * separate cells in many countries (OWASP/www-community#443). Amounts below zero and a lone hyphen stay. Source: "CSV Injection" of OWASP.
 */
const RUN = /(?<=^|[;\t])(?=[=+@\uFF1D\uFF0B\uFF20\uFF0D\t\r]|-(?!$|\d+(\.\d+)?$))/g;

export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map(csvCell).join(",")).join("\n")}\n`;
}

function csvCell(text: string): string {
  const safe = text.replaceAll(RUN, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
