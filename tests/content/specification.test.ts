// What the two specifications and the decisions on them fix in the content. Marketers may change everything else in
// src/content: prices, dates, quotes, headings, figures of the shipping policy, and the number of bundles, answers and
// articles.
// `npm test -- --edits` reads the texts between quotes in this file, and changes every other text.
import { describe, expect, it } from "vitest";
import { affiliateRules } from "@/content/affiliate-rules";
import { brand } from "@/content/brand";
import { broCode } from "@/content/brocode";
import { bros } from "@/content/bros";
import { bundles } from "@/content/bundles";
import { contact } from "@/content/contact";
import { faq } from "@/content/faq";
import { drop, hero } from "@/content/home";
import { shortFaq } from "@/content/home-end";
import { strip, testimonials, ugc } from "@/content/home-story";
import { buyButtonLabels, demoNote, videoLabels } from "@/content/interface";
import { articleNotFound, blogLabels } from "@/content/muglife";
import { mugshots, wall } from "@/content/mugshots";
import { notFound } from "@/content/not-found";
import { optOut, privacySwitch } from "@/content/opt-out";
import { privacy } from "@/content/privacy";
import { commissionPercent, optOutDeadlines, returns, support } from "@/content/promises";
import { referralPopup } from "@/content/code-offer";
import { returnPolicy } from "@/content/return-policy";
import type { ArticleMeta } from "@/content/schema";
import { shipping } from "@/content/shipping";
import { shippingPolicy } from "@/content/shipping-policy";
import { footer, navItems, pageActions } from "@/content/site";
import { terms } from "@/content/terms";
import { formatUsd } from "@/lib/text/money";
import { paths } from "@/lib/site/paths";

/** Explains a failure to a marketer who edits texts. `source` names the file and the section of the specification. */
const fixed = (source: string): string =>
  `The specification fixes this (${source}). If the change is intended, change it in tests/content/specification.test.ts too.`;

const articles = new Map(
  Object.values(
    import.meta.glob<ArticleMeta>("/src/content/articles/*.ts", { eager: true, import: "meta" }),
  ).map((meta) => [meta.slug, meta]),
);

const pairs = (links: readonly { label: string; to: string }[]): string[] =>
  links.map(({ label, to }) => `${label} ${to}`);

describe("labels", () => {
  it.each([
    ["1-storefront.md, section 2", hero.buyLabel, "Buy Now"],
    ["1-storefront.md, section 2", drop.goLabel, "Let's Go"],
    ["1-storefront.md, section 2", pageActions.go, "Let's Go"],
    ["1-storefront.md, section 2", pageActions.backHome, "Back to Home"],
    ["1-storefront.md, section 2", shortFaq.allLabel, "View All"],
    ["1-storefront.md, section 2", strip.heading, "Real Bros. Real Wipes. Real Results."],
    ["1-storefront.md, section 2", terms.updated?.label, "Last updated"],
    ["1-storefront.md, section 4", referralPopup.redeem, "Redeem & Copy"],
    ["1-storefront.md, section 4", buyButtonLabels.product.buyNow, "Buy now"],
    ["1-storefront.md, section 4", buyButtonLabels.product.addToCart, "Add to cart"],
    ["1-storefront.md, section 4", buyButtonLabels.cart.checkout, "Checkout"],
    ["1-storefront.md, section 4", videoLabels.loading, "Loading..."],
    ["1-storefront.md, section 4", videoLabels.unavailable, "Video unavailable"],
    ["1-storefront.md, section 4", videoLabels.comingSoon, "Coming Soon"],
    ["1-storefront.md, section 4", videoLabels.playingMuted, "Video playing, muted"],
    ["1-storefront.md, section 4", videoLabels.playingWithSound, "Video playing with sound"],
    ["1-storefront.md, section 4", videoLabels.paused, "Video paused"],
    ["2-content-and-utility.md, section 2", blogLabels.readMore, "Read More"],
    ["2-content-and-utility.md, section 2", blogLabels.minutes, "min read"],
    ["2-content-and-utility.md, section 2", blogLabels.back, "Back to MugLife"],
    ["2-content-and-utility.md, section 2", blogLabels.related, "Related Articles"],
    ["2-content-and-utility.md, section 2", blogLabels.callOut.heading, "Stay Matte. Stay Confident."],
    ["2-content-and-utility.md, section 2", blogLabels.callOut.listHeading, "Smart Usage List"],
    ["2-content-and-utility.md, section 2", blogLabels.pagination.page, "Page"],
    ["2-content-and-utility.md, section 2", blogLabels.share.copied, "Link copied to clipboard!"],
    ["2-content-and-utility.md, section 2", wall.submitLabel, "Submit Your MugShot"],
    ["2-content-and-utility.md, section 2", wall.more, "Load More MugShots"],
    ["2-content-and-utility.md, section 2", wall.shopLabel, "Shop TikTok"],
    ["2-content-and-utility.md, section 2", wall.tagLabel, "Tag #MugShot"],
    ["2-content-and-utility.md, section 2", wall.badge, `Used ${brand.name}`],
    ["2-content-and-utility.md, section 2", notFound.code, "404"],
    ["2-content-and-utility.md, section 2", notFound.heading, "Page Not Found"],
    [
      "2-content-and-utility.md, section 2",
      notFound.text,
      "Looks like this page got lost. No worries – here are some helpful links to get you back on track.",
    ],
    ["2-content-and-utility.md, section 8", articleNotFound.heading, "Article Not Found"],
    [
      "2-content-and-utility.md, section 8",
      articleNotFound.text,
      "The article you're looking for doesn't exist.",
    ],
    ["2-content-and-utility.md, section 8", articleNotFound.backLabel, "Back to MugLife"],
    // 1-storefront.md, section 9, has the condition, which "free returns" alone would hide.
    ["issue 12, point 2", returns.offer, "Unopened packs: free returns, 30 days"],
    ["3-decisions.md, the demo store", demoNote, "Demo store: nothing is charged"],
    ["3-decisions.md, names", brand.cartTitle, `Your ${brand.name} wipes`],
    ["1-storefront.md, section 1", brand.sku, "MW100"],
    [
      "Global Privacy Control, California's regulation § 7025",
      privacySwitch.honored,
      "Opt-Out Request Honored",
    ],
  ])("%s: %s", (source, text, expected) => {
    expect(text, fixed(source)).toBe(expected);
  });

  it("of the share buttons", () => {
    expect(blogLabels.share, fixed("2-content-and-utility.md, section 2")).toMatchObject({
      fixed: { tweet: "Tweet", share: "Share", linkedIn: "Post", copy: "Copy" },
      generic: {
        tweet: "Tweet",
        facebook: "Share to Facebook",
        linkedIn: "Post to LinkedIn",
        copy: "Copy link",
      },
    });
  });

  it("of the article's usage list", () => {
    expect(blogLabels.callOut.uses, fixed("2-content-and-utility.md, section 2")).toEqual([
      "After the gym",
      "Before a meeting",
      "On date night",
      "Midday meltdown",
      "Right before a photo",
    ]);
  });
});

