import { brand } from "./brand";
import type { TextPage } from "./types";

/** The sections `the-switch` and `global-privacy-control` show only where an optional script is configured. */
export const optOut: TextPage = {
  meta: {
    title: "Your privacy choices: data-sharing opt-out",
    description:
      "Opt out of data sharing: one email covers the lists, the sharing and the data. Deadlines included.",
  },
  heading: "Your privacy choices",
  lead: "You can say no. Here is how, how long it takes and what stays the same. Spoiler: the price.",
  updated: null,
  sections: [
    {
      id: "the-switch",
      heading: "In this browser: the switch",
      blocks: [
        "The switch on this page takes effect at once. While it’s on, the referral tracker, the email form’s script and our visit statistics are not loaded, and what they stored here is removed.",
        "The choice is remembered in this browser only. A second phone needs a second flip, and clearing the browser’s data clears the choice with it.",
      ],
    },
    {
      id: "global-privacy-control",
      heading: "Global Privacy Control",
      blocks: [
        "If your browser or an extension sends Global Privacy Control, we treat it as your opt-out. The switch turns itself on and this page shows “Opt-Out Request Honored”. There is nothing to press.",
      ],
    },
    {
      id: "what-we-collect",
      heading: "What there is to opt out of",
      blocks: [
        {
          list: [
            "Order info: name, email, shipping address.",
            "Usage analytics, anonymized.",
            "Marketing preferences, if you subscribed.",
          ],
        },
        "Who gets to see which part is set out in the [privacy policy](/privacy).",
      ],
    },
    {
      id: "by-email",
      heading: "One email",
      blocks: [
        "A mailing list, an order record: we can reach those for you.",
        {
          list: [
            `Write to ${brand.email} with “Opt out” in the subject.`,
            "Use the email address you ordered or subscribed with, and add your name.",
            "Say what you want: off the lists, out of data sharing, your data deleted, or all three.",
          ],
        },
        "Somebody can also ask for you, with your written permission.",
      ],
    },
    {
      id: "what-happens-then",
      heading: "What happens then",
      blocks: [
        {
          list: [
            "Within 48 hours you’re removed from marketing lists.",
            "Within 2-3 business days you get a reply.",
            "Within 30 days your data is anonymized or deleted.",
            "When it’s done, we send you a confirmation.",
          ],
        },
        "Each of these runs from the moment your request arrives. What tax or consumer law makes us keep, such as an invoice, is kept for that purpose and no other. Emails about an order that is still on its way continue until it isn’t.",
      ],
    },
    {
      id: "referral-credit",
      heading: "The referral credit",
      blocks: [
        "If you came through somebody’s link, the code from it waits in this browser for up to 30 days and goes along with your order, so that the person who sent you is credited. It’s part of the order, not advertising, so an opt-out leaves it alone.",
        "It’s still yours to remove: clear this site’s data in your browser. An order without a code costs you at most the discount, and costs your bro the commission.",
      ],
    },
    {
      id: "what-stays",
      heading: "What stays the same",
      blocks: [
        "Saying no changes neither what you pay nor how you’re treated. The shop, the cart and the checkout work as before.",
      ],
    },
  ],
};
