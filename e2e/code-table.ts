// The table of docs/hosting.md that says which ways of a referral code pay, and the browsers of its columns.
import { readFileSync } from "node:fs";
import { required } from "./site-content.ts";

export const CODE = "BRO25";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
export const SAFARI = `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`;
export const TIKTOK = `${IPHONE} Mobile/15E148 Safari/604.1 musical_ly_41.9.0`;

/** `column` is that of the table: apps' browsers share one. */
export const BROWSERS = {
  TikTok: { userAgent: TIKTOK, column: 1 },
  "an ordinary browser": { userAgent: SAFARI, column: 2 },
};

interface Cell {
  /** 0: the address is handed to another browser. 1: `localStorage` is wiped. 2: eight days later. */
  row: number;
  column: number;
  hasLookup: boolean;
}

/** Whether the sale is credited and reduced. Throws where the table has no such cell. */
export function paysIn({ row, column, hasLookup }: Cell): boolean {
  const [, ...lines] = readFileSync("docs/hosting.md", "utf8").split("| a code arrives, and then ");
  const [table = ""] = (lines[0] ?? "").split("\n\n");
  const cells = table.split("\n").slice(2)[row]?.split("|");
  const outcome = required(cells?.[column + 1], `row ${row} in the table of docs/hosting.md`).trim();
  return outcome === "pays" || (outcome === "pays with the lookup" && hasLookup);
}