describe("links", () => {
  it("of the bar, in their order", () => {
    expect(pairs(navItems), fixed("1-storefront.md, section 2")).toEqual([
      "Bro Code /brocode",
      "FAQ /faq",
      "MugLife /muglife",
      "Refer a Bro /bros",
      "About /about",
    ]);
  });

  it("of the 404 page", () => {
    const source = fixed("2-content-and-utility.md, section 2");
    expect(pairs(notFound.links), source).toEqual([
      "Home /",
      "MugLife Blog /muglife",
      "FAQ /faq",
      "About /about",
    ]);
    for (const way of ["FAQ", "homepage"]) expect(notFound.hint, source).toContain(way);
  });

  it("from every footer to the policies", () => {
    const source = fixed("1-storefront.md, section 2");
    const policies: string[] = footer.policies.map(({ to }) => to);
    for (const path of [paths.privacy, paths.terms, paths.returnPolicy, paths.shippingPolicy])
      expect(policies, source).toContain(path);
    expect(pairs(footer.policies), fixed("California's law names the link")).toContain(
      `Your Privacy Choices ${paths.optOut}`,
    );
  });

  it("of the call for pictures: the hashtag", () => {
    expect(ugc.heading, fixed("1-storefront.md, section 2")).toContain("#MugShot");
  });
});

