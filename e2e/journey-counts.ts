// What the last line of `npm test` says of the journeys. Playwright's reporter writes it, and the command reads it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";

const FILE = "node_modules/.cache/mugworks/journey-counts.json";

const countsSchema = z.strictObject({
  journeys: z.number(),
  /** Those that passed at the second try. */
  flaky: z.number(),
  /** Screenshots and trees. */
  compared: z.number(),
  leftOut: z.number(),
});

export function writeJourneyCounts(counts: z.infer<typeof countsSchema>): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(counts));
}

/** Such as "370 journeys, 1 flaky; 30 pictures with their trees compared, 0 left out". */
export function journeyCounts(): string {
  const { journeys, flaky, compared, leftOut } = countsSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
  return `${journeys} journeys, ${flaky} flaky; ${compared} pictures with their trees compared, ${leftOut} left out`;
}
