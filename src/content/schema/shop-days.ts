// Closed days, the notice above the navigation, and a pause of sales. See index.ts.
import type * as z from "zod";
import { day, group, list, refuse, text, textOfLength } from "./fields.ts";

export interface Notice {
  /** The first day. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  from: string;
  /** The last day. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  through: string;
  /** One line: at most 80 characters. */
  text: string;
}
export interface Pause extends Notice {
  /** The link that begins a mail to us, after the sentence: "Mail us". At most 20 characters. */
  link: string;
}
export interface ShopDays {
  /** Days on which nothing is packed. A list of days: ["2026-12-24", "2026-12-31"]. */
  closed: readonly string[];
  /** Shown above the navigation of every page, or null. */
  notice: Notice | null;
  /** While nothing is sold, this stands in place of the buttons to buy. Or null. */
  pause: Pause | null;
}
const notice = group({ from: day, through: day, text: textOfLength(1, 80, "it is one line") });
const pause = group({ ...notice.shape, link: textOfLength(1, 20, "it is a button") });
const inOrder = <Days extends z.ZodType<Notice>>(days: Days) =>
  days.check((field) => {
    const { from, through } = field.value;
    if (through < from)
      refuse(field, "its last day on or after its first", `through: "${through}", before from: "${from}"`);
  });
export const shopDays = group({
  closed: list(day, 'a list of days: ["2026-12-24", "2026-12-31"]'),
  notice: inOrder(notice).nullable(),
  pause: inOrder(pause).nullable(),
}) satisfies z.ZodType<ShopDays>;
