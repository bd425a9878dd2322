// What the specification says of the content, in numbers and words that are requirements. The rest is copy.
import { describe, expect, it } from "vitest";
import { brand } from "@/content/brand";
import { broCode } from "@/content/brocode";
import { bros } from "@/content/bros";
import { bundles } from "@/content/bundles";
import { contact } from "@/content/contact";
import { faq } from "@/content/faq";
import { faqOnHome } from "@/content/faq-on-home";
import * as homePage from "@/content/home";
import * as homeEnd from "@/content/home-end";
import * as homeStory from "@/content/home-story";
import { demoNote } from "@/content/interface";
import { mugshots, wall } from "@/content/mugshots";
import { privacy } from "@/content/privacy";
import { notFound } from "@/content/not-found";
import { returnPolicy } from "@/content/return-policy";
import { shippingPolicy } from "@/content/shipping-policy";
import { footer, navItems, pageActions } from "@/content/site";
import { terms } from "@/content/terms";
import { scrollTargetFromHash } from "@/lib/scroll";

const home = { ...homePage, ...homeStory, ...homeEnd };

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe("the bundles", () => {
  it.each([
    ["Starter", 1, 100, 20, "20 cents"],
    ["Bro Bundle", 3, 300, 60, "20 cents"],
    ["Matte Mode", 6, 600, 100, "16 cents"],
  ])("hold %s: %d packs, %d sheets, %d dollars, %s a day", (name, packs, sheets, price, perDay) => {
    const bundle = bundles.find((candidate) => candidate.name === name);
    expect(bundle).toMatchObject({ packs, sheets, price });
    expect(bundle?.perDay).toContain(perDay);
  });

  it("are three, in the order of their packs", () => {
    expect(bundles.map(({ packs }) => packs)).toEqual([1, 3, 6]);
  });

  it("each have a variant number of their own that fits a cart link", () => {
    expect(unique(bundles.map(({ variantId }) => variantId))).toBe(true);
    for (const { variantId } of bundles) expect(variantId).toMatch(/^\d{1,20}$/);
  });

  it.each(bundles.map(({ id }) => id))("have a customer's word on each: %s", (id) => {
    expect(home.quotes.filter(({ bundle }) => bundle === id).length).toBeGreaterThan(0);
  });
});

describe("the answers", () => {
  it("are eleven, each with an address of its own", () => {
    expect(faq).toHaveLength(11);
    expect(unique(faq.map(({ id }) => id))).toBe(true);
  });

  it("are about the eleven topics", () => {
    expect(faq.map(({ id }) => id)).toEqual([
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
    ]);
  });

  it("that the landing page shows are among them", () => {
    expect(faqOnHome.length).toBeGreaterThan(0);
    expect(faqOnHome.filter((item) => !faq.includes(item))).toEqual([]);
    expect(unique(faqOnHome)).toBe(true);
  });

  it("say that the wipes are not flushable", () => {
    const answers = faq.map(({ question, answer }) => `${question} ${JSON.stringify(answer)}`);
    expect(answers.some((text) => /flushable\?.*not flushable/.test(text))).toBe(true);
  });
});

