// What the two specifications and the decisions on them fix in the content. Marketers may change everything else in
// src/content: prices, dates, quotes, headings, figures of the shipping policy, and the number of bundles, answers and
// articles.
// `npm test -- --edits` reads the texts between quotes in these files, and changes every other text.
import { describe, expect, it } from "vitest";
import { brand } from "@/content/brand";
import { broCode } from "@/content/brocode";
import { bros } from "@/content/bros";
import { bundles } from "@/content/bundles";
import { contact } from "@/content/contact";
import { faq } from "@/content/faq";
import { drop, hero } from "@/content/home";
import { shortFaq } from "@/content/home-end";
import { strip, ugc } from "@/content/home-story";
import { buyButtonLabels, demoNote, videoLabels } from "@/content/interface";
import { articleNotFound, blogLabels } from "@/content/muglife";
import { wall } from "@/content/mugshots";
import { notFound } from "@/content/not-found";
import { optOut, privacySwitch } from "@/content/opt-out";
import { commissionPercent, optOutDeadlines, returns, support } from "@/content/promises";
import { referralPopup } from "@/content/code-offer";
import { returnPolicy } from "@/content/return-policy";
import { shipping } from "@/content/shipping";
import { shippingPolicy } from "@/content/shipping-policy";
import { footer, navItems, pageActions } from "@/content/site";
import { terms } from "@/content/terms";
import { formatUsd } from "@/lib/text/money";
import { paths } from "@/lib/site/paths";
import { fixed } from "./fixed";

const pairs = (links: readonly { label: string; to: string }[]): string[] =>
  links.map(({ label, to }) => `${label} ${to}`);

/** By the document that fixes them: what is written, and what is specified. */
const TEXTS: Record<string, readonly (readonly [written: unknown, specified: unknown])[]> = {
  "1-storefront.md, section 1": [[brand.sku, "MW100"]],
  "1-storefront.md, section 2": [
    [hero.buyLabel, "Buy Now"],
    [drop.goLabel, "Let's Go"],
    [pageActions.go, "Let's Go"],
    [pageActions.backHome, "Back to Home"],
    [shortFaq.allLabel, "View All"],
    [strip.heading, "Real Bros. Real Wipes. Real Results."],
    [terms.updated?.label, "Last updated"],
    [
      pairs(navItems),
      ["Bro Code /brocode", "FAQ /faq", "MugLife /muglife", "Refer a Bro /bros", "About /about"],
    ],
  ],
  "1-storefront.md, section 4": [
    [referralPopup.redeem, "Redeem & Copy"],
    [buyButtonLabels.product.buyNow, "Buy now"],
    [buyButtonLabels.product.addToCart, "Add to cart"],
    [buyButtonLabels.cart.checkout, "Checkout"],
    [videoLabels.loading, "Loading..."],
    [videoLabels.unavailable, "Video unavailable"],
    [videoLabels.comingSoon, "Coming Soon"],
    [videoLabels.playingMuted, "Video playing, muted"],
    [videoLabels.playingWithSound, "Video playing with sound"],
    [videoLabels.paused, "Video paused"],
  ],
  "2-content-and-utility.md, section 2": [
    [blogLabels.readMore, "Read More"],
    [blogLabels.minutes, "min read"],
    [blogLabels.back, "Back to MugLife"],
    [blogLabels.related, "Related Articles"],
    [blogLabels.callOut.heading, "Stay Matte. Stay Confident."],
    [blogLabels.callOut.listHeading, "Smart Usage List"],
    [
      blogLabels.callOut.uses,
      ["After the gym", "Before a meeting", "On date night", "Midday meltdown", "Right before a photo"],
    ],
    [blogLabels.pagination.page, "Page"],
    [blogLabels.share.copied, "Link copied to clipboard!"],
    [wall.submitLabel, "Submit Your MugShot"],
    [wall.more, "Load More MugShots"],
    [wall.shopLabel, "Shop TikTok"],
    [wall.tagLabel, "Tag #MugShot"],
    [wall.badge, `Used ${brand.name}`],
    [notFound.code, "404"],
    [notFound.heading, "Page Not Found"],
    [
      notFound.text,
      "Looks like this page got lost. No worries – here are some helpful links to get you back on track.",
    ],
    [pairs(notFound.links), ["Home /", "MugLife Blog /muglife", "FAQ /faq", "About /about"]],
  ],
  "2-content-and-utility.md, section 8": [
    [articleNotFound.heading, "Article Not Found"],
    [articleNotFound.text, "The article you're looking for doesn't exist."],
    [articleNotFound.backLabel, "Back to MugLife"],
  ],
  "3-decisions.md, the demo store": [[demoNote, "Demo store: nothing is charged"]],
  "3-decisions.md, names": [[brand.cartTitle, `Your ${brand.name} wipes`]],
  // 1-storefront.md, section 9, has the condition, which "free returns" alone would hide.
  "issue 12, point 2": [[returns.offer, "Unopened packs: free returns, 30 days"]],
  "Global Privacy Control, California's regulation § 7025": [
    [privacySwitch.honored, "Opt-Out Request Honored"],
  ],
};

it.each(Object.entries(TEXTS))("labels and lists of links are those of %s", (source, texts) => {
  const written = texts.map(([one]) => one);
  expect(written, fixed(source)).toEqual(texts.map(([, specified]) => specified));
});

it("the share buttons have their labels", () => {
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

describe("links", () => {
  it("of the 404 page: its hint names two", () => {
    for (const way of ["FAQ", "homepage"])
      expect(notFound.hint, fixed("2-content-and-utility.md, section 2")).toContain(way);
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
    const promised = bros.promises.map(({ title }) => title);
    const source = fixed("1-storefront.md, section 1");
    expect(promised, source).toEqual(["Earn 25% commission", "No waiting", "No approvals"]);
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
