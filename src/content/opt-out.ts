import { CODE_LIFETIME_DAYS } from "../lib/referral/referral-code";
import { countOf, countOfRange } from "../lib/text/wording";
import { brand } from "./brand";
import { optOutDeadlines } from "./promises";
import type { PrivacySwitchLabels, ReferralCreditLabels, TextPage } from "./schema";

const offLists = countOf(optOutDeadlines.offListsHours, "hour");
const { replyBusinessDays } = optOutDeadlines;
const dataGone = countOf(optOutDeadlines.dataGoneDays, "day");

/** `{vendorScripts}`: the build fills in what `facts.ts` in each folder of src/vendors says. */
export const optOut: TextPage = {
  meta: {
    title: "Your privacy choices: data-sharing opt-out",
    description:
      "Opt out of data sharing: one switch for this browser, one email for the lists and the data. Deadlines included.",
  },
  heading: "Your privacy choices",
  lead: "You can say no. Here is how, how long it takes and what stays the same. Spoiler: the price.",
  updated: null,
  figures: [
    { figure: offLists, label: "from your email, and you’re off the marketing lists" },
    { figure: countOfRange(replyBusinessDays, "day"), label: "business days, until we reply" },
    { figure: dataGone, label: "until your data is anonymized or deleted" },
    { figure: "1 email", label: "in return, to confirm that it’s done" },
  ],
  sections: [
    {
      id: "the-switch",
      heading: "In this browser: the switch",
      blocks: [
        "The switch above takes effect at once. While it’s on, our visit statistics stay off, and so do {vendorScripts}, whichever of them we use. What they stored in this browser under our address is removed. If one of them had already run in the page, the page reloads to end it. Other tabs load nothing new and are done with the rest when they are next loaded.",
        "The ad or post that brought you, if your link named one, is forgotten here and doesn’t go along to the checkout. If you check out from our cart or with our buy button, Shopify’s checkout is told that you object to analytics, marketing and the sale or sharing of your data. A plain link to the shop’s cart can’t tell it that.",
        "What those companies already keep on their own side is out of a switch’s reach. That is what the email below is for.",
        "The choice is remembered in this browser only. A second phone needs a second flip, and clearing the browser’s data clears the choice with it. Switching back works at once; what a page has left out comes with the next one that is loaded.",
      ],
    },
    {
      id: "global-privacy-control",
      heading: "Global Privacy Control",
      blocks: [
        "If your browser or an extension sends Global Privacy Control, we treat it as your opt-out. The switch turns itself on and this page shows “Opt-Out Request Honored”. There is nothing to press, and the switch stays on until your browser says otherwise.",
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
            `Within ${offLists} you’re removed from marketing lists.`,
            `Within ${countOfRange(replyBusinessDays, "business day")} you get a reply.`,
            `Within ${dataGone} your data is anonymized or deleted.`,
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
        `If you came through somebody’s link, the code from it waits in this browser for up to ${CODE_LIFETIME_DAYS} days and goes along with your order, so that the person who sent you is credited. An opt-out forgets it, here and on a cart that carries it, and its discount goes with it.`,
        "It’s yours to remove without an opt-out, too: the button does just that. Neither does anything to an order that is already placed: for that one, write to us. An order without a code costs you at most the discount, and costs your bro the commission.",
        "Following a bro’s link again brings the code and its discount back, opted out or not. That’s what links do.",
      ],
    },
    {
      id: "what-stays",
      heading: "What stays the same",
      blocks: [
        "Saying no changes neither our prices nor how you’re treated. The shop, the cart and the checkout work as before.",
      ],
    },
  ],
};

export const privacySwitch: PrivacySwitchLabels = {
  heading: "Say no here.",
  label: "Opt out of data sharing",
  honored: "Opt-Out Request Honored",
  noScript:
    "The switch needs JavaScript. So does everything that it turns off: without it, nothing of that runs.",
  off: "Off. Optional scripts may load, if we use any.",
  on: "On. Our visit statistics are off in this browser, and so are {vendorScripts}. What they stored here is removed.",
  onForVisit:
    "On, but only until this page is closed or reloaded: your browser lets us keep no data, not even this choice.",
  stillRunning: "Something had already loaded. Close this tab to end it.",
  reloaded: "The page was reloaded to end what was still running.",
  signal:
    "Your browser sends Global Privacy Control, so this is on and stays on. To change it, turn the signal off in your browser.",
};

/** What an email sets in motion, as figures. */
export const referralCredit: ReferralCreditLabels = {
  stored: "Waiting in this browser:",
  none: "No code is waiting in this browser.",
  forget: "Forget the code",
  forgotten: "Forgotten. No code is waiting in this browser, and your next order carries none.",
  removing:
    "Forgotten here. Your cart still carries it: we are asking the shop to take it off. If it doesn’t answer, we ask again whenever the cart is opened and before checkout.",
  removed: "Forgotten, and off your cart.",
};
