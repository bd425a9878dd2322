import { describe, expect, it } from "vitest";
import { percentOfAffiliate, shownPercent } from "@/lib/referral/affiliate-percent";

const percentOf = (sent: unknown): number | null =>
  percentOfAffiliate({ current_segment: { discount_payout_value: sent } });

describe("the percent of an affiliate", () => {
  it.each([
    ["25", 25],
    ["12.50", 12.5],
    ["0", 0],
    ["100", 100],
    ["007", 7],
    ["33.333333", 33.333333],
  ])("is the number that the service sends as the text %j", (sent, percent) => {
    expect(percentOf(sent)).toBe(percent);
  });

  it.each([0.049, "0.04", 0.0000001])("is 0 where pages would show 0%%: %j", (sent) => {
    expect(percentOf(sent)).toBe(0);
    expect(percentOf(0.05)).toBe(0.05);
  });

  it.each([
    "",
    " 25",
    "25%",
    "12,5",
    ".5",
    "5.",
    "+25",
    "0x19",
    "101",
    -1,
    "Infinity",
    "\u0662\u0665",
    ["25"],
    true,
    null,
  ])("cannot be read of %j", (sent) => expect(percentOf(sent)).toBeNull());
});

it.each([
  [33.333333, 33.3],
  [12.5, 12.5],
  [99.99, 100],
])("a percent of %d is shown as %d", (percent, shown) => expect(shownPercent(percent)).toBe(shown));
