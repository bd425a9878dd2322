import { dropPathFromPages, paths } from "../lib/site/paths";
import { about } from "./about";
import { broCode } from "./brocode";
import { bros } from "./bros";
import { bundles } from "./bundles";
import { contact } from "./contact";
import { drop } from "./home";
import { muglife } from "./muglife";
import { mugshotsHeading, mugshotsLead } from "./mugshots";
import { optOut } from "./opt-out";
import { privacy } from "./privacy";
import { returnPolicy } from "./return-policy";
import type { SearchedPage, TextPage } from "./schema";
import { shippingPolicy } from "./shipping-policy";
import { terms } from "./terms";

/** Each section of a policy is found by itself. `words` are words that people look for, by the id of the section. */
function sectionsOf(
  path: string,
  { heading, sections }: TextPage,
  words: Readonly<Record<string, readonly string[]>>,
) {
  return sections.map(({ id, heading: section, blocks }) => ({
    to: `${path}#${id}`,
    heading: section,
    page: heading,
    blocks,
    searchWords: words[id] ?? [],
  }));
}

/** What the search of the answers finds on other pages. It is loaded with the first search. */
export const faqPages: readonly SearchedPage[] = [
  {
    to: paths.brocode,
    heading: broCode.pricesLabel,
    page: broCode.heading,
    blocks: [broCode.pricing],
    searchWords: ["price", "prices", "cost", "costs", "much"],
  },
  {
    to: dropPathFromPages,
    heading: drop.heading,
    page: null,
    blocks: bundles.map(({ name, size }) => `${name}: ${size}`),
    searchWords: ["price", "prices", "cost", "costs", "much", "buy", "order", "bundles", "packs"],
  },
  ...sectionsOf(paths.shippingPolicy, shippingPolicy, {
    processing: ["shipping", "handling", "weekends", "holidays"],
    delivery: ["shipping", "delivery", "arrive", "fast", "long", "express"],
    tracking: ["tracking", "track", "status"],
    "where-we-ship": ["shipping", "ship", "international", "country", "canada", "mexico", "europe", "abroad"],
    "late-lost-damaged": ["late", "lost", "missing", "stolen", "damaged", "broken"],
  }),
  ...sectionsOf(paths.returnPolicy, returnPolicy, {
    window: ["return", "days"],
    "what-we-take-back": ["return", "opened", "unopened", "defective"],
    "how-to-return": ["return", "label"],
    cost: ["restocking", "fee"],
    refund: ["refund", "money"],
  }),
  ...sectionsOf(paths.terms, terms, {
    "orders-and-payments": ["pay", "payment", "payments", "card", "credit", "sales", "tax", "taxes"],
    "promos-and-discounts": ["discount", "coupon", "promo", "code"],
  }),
  ...sectionsOf(paths.privacy, privacy, {
    "data-collected": ["data", "privacy"],
    cookies: ["cookie", "cookies"],
    rights: ["delete", "rights"],
  }),
  {
    to: paths.optOut,
    heading: optOut.heading,
    page: null,
    blocks: [optOut.lead],
    searchWords: ["unsubscribe", "privacy", "spam", "sell"],
  },
  {
    to: paths.contact,
    heading: contact.meta.title,
    page: null,
    blocks: [contact.meta.description],
    searchWords: [
      "contact",
      "email",
      "phone",
      "number",
      "call",
      "chat",
      "help",
      "support",
      "customer",
      "service",
    ],
  },
  {
    to: paths.bros,
    heading: bros.heading,
    page: null,
    blocks: [bros.lead],
    searchWords: ["affiliate", "ambassador", "commission", "referral", "refer", "partner", "earn"],
  },
  {
    to: paths.about,
    heading: about.heading,
    page: null,
    blocks: [about.lead],
    searchWords: ["about", "company", "founder", "owner", "story"],
  },
  {
    to: paths.mugshots,
    heading: mugshotsHeading,
    page: null,
    blocks: [mugshotsLead],
    searchWords: ["photos", "pictures", "reviews"],
  },
  {
    to: paths.muglife,
    heading: muglife.heading,
    page: null,
    blocks: [muglife.lead],
    searchWords: ["blog", "articles", "tips"],
  },
];
