// @vitest-environment node
// Hash offsets, pagination, configuration and the content's schema: rules that hold for any input, by fast-check.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readConfig, VARIABLE_NAMES } from "../../plugins/config/read-config";
import { bundles as content } from "@/content/bundles";
import { brand } from "@/content/brand";
import { pageMeta } from "@/content/schema/pages";
import { picture } from "@/content/schema/pictures";
import * as schema from "@/content/schema/shop";
import { schemaNamed } from "../../plugins/content/schema-check";
import { inPages, pageNumberFrom, pageWindow } from "@/lib/blog/pagination";
import { DROP_ID, DROP_OFFSET_PX } from "@/lib/site/paths";
import { scrollTargetFromHash } from "@/lib/browser/scroll";

it("reads any hash without throwing, and an offset from 0 to 2,000", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webFragments()), (text) => {
      for (const hash of [text, `#${text}`, `#${DROP_ID}?offset=${text}`]) {
        const target = scrollTargetFromHash(hash);
        if (target) expect(target.offsetPx >= 0 && target.offsetPx <= 2_000).toBe(true);
      }
    }),
  );
});

it("takes the offset of a hash that contains the drop, and its default for any other number", () => {
  const around = fc.stringMatching(/^[a-z-]{0,9}$/);
  fc.assert(
    fc.property(around, around, fc.integer({ min: -10, max: 12_000 }), (before, after, offset) => {
      const target = scrollTargetFromHash(`#${before}${DROP_ID}${after}?offset=${offset}`);
      const isTaken = offset >= 0 && offset <= 2_000;
      expect(target).toEqual({ id: DROP_ID, offsetPx: isTaken ? offset : DROP_OFFSET_PX });
    }),
  );
});

it("splits any list into pages that hold each item once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (items, size) => {
      const pages = inPages(items, size);
      expect(pages.flat()).toEqual(items);
      expect(pages.length).toBe(Math.max(1, Math.ceil(items.length / size)));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(size);
    }),
  );
});

it("shows a window of at most seven entries, with the first, the last and the current page, and no gap of one", () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(place, ([current, pages]) => {
      const shown = pageWindow(current, pages);
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(shown).toEqual(expect.arrayContaining([1, current, pages]));
      const numbers = shown.filter((page) => page !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      for (const [index, page] of shown.entries()) {
        const [before, after] = [shown[index - 1] ?? null, shown[index + 1] ?? null];
        if (page === null) expect(before !== null && after !== null && after - before > 2).toBe(true);
        else if (before !== null) expect(page - before).toBe(1);
      }
    }),
  );
});

it("reads a whole number from 1 on as a page's number, in one spelling only", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string()), (text) => {
      const page = pageNumberFrom(text);
      if (page !== null) expect(String(page)).toBe(text);
      if (/^[1-9]\d{0,4}$/.test(text)) expect(page).toBe(Number(text));
    }),
  );
});

it("reads any environment without throwing, and names the variable of each problem", () => {
  const environment = fc.dictionary(
    fc.constantFrom(...VARIABLE_NAMES),
    fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.nat().map(String)),
  );
  fc.assert(
    fc.property(environment, (variables) => {
      const { problems, config } = readConfig(variables, brand.siteUrl);
      for (const problem of problems) {
        expect(problem).toMatch(/VITE_\w+/);
        expect(problem).not.toContain("\n");
      }
      if (problems.length === 0) expect(new URL(config.siteUrl).origin).toBe(config.siteUrl);
    }),
  );
});

it("never prints a token that it refuses", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^shpat_[a-f0-9]{32}$/),
      fc.constantFrom("VITE_SHOPIFY_STOREFRONT_TOKEN", "VITE_AFFILIATE_API_TOKEN"),
      (token, name) => {
        const { problems, warnings } = readConfig({ [name]: token }, brand.siteUrl);
        expect([...problems, ...warnings].join()).not.toContain(token);
      },
    ),
  );
});

it("accepts every price of whole cents, and no other number", () => {
  const [bundle] = content;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      expect(schema.bundle.safeParse({ ...bundle, price: cents / 100 }).success).toBe(true);
      expect(schema.bundle.safeParse({ ...bundle, price: (cents + 0.5) / 100 }).success).toBe(false);
      expect(schema.bundle.safeParse({ ...bundle, price: -cents / 100 }).success).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

it("refuses content in which any one field has another value's type, or is missing", () => {
  const [bundle] = content;
  if (!bundle) throw new Error("There is no bundle.");
  const wrong = fc.oneof(
    fc.object(),
    fc.boolean(),
    fc.constant(undefined),
    fc.array(fc.boolean(), { minLength: 1 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(bundle)), wrong, (field, value) => {
      expect(schema.bundle.safeParse({ ...bundle, [field]: value }).success).toBe(false);
    }),
  );
  expect(schema.bundle.safeParse(bundle).success).toBe(true);
});

it("says what is wrong with any value, in a message, without throwing", () => {
  const brandSchema = schemaNamed("Brand");
  expect(brandSchema?.safeParse(brand).success).toBe(true);
  const schemas = [brandSchema ?? schema.bundle, schema.bundle, schema.bundles, picture, pageMeta];
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.anything(), (of, value) => {
      const result = of.safeParse(value);
      if (!result.success) for (const { message } of result.error.issues) expect(message).not.toBe("");
    }),
  );
});