describe("the testimonials", () => {
  it("are six, numbered, with films below /videos/", () => {
    expect(home.testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { src } of home.testimonials) expect(src).toMatch(/^(\/videos\/[a-z0-9-]+\.mp4)?$/);
  });

  it("have one from @coach.dre, and no handle twice", () => {
    const handles = home.testimonials.map(({ username }) => username);
    expect(handles.filter((handle) => handle === "@coach.dre")).toHaveLength(1);
    expect(unique(handles)).toBe(true);
  });

  it.each(home.testimonials.map(({ caption }) => caption))("have an emoji in each caption: %s", (caption) => {
    expect(caption).toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe("the photo wall", () => {
  it("has thirty tiles, numbered", () => {
    expect(mugshots.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it.each(mugshots.map((mugshot) => [mugshot.username, mugshot] as const))(
    "has room for the placard of %s",
    (_, { type, username, city, caption, picture }) => {
      expect(["image", "video"]).toContain(type);
      expect(username).toMatch(/^@\S{1,13}$/);
      expect(city.length).toBeLessThanOrEqual(16);
      expect(caption.length).toBeLessThanOrEqual(60);
      expect(picture.alt).not.toBe("");
    },
  );
});

describe("the documents", () => {
  it.each([
    ["privacy", privacy, 11, "2025-07-13"],
    ["terms", terms, 8, "2025-07-13"],
  ] as const)("of %s has its sections and its date", (_, { sections, updated }, count, date) => {
    expect(sections).toHaveLength(count);
    expect(updated?.date).toBe(date);
  });

  it("have the sections of the specification, in its order", () => {
    const headings = [privacy, terms].map(({ sections }) => sections.map(({ heading }) => heading));
    expect(headings).toEqual([
      [
        "Data collected",
        "Sources",
        "Cookies",
        "Use",
        "Disclosure",
        "Children",
        "Security and retention",
        "Rights",
        "International transfers",
        "Changes",
        "Contact",
      ],
      [
        "Use of website",
        "Orders and payments",
        "Shipping and returns",
        "Promos and discounts",
        "Third-party services",
        "Limitation of liability",
        "Changes to terms",
        "Contact",
      ],
    ]);
  });

  it("have sections that their hash leads to", () => {
    for (const { sections } of [privacy, terms]) {
      expect(unique(sections.map(({ id }) => id))).toBe(true);
      for (const { id } of sections) expect(scrollTargetFromHash(`#${id}`)?.id).toBe(id);
    }
  });

  it("are told by the terms to be last updated then", () => {
    expect(terms.updated?.label).toBe("Last updated");
  });

  it.each([
    [
      "returns",
      returnPolicy,
      [
        "30 days from delivery",
        "by mail and are free",
        "prepaid label",
        "send the label again",
        "no restocking fee",
        "within 5 business days after we have received and inspected",
        "Defective or not",
        "Unopened, unused",
        "original packaging",
      ],
    ],
    [
      "shipping",
      shippingPolicy,
      ["free", "US only", "within 1-2 business days", "in 3-7 business days", "by email"],
    ],
  ] as const)("of %s say every figure of the specification", (_, page, figures) => {
    const text = JSON.stringify(page);
    for (const figure of figures) expect(text).toContain(figure);
  });

  it("of contact say when support answers", () => {
    expect(contact.emailCard.responseNote).toContain("typically respond within 24 hours");
  });

  it("of the Bro Code has ten rules and the prices", () => {
    expect(broCode.rules).toHaveLength(10);
    expect(broCode.pricing).toContain("$20, $60 or $100");
  });
});

describe("the words that the specification sets", () => {
  it("are the three promises to affiliates", () => {
    expect(bros.promises.map(({ title }) => title)).toEqual([
      "Earn 25% commission",
      "No waiting",
      "No approvals",
    ]);
  });

  it.each([
    [home.hero.buyLabel, "Buy Now"],
    [home.drop.goLabel, "Let's Go"],
    [pageActions.go, "Let's Go"],
    [pageActions.backHome, "Back to Home"],
    [home.shortFaq.allLabel, "View All"],
    [home.strip.heading, "Real Bros. Real Wipes. Real Results."],
    [demoNote, "Demo store: nothing is charged"],
    [wall.badge, "Used Mugworks"],
    [wall.submitLabel, "Submit Your MugShot"],
    [wall.more, "Load More MugShots"],
    [wall.shopLabel, "Shop TikTok"],
    [wall.tagLabel, "Tag #MugShot"],
    [brand.cartTitle, "Your Mugworks wipes"],
    [brand.sku, "MW100"],
    [notFound.code, "404"],
    [notFound.heading, "Page Not Found"],
  ])("stand: %s", (text, words) => {
    expect(text).toBe(words);
  });

  it("are the labels of the bar, in their order", () => {
    expect(navItems).toEqual([
      { to: "/brocode", label: "Bro Code" },
      { to: "/faq", label: "FAQ" },
      { to: "/muglife", label: "MugLife" },
      { to: "/bros", label: "Refer a Bro" },
      { to: "/about", label: "About" },
    ]);
  });

  it("are the ways out of the 404 page", () => {
    expect(notFound.links.map(({ to, label }) => [to, label])).toEqual([
      ["/", "Home"],
      ["/muglife", "MugLife Blog"],
      ["/faq", "FAQ"],
      ["/about", "About"],
    ]);
  });

  it("hint at the FAQ and the homepage on the 404 page", () => {
    expect(notFound.hint).toMatch(/FAQ.*homepage/);
  });

  it("lead from every footer to the policies", () => {
    const policies: string[] = footer.policies.map(({ to }) => to);
    for (const path of ["/privacy", "/terms", "/return-policy", "/shipping-policy"])
      expect(policies).toContain(path);
  });
});
