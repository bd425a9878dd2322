// What the specifications fix in lists of the content, as specification.test.ts does for texts and links.
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { affiliateRules } from "@/content/affiliate-rules";
import { brand } from "@/content/brand";
import { bros } from "@/content/bros";
import { faq } from "@/content/faq";
import { testimonials } from "@/content/home-story";
import { mugshots } from "@/content/mugshots";
import { privacy } from "@/content/privacy";
import { commissionPercent, returns } from "@/content/promises";
import type { ArticleMeta } from "@/content/schema";
import { terms } from "@/content/terms";
import { fixed } from "./fixed";

const articles = new Map(
  Object.entries(
    import.meta.glob<ArticleMeta>("/src/content/articles/*.ts", { eager: true, import: "meta" }),
  ).map(([file, meta]) => [basename(file, ".ts"), meta]),
);

describe("addresses inside pages", () => {
  it.each([
    [
      "answers",
      faq,
      `what-are-the-wipes bald-heads skin-types when-to-use breakouts flushable where-made scent
        other-skincare matte-wipes women`.split(/\s+/),
    ],
    [
      "the privacy policy",
      privacy.sections,
      `data-collected sources cookies use disclosure children security-and-retention rights
        international-transfers changes contact`.split(/\s+/),
    ],
    [
      "the terms",
      terms.sections,
      `use-of-website orders-and-payments shipping-and-returns promos-and-discounts
        third-party-services limitation-of-liability changes-to-terms contact`.split(/\s+/),
    ],
  ] as const)("of %s: each specified subject has one", (_, sections, specified) => {
    const ids = sections.map(({ id }) => id).filter((id) => specified.some((one) => one === id));
    expect(ids, fixed("1-storefront.md, section 2")).toEqual(specified);
  });
});

const numbered = (list: readonly { id: number }[]): boolean => list.every(({ id }, at) => id === at + 1);

it("there are six films or more, numbered, one of them from @coach.dre, each with an emoji in its caption", () => {
  const source = fixed("1-storefront.md, section 3");
  expect(testimonials.length, source).toBeGreaterThanOrEqual(6);
  expect(numbered(testimonials), source).toBe(true);
  const usernames = testimonials.map(({ username }) => username);
  expect(usernames, source).toContain("@coach.dre");
  for (const { caption } of testimonials) expect(caption, source).toMatch(/\p{Extended_Pictographic}/u);
});

it("the photo wall has thirty tiles, numbered", () => {
  const source = fixed("2-content-and-utility.md, section 3");
  expect([mugshots.length, numbered(mugshots)], source).toEqual([30, true]);
});

describe("articles", () => {
  it.each([
    ["rolling-papers-of-skincare", "2025-08-02", 5, "fixed"],
    ["why-do-guys-have-oily-skin", "2025-08-01", 4, "fixed"],
    ["gym-bros-need-face-wipes", "2025-07-28", 3, "fixed"],
    ["why-girls-notice-shiny-face", "2025-07-27", 3, "fixed"],
    ["stop-looking-greasy-after-gym", "2025-07-26", 4, "fixed"],
    ["face-wipes-acne-solution", "2025-07-25", 4, "fixed"],
    ["gym-bros-post-workout", "2025-07-25", 3, "fixed"],
    ["how-to-stop-oily-face", "2025-07-25", 4, "fixed"],
    ["stay-matte-anywhere", "2025-07-25", 5, "fixed"],
    ["why-bros-switching-to-matte-wipes", "2025-07-25", 4, "fixed"],
    ["face-wipes-vs-face-wash", "2025-07-22", 4, "fixed"],
    ["bamboo-charcoal-mens-skincare", "2025-07-21", 4, "fixed"],
    ["gym-bag-essentials-men", "2025-07-21", 3, "fixed"],
    ["what-are-oil-control-face-wipes", "2025-07-17", null, "fixed"],
    ["fix-shiny-forehead-before-date", null, null, "fixed"],
    ["{brand}-oil-control", null, null, "fixed"],
    ["oil-control-wipes-for-men", "2025-07-25", 6, "generic"],
    ["stop-face-getting-oily-simple", null, null, "generic"],
    ["great-face-wipe-oily-skin", null, null, "generic"],
    ["matte-mode-no-shine-solution", null, null, "generic"],
    ["face-wipes-for-gym-bros", null, null, "generic"],
    ["confidence-boost-tips", null, null, "generic"],
    ["workplace-grooming-guide", null, null, "generic"],
  ] as const)("%s has its specified date, reading time and kind", (slug, date, readMinutes, kind) => {
    const article = articles.get(slug);
    expect(article, fixed("2-content-and-utility.md, section 2")).toMatchObject({
      kind,
      ...(date === null ? {} : { date }),
      ...(readMinutes === null ? {} : { readMinutes }),
    });
  });

  it("one links to #drop, all others link to the drop with an offset of 50 pixels", () => {
    const others = [...articles].filter(([, { dropPath }]) => dropPath === "/#drop");
    const slugs = others.map(([slug]) => slug);
    expect(slugs, fixed("3-decisions.md, screens")).toEqual(["why-girls-notice-shiny-face"]);
  });
});

describe("the affiliates' rules", () => {
  const source = fixed("issue 39, point 5; 16 CFR 255.5");
  const all = affiliateRules.rules.map(({ title, text }) => `${title} ${text}`).join(" ");

  it.each([
    "discounts",
    "tax",
    "shipping",
    "refunded",
    "#ad",
    "paid link",
    "acne",
    "bacteria",
    "flushable",
    "your own orders",
    "earns nothing",
    "the next month",
    "ends it",
    // Where he sees what he earned, how the money comes, whom to ask, and an example.
    "each sale, what it earned",
    "The money comes",
    `Write to ${brand.email}`,
    "At full price you earn: Starter $",
  ])("say something of %s", (word) => expect(all, source).toContain(word));

  it("count what the commission is of, and the days until an order counts", () => {
    expect(all, source).toContain(`${commissionPercent}%`);
    expect(all, source).toContain(`${returns.days} days`);
  });

  it("are kept by the kit: its message and its picture say that the link is paid", () => {
    expect(affiliateRules.disclosure, source).toBe("Paid link");
    expect(bros.kit.friend.message, source).toContain("Paid link");
    expect(bros.kit.qr.disclosure, source).toBe("Paid link");
  });
});
