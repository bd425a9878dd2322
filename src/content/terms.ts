import { numberWord } from "../lib/text/wording";
import { brand, sellerLine } from "./brand";
import type { TextPage } from "./schema";

const { lawState, phone } = brand.seller;

const sections: TextPage["sections"] = [
  {
    id: "use-of-website",
    heading: "Use of website",
    blocks: [
      "Read it, share it, shop on it, for yourself. You need to be 18 to order, or have a parent or guardian order for you.",
      "Please don’t:",
      {
        list: [
          "break into it, overload it or look for ways to do either",
          "use it for anything unlawful",
          `pass yourself off as ${brand.name} or as someone else`,
          "copy the words, pictures, videos or the mug for business without asking. They belong to us or to the people who lent them to us.",
        ],
      },
      "Claims about the wipes are about oil on the surface of the skin, and results vary from face to face. Before-and-after pictures are illustrations. Articles are brand writing, not professional advice.",
    ],
  },
  {
    id: "orders-and-payments",
    heading: "Orders and payments",
    blocks: [
      "Prices are in US dollars. Tax, where it applies, is shown at checkout before you pay.",
      "The checkout is run by Shopify and the payment is taken by its payment providers. Your order is an offer; it becomes a contract when we confirm that it has shipped.",
      "We may cancel an order that can’t be filled, looks fraudulent or carries a price that is plainly a typo. You would then get all your money back and a short explanation.",
      "You’re responsible for an address that exists and an email you read.",
    ],
  },
  {
    id: "shipping-and-returns",
    heading: "Shipping and returns",
    blocks: [
      "Both have pages of their own, and those pages are part of these terms: the [shipping policy](/shipping-policy) says where, how fast and for how much, the [return policy](/return-policy) says what comes back and when you’re refunded.",
      "Delivery times are estimates. The risk passes to you when the package is delivered.",
    ],
  },
  {
    id: "promos-and-discounts",
    heading: "Promos and discounts",
    blocks: [
      "A code works for as long as it says, or until we end the promotion. It has no cash value, can’t be used on an order already placed and combines with others only if the checkout accepts both.",
      "Referral links may carry a discount; how much depends on the code, and it can be zero. The code still credits the person who shared it. Ordering through your own link, posting codes as spam or pretending to be us ends the credit.",
      "Affiliates also agree to [our rules for them](/bros#rules), and to the terms of the affiliate service they sign up with on the same page.",
    ],
  },
  {
    id: "third-party-services",
    heading: "Third-party services",
    blocks: [
      "Parts of this site are other companies’ work: the checkout, the affiliate service, and, where we have enabled them, the email form, the reviews and the referral tracker. Links lead to social networks. Each has its own terms and its own privacy policy, and we don’t control them.",
      "What they may learn from a visit, and how to stop it, is in our [privacy policy](/privacy).",
    ],
  },
  {
    id: "limitation-of-liability",
    heading: "Limitation of liability",
    blocks: [
      "The site comes as it is. We try to keep it correct and running, and can’t promise that it always will be.",
      "Use the wipes as described: on the face, dry, one at a time, away from the eyes. If your skin objects, stop.",
      "As far as the law allows, we’re not liable for indirect or consequential losses, and our total liability for an order is limited to what you paid for it.",
      "None of this limits what can’t be limited by law, including liability for fraud, for injury caused by negligence, or your rights as a consumer.",
      ...(lawState === null
        ? []
        : [
            `The law of ${lawState} applies to these terms, and never takes away what the law of your own state gives you as a consumer.`,
          ]),
    ],
  },
  {
    id: "changes-to-terms",
    heading: "Changes to terms",
    blocks: [
      "We may change these terms. The version on this page applies from its date, and an order keeps the terms it was placed under.",
    ],
  },
  {
    id: "contact",
    heading: "Contact",
    blocks: [
      `We are ${sellerLine}. Questions about any of it: [${brand.email}](mailto:${brand.email})${phone === null ? "" : ` or ${phone}`}. If something went wrong, write first. It’s usually a short conversation.`,
    ],
  },
];

export const terms: TextPage = {
  meta: {
    title: "Terms of service",
    description: `The ${numberWord(sections.length)} points you agree to when you use the ${brand.name} site or order from it. Plain words, one sitting.`,
  },
  heading: "Terms of service",
  lead: `By using this site or ordering from it, you agree to the ${numberWord(sections.length)} points below. “We” is ${brand.seller.legalName ?? brand.name}, the company behind ${brand.name}. “You” is you.`,
  updated: { label: "Last updated", date: "2026-11-26", hash: "fc474fa0" },
  sections,
};
