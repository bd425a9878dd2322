// @vitest-environment node
// What is computed from prices, promises and the lifetime of a code, with other lawful figures than today's.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import type * as Bundles from "@/content/bundles";
import type * as Faq from "@/content/faq";
import type * as Home from "@/content/home";
import { product } from "@/content/product";
import type { Range } from "@/content/schema";
import type * as ReturnPolicy from "@/content/return-policy";
import type * as Shipping from "@/content/shipping";
import type * as ShippingPolicy from "@/content/shipping-policy";
import { plainText } from "@/components/text-blocks";
import { rangeInWords } from "@/lib/text/wording";
import { savingOf } from "@/lib/purchase/offer";
import { lowestPriceOf, shopBundles } from "@/lib/purchase/shop-bundles";
import { valuesIn } from "../../plugins/content/check-values";
import { itemWith } from "../../e2e/site-content";
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

/** Every text of the content but the articles, which keep the figures of their day, and words that visitors search for. */
async function allTexts(load: (name: string) => Promise<object>): Promise<string[]> {
  const files = readdirSync("src/content").filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => load(basename(file, ".ts"))));
  return modules.flatMap((module) =>
    [...valuesIn(module, [])].flatMap(({ path, value }) =>
      typeof value === "string" && !path.includes("searchWords") ? value : [],
    ),
  );
}

it("returns and shipping that cost something are called free nowhere, and their price is said", async () => {
  const load = edited(
    ["promises", /returnCostUsd: number = 0/, "returnCostUsd: number = 4.5"],
    ["shipping", /costUsd: number = 0/, "costUsd: number = 6"],
  );
  const free = /\bfree (?:\w+ )?(?:shipping|delivery|returns?)\b|\b(?:for|is|are) free\b|\bprepaid\b/i;
  expect((await allTexts(load)).filter((text) => free.test(text))).toEqual([]);
  const { checkout, drop, hero } = await load<typeof Home>("home");
  const { faq } = await load<typeof Faq>("faq");
  const { returnPolicy } = await load<typeof ReturnPolicy>("return-policy");
  const answers = ["cancel", "returns"].map((id) => plainText(itemWith(faq, id).answer));
  for (const text of [checkout.text, ...answers, returnPolicy.meta.description])
    expect(text).toContain("$4.50");
  for (const text of [checkout.text, drop.text, hero.priceText.shipping]) expect(text).toContain("$6");
});

it("no text ships to another country than the one of the shipping figures", async () => {
  const texts = await allTexts(edited(["shipping", /country = "US"/, 'country = "CA"']));
  const old = /\bUS (?:only|shipping|address)|\bship(?:s|ping)?\b[^.]{0,20}\b(?:US|United States)\b/i;
  expect(texts.filter((text) => old.test(text))).toEqual([]);
  expect(texts.filter((text) => /\bCA\b/.test(text))).not.toEqual([]);
});

it("every text that says how many wipes a day follows the figure", async () => {
  const [today, other] = [product.wipesPerDay, [7, 12] as const];
  const count = async (load: ReturnType<typeof edited>, range: Range): Promise<number> =>
    (await allTexts(load)).filter((text) => text.toLowerCase().includes(rangeInWords(range))).length;
  const load = edited(["product", /wipesPerDay: \[.*?\]/, `wipesPerDay: [${other.join(", ")}]`]);
  expect(await count(edited(), today)).toBeGreaterThan(1);
  expect(await count(load, other)).toBe(await count(edited(), today));
});

it("the cut-off and the days of the delivery are those of the shipping figures", async () => {
  const load = edited(
    ["shipping", /cutOffHour = \d+/, "cutOffHour = 9"],
    ["shipping", /deliveryDays = \[.*?\]/, "deliveryDays = [5, 6]"],
  );
  const { arrival, policy } = (await load<typeof Shipping>("shipping")).shipping;
  expect(arrival.cutOffHour).toBe(9);
  expect([arrival.businessDays, policy.transitDays]).toEqual([
    [5, 6],
    [4, 4],
  ]);
  expect([policy.cutOff, policy.delivery].map((text) => text.replace(/ \D+$/, ""))).toEqual(["9", "5-6"]);
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
