// @vitest-environment node
// What is computed from prices, promises and the lifetime of a code, with other lawful figures than today's.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type * as Bundles from "@/content/bundles";
import type * as Home from "@/content/home";
import type * as ReturnPolicy from "@/content/return-policy";
import type * as Shipping from "@/content/shipping";
import type * as ShippingPolicy from "@/content/shipping-policy";
import { plainText } from "@/components/text-blocks";
import { savingOf } from "@/lib/purchase/offer";
import { lowestPriceOf, shopBundles } from "@/lib/purchase/shop-bundles";
import type * as ReferralCode from "@/lib/referral/referral-code";

/** Copies the content, makes these edits (file, pattern, text), and returns how to import a file of the copy. */
function edited(...edits: readonly (readonly [file: string, pattern: RegExp, text: string])[]) {
  const copy = mkdtempSync(join(tmpdir(), "figures-"));
  for (const folder of ["content", "lib"]) cpSync(`src/${folder}`, join(copy, folder), { recursive: true });
  for (const [name, pattern, text] of edits) {
    const file = join(copy, "content", `${name}.ts`);
    const source = readFileSync(file, "utf8");
    if (!pattern.test(source)) throw new Error(`${name}.ts does not hold ${pattern}`);
    writeFileSync(file, source.replace(pattern, text));
  }
  return async <Module>(name: string): Promise<Module> => import(join(copy, "content", `${name}.ts`));
}

it("returns and shipping that cost something are called free nowhere", async () => {
  const load = edited(
    ["promises", /returnCostUsd: number = 0/, "returnCostUsd: number = 4.5"],
    ["shipping", /costUsd: number = 0/, "costUsd: number = 6"],
  );
  const { checkout, drop, hero } = await load<typeof Home>("home");
  const { returnPolicy } = await load<typeof ReturnPolicy>("return-policy");
  const texts = [checkout.text, drop.text, hero.priceText.shipping, JSON.stringify(returnPolicy)].join(" ");
  expect(texts).not.toMatch(/\bfree\b/i);
  expect(checkout.text).toContain("$4.50");
  expect(hero.priceText.shipping).toContain("$6");
});

it("the cut-off and the days of the delivery are those of the shipping figures", async () => {
  const load = edited(
    ["shipping", /cutOffHour = \d+/, "cutOffHour = 9"],
    ["shipping", /deliveryDays = \[.*?\]/, "deliveryDays = [5, 5]"],
    ["shipping", /transitDays = \[.*?\]/, "transitDays = [3, 5]"],
  );
  const { arrival, landing, policy } = (await load<typeof Shipping>("shipping")).shipping;
  expect(arrival.cutOffHour).toBe(9);
  expect(policy.deliveryDays).toEqual([5, 5]);
  expect([landing.arrivalDays, landing.transit]).toEqual([[4, 7], "3-5 business days"]);
  expect([policy.cutOff, policy.delivery].map((text) => text.replace(/ \D+$/, ""))).toEqual(["9", "5"]);
  const { shippingPolicy } = await load<typeof ShippingPolicy>("shipping-policy");
  const page = plainText(shippingPolicy.sections.flatMap(({ blocks }) => [...blocks]));
  for (const text of [policy.cutOff, policy.delivery]) expect(page).toContain(text);
});

it("other prices give the cents a day, the lowest price and what is saved", async () => {
  const load = edited(
    ["bundles", /packs: \d+,\s+price: [\d.]+/, "packs: 1, price: 24.5"],
    ["bundles", /packs: (?!1,)\d+,\s+price: [\d.]+/, "packs: 3, price: 66"],
  );
  const { bundles, perDayOf } = await load<typeof Bundles>("bundles");
  const [one, three] = bundles;
  if (!one || !three) throw new Error("There are fewer than two bundles.");
  expect(lowestPriceOf(shopBundles(bundles, {}))).toBe(24.5);
  expect([perDayOf(one), perDayOf(three)].map((text) => text.slice(0, 8))).toEqual(["25 cents", "22 cents"]);
  expect([one, three].map((bundle) => savingOf(bundle, [one, three], null))).toEqual([0, 7.5]);
});

it("a referral code that lives longer than a month is alive once it is stored", async () => {
  const load = edited([
    "../lib/referral/referral-code",
    /CODE_LIFETIME_DAYS = \d+/,
    "CODE_LIFETIME_DAYS = 45",
  ]);
  const { freshRecord, readStoredReferral } = await load<typeof ReferralCode>(
    "../lib/referral/referral-code",
  );
  const now = Date.UTC(2026, 0, 15);
  const record = freshRecord("BRO25", now);
  expect(readStoredReferral(JSON.stringify(record), now)).toEqual({ record, rewrite: false });
});
