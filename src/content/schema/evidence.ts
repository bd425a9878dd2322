// Where people's words and claims about the product come from. Of it, pages load the incentive only. See index.ts.
import type * as z from "zod";
import { anyText, day, group, text } from "./fields.ts";

/** Of what a person said or shows. It stands in the file of its quotes or pictures, and no visitor loads it. */
export interface PersonSource {
  /** Who it is, and how you find them again: "Marcus B., order 1042". */
  who: string;
  /** The day on which it was said, filmed or photographed. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  when: string;
  /** How the person allowed you to show it, and where that is kept: "Mail of March 9, folder Permissions". */
  permission: string;
  /** What the person got or was promised for it: "Got a free pack." Pages show it. Without one, the field is left out. */
  incentive?: string;
}
export const personSource = group({
  who: text,
  when: day,
  permission: text,
  incentive: anyText
    .refine((value) => value.trim() !== "", "what the person got; for nothing, leave the line out")
    .pipe(text)
    .exactOptional(),
}) satisfies z.ZodType<PersonSource>;

/** Words of a claim that the build would stop for, and what proves them. */
export interface Claim {
  /** The words, as texts have them: "dermatologist-tested". */
  words: string;
  /** The report that proves them, its date, and where it is kept. */
  source: string;
}