describe("what is sold and promised", () => {
  const SPECIFIED: Record<string, { name: string; packs: number; sheets: number }> = {
    starter: { name: "Starter", packs: 1, sheets: 100 },
    "bro-bundle": { name: "Bro Bundle", packs: 3, sheets: 300 },
    "matte-mode": { name: "Matte Mode", packs: 6, sheets: 600 },
  };

  it.each(bundles.filter(({ id }) => id in SPECIFIED))("bundle $id", (bundle) => {
    expect(bundle, fixed("1-storefront.md, section 3")).toMatchObject(SPECIFIED[bundle.id] ?? {});
  });

  it("a pack holds 100 sheets", () => {
    for (const { packs, sheets } of bundles)
      expect(sheets, fixed("1-storefront.md, section 9")).toBe(packs * 100);
  });

  it("the Bro Code has ten rules and names the price of every bundle", () => {
    expect(broCode.rules, fixed("1-storefront.md, section 2")).toHaveLength(10);
    for (const { price } of bundles)
      expect(broCode.pricing, fixed("1-storefront.md, section 2")).toContain(formatUsd(price));
  });

  it("an affiliate earns 25%, without waiting and approvals", () => {
    expect(
      bros.promises.map(({ title }) => title),
      fixed("1-storefront.md, section 1"),
    ).toEqual(["Earn 25% commission", "No waiting", "No approvals"]);
  });

  it.each([
    [
      "returns",
      returnPolicy,
      ["30 days", "free", "prepaid", "restocking fee", "5 business days", "original packaging"],
    ],
    ["support", contact.emailCard, ["24 hours"]],
    [
      "shipping",
      shippingPolicy,
      [shipping.policy.processing, shipping.policy.delivery, shipping.policy.tracking, shipping.area],
    ],
    [
      "the opt-out",
      optOut,
      [
        "48 hours",
        "marketing lists",
        "2-3",
        "business days",
        "30 days",
        "anonymized or deleted",
        "confirmation",
      ],
    ],
    [
      "the opt-out's list of data",
      optOut,
      ["name, email, shipping address", "anonymized", "if you subscribed"],
    ],
    ["the answers", faq, ["not flushable"]],
  ] as const)("the page about %s states its promises", (_, page, promises) => {
    const text = JSON.stringify(page);
    for (const promise of promises) expect(text, fixed("1-storefront.md, section 9")).toContain(promise);
  });

  it("these promises have the specified figures", () => {
    expect(
      { commissionPercent, returns, support, optOutDeadlines },
      fixed("1-storefront.md, section 9"),
    ).toMatchObject({
      commissionPercent: 25,
      returns: { days: 30, refundBusinessDays: 5, costUsd: 0 },
      support: { answerHours: 24 },
      optOutDeadlines: { offListsHours: 48, replyBusinessDays: [2, 3], dataGoneDays: 30 },
    });
  });

  it("the opt-out page links to the privacy policy", () => {
    expect(JSON.stringify(optOut.sections), fixed("1-storefront.md, section 2")).toContain(
      `](${paths.privacy})`,
    );
  });
});

describe("addresses inside pages", () => {
  it.each([
    [
      "answers",
      faq,
      [
        "what-are-the-wipes",
        "bald-heads",
        "skin-types",
        "when-to-use",
        "breakouts",
        "flushable",
        "where-made",
        "scent",
        "other-skincare",
        "matte-wipes",
        "women",
      ],
    ],
    [
      "the privacy policy",
      privacy.sections,
      [
        "data-collected",
        "sources",
        "cookies",
        "use",
        "disclosure",
        "children",
        "security-and-retention",
        "rights",
        "international-transfers",
        "changes",
        "contact",
      ],
    ],
    [
      "the terms",
      terms.sections,
      [
        "use-of-website",
        "orders-and-payments",
        "shipping-and-returns",
        "promos-and-discounts",
        "third-party-services",
        "limitation-of-liability",
        "changes-to-terms",
        "contact",
      ],
    ],
  ] as const)("of %s: each specified subject has one", (_, sections, specified) => {
    const ids: string[] = sections.map(({ id }) => id);
    expect(
      ids.filter((id) => specified.some((one) => one === id)),
      fixed("1-storefront.md, section 2"),
    ).toEqual(specified);
  });
});

describe("testimonials and the photo wall", () => {
  it("hold six films or more, numbered, one of them from @coach.dre, each with an emoji in its caption", () => {
    const source = fixed("1-storefront.md, section 3");
    expect(testimonials.length, source).toBeGreaterThanOrEqual(6);
    expect(
      testimonials.map(({ id }) => id),
      source,
    ).toEqual(testimonials.map((_, index) => index + 1));
    expect(
      testimonials.map(({ username }) => username),
      source,
    ).toContain("@coach.dre");
    for (const { caption } of testimonials) expect(caption, source).toMatch(/\p{Extended_Pictographic}/u);
  });

  it("hold thirty tiles, numbered", () => {
    expect(
      mugshots.map(({ id }) => id),
      fixed("2-content-and-utility.md, section 3"),
    ).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
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
      slug,
      kind,
      ...(date === null ? {} : { date }),
      ...(readMinutes === null ? {} : { readMinutes }),
    });
  });

  it("one links to #drop, all others link to the drop with an offset of 50 pixels", () => {
    const others = [...articles.values()].filter(({ dropPath }) => dropPath === "/#drop");
    expect(
      others.map(({ slug }) => slug),
      fixed("3-decisions.md, screens"),
    ).toEqual(["why-girls-notice-shiny-face"]);
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
  ])("say something of %s", (word) => {
    expect(all, source).toContain(word);
  });

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
