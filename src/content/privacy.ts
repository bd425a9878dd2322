import { CODE_LIFETIME_DAYS } from "../lib/referral/referral-code";
import { COOKIE_NAME } from "../lib/referral/code-cookie";
import { STORAGE_KEYS } from "../lib/browser/storage";
import { countOf } from "../lib/text/wording";
import { brand, sellerLine } from "./brand";
import { optOutDeadlines } from "./promises";
import type { TextPage } from "./schema";
import { shipping } from "./shipping";

const { phone } = brand.seller;

/**
 * `{vendorsThatStore}` begins a sentence, and `{vendorsThatReceive}` is an item of a list. The build fills in
 * what `facts.ts` in each folder of src/vendors says.
 */
export const privacy: TextPage = {
  meta: {
    title: "Privacy policy",
    description: `What ${brand.name} collects, where it comes from, what your browser keeps, who else sees it, and how to say no.`,
  },
  heading: "Privacy policy",
  lead: "We sell paper for faces. We need your address to send it and very little else. Here is the whole list.",
  updated: { label: "Dated", date: "2026-11-27", hash: "4e4c1f3c" },
  figures: [
    { figure: "1", label: "cookie of our own at most: the code you came with" },
    { figure: "$0", label: "made from selling your data" },
    { figure: `${CODE_LIFETIME_DAYS} days`, label: "a referral code waits in your browser" },
    {
      figure: countOf(optOutDeadlines.offListsHours, "hour"),
      label: "until an opt-out has you off our lists",
    },
  ],
  sections: [
    {
      id: "data-collected",
      heading: "Data collected",
      blocks: [
        "Most of this site can be read without telling us anything. What we do collect is this:",
        {
          list: [
            "Order information: your name, email, shipping address, what you bought and what it cost. The checkout may ask for a phone number for the carrier. Card details go to the payment provider; we never see a full card number.",
            "The referral code you arrived with, if you arrived with one. It travels with your cart and becomes part of the order.",
            "The ad or post that brought you, if its link names one: what stands behind utm_ in the address, and the click ids of Google, Meta, TikTok and Microsoft. It is kept for the visit, and beside a referral code for as long as that counts, at most 30 days. It goes along to Shopify’s checkout, and with a code onto your order. After an opt-out it is neither kept nor passed on.",
            "Marketing preferences, if you subscribe: your email, when you signed up and whether you later unsubscribed.",
            "Messages: what you write to us by email or, where the contact form is connected, in the form.",
            "Usage analytics, anonymized: how far pages are scrolled, how fast they show up, react and settle, which bundle is chosen, whether something goes into the cart. They never contain a name, an email or a referral code.",
            "Technical data: like every web server, our host sees the IP address, browser type and time of a request.",
          ],
        },
      ],
    },
    {
      id: "sources",
      heading: "Sources",
      blocks: [
        "Where it comes from:",
        {
          list: [
            "You, when you order, subscribe or write.",
            "Your browser, while it loads the pages.",
            "Companies that work for us: Shopify tells us what was ordered, the carrier tells us where it is, and our affiliate service tells us which orders came through a shared link.",
          ],
        },
        "We don’t buy lists of people, and we don’t add what strangers know about you to what you told us.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        `This site sets one cookie of its own at most, and only after you followed a referral link: where our own server looks codes up, its answer to a code it knows sets ${COOKIE_NAME}, which holds the code and nothing else, for at most ${CODE_LIFETIME_DAYS} days. It is there because Safari forgets after a week what a page stores. It is never set after an opt-out or with Global Privacy Control, and it goes when you remove the code or opt out. Besides, the site keeps a few notes in your browser’s storage, and you can clear all of it there at any time:`,
        {
          list: [
            `The referral code, under the name ${STORAGE_KEYS.referralCode}, for ${CODE_LIFETIME_DAYS} days from your last visit through a referral link, unless your browser forgets it sooner, you remove it, or you opt out. It is there to credit the affiliate who sent you. At add-to-cart it’s attached to the order as a cart attribute.`,
            "Up to five earlier codes, as long as each would have counted, in case the last one turns out to be a typo. A code that has run out stays for one more page, unused, in case your clock was wrong.",
            "A copy of these codes for the length of the visit, unless you have opted out: some apps’ own browsers wipe the rest between two pages. In such a browser the code also stands at the end of the page’s address, where no server sees it, so that it comes along when you open the page elsewhere.",
            "A mark that the discount popup for a code has been shown, so that it isn’t shown twice, and for the length of the visit what the affiliate service said of the code.",
            "A reference to your cart, so that it’s still there tomorrow, and to those you took to the checkout, so that nothing is bought twice.",
            "Your privacy choice, so that we don’t have to ask again.",
            "Beside a referral code, and never without one: the ad that brought you, for at most 30 days.",
            "For the length of the visit only: the ad that brought you where there is no code, the bundle you picked and how many, the draft of an unsent contact message and small notes such as how far you had scrolled.",
          ],
        },
        "Fonts, pictures and videos come from our own address. Other companies’ code is another matter: Shopify’s checkout uses cookies on Shopify’s pages, and the affiliate sign-up form on [Refer a Bro](/bros) is a page of the affiliate service in a frame. {vendorsThatStore}, each only if we have enabled it, may set cookies or storage of their own once they load.",
        "You can turn the optional ones off on the [privacy choices page](/pages/data-sharing-opt-out). A browser that sends Global Privacy Control has already done it.",
      ],
    },
    {
      id: "use",
      heading: "Use",
      blocks: [
        "What it is for:",
        {
          list: [
            "Taking your order, shipping it, telling you where it is, handling a return.",
            "Crediting the person whose link you followed and showing you the discount that belongs to the code.",
            "Answering your messages.",
            "Sending marketing email, if you asked for it. Every one of those has an unsubscribe link.",
            "Seeing which pages and ads work and which don’t, in numbers that name nobody.",
            "Preventing fraud and doing what tax and consumer law require.",
          ],
        },
        "We don’t use it to make automatic decisions about you that matter in law.",
      ],
    },
    {
      id: "disclosure",
      heading: "Disclosure",
      blocks: [
        "We don’t sell personal data for money. We pass on what a job needs, to whoever does the job:",
        {
          list: [
            "Shopify, for the cart, the checkout and the order record, and the payment providers it works with. If you opted out, our cart passes the objection on to its checkout.",
            "The warehouse and the carrier, for the label on the box.",
            "Our affiliate service, which learns that a code was used and on which order. To look up your discount, your browser asks about the code you arrived with.",
            "{vendorsThatReceive}",
            "Our web host, and authorities or advisers where the law demands it.",
            "A buyer of the business, if there ever is one, under the promises on this page.",
          ],
        },
        "Some state laws call it “sharing” or “selling” when a tracker or a marketing service learns about a visit. Those are the ones the [opt-out](/pages/data-sharing-opt-out) switches off.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        "This shop is for adults. We don’t knowingly collect data from anyone under 13, and we don’t knowingly sell or share the data of anyone under 16.",
        `If you think a child has sent us something, write to [${brand.email}](mailto:${brand.email}) and we’ll delete it.`,
      ],
    },
    {
      id: "security-and-retention",
      heading: "Security and retention",
      blocks: [
        "The site and the checkout run over encrypted connections, and order data is open only to people who need it for their work. No system is perfectly safe. If something happens that the law says you must hear about, you will hear about it from us.",
        {
          list: [
            "Order records: as long as tax and accounting law asks for them.",
            "Email subscription: until you unsubscribe. We keep the address on a do-not-mail list so that it stays that way.",
            "Messages: as long as it takes to settle them, plus a reasonable time in case they come back.",
            `Referral code in your browser: it counts for ${CODE_LIFETIME_DAYS} days. The first page you open after that stops using it, and the one after deletes it.`,
          ],
        },
      ],
    },
    {
      id: "rights",
      heading: "Rights",
      blocks: [
        "Which of these the law gives you depends on where you live. We don’t check the map. Anyone can ask to:",
        {
          list: [
            "know what we hold about them, and get a copy in a usable format",
            "have it corrected",
            "have it deleted, except for what the law makes us keep",
            "opt out of data sharing, targeted advertising and marketing email",
            "withdraw a consent they gave",
          ],
        },
        `Write to [${brand.email}](mailto:${brand.email}) from the address you ordered with, so that we know it’s you, or have someone write on your behalf with your signed permission. If we refuse, we say why, and you can ask us to look again or complain to your state’s attorney general or data protection authority.`,
        "Using a right costs nothing and changes neither our prices nor the service. A Global Privacy Control signal counts as an opt-out without any email at all.",
      ],
    },
    {
      id: "international-transfers",
      heading: "International transfers",
      blocks: [
        `${
          shipping.country === "US"
            ? "We ship inside the United States, and that is where most of this data is handled."
            : `We ship to ${shipping.country} addresses, and handle most of this data in the United States.`
        } Some of the companies above also work from Canada and other countries, where the law may differ from yours.`,
        "Where a law asks for safeguards for such a transfer, such as standard contractual clauses, we rely on the ones those companies have in place.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "When what we do changes, this page changes with it, and so does the date at the top. If a change is a big one, we say so on the site before it takes effect.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        `We are ${sellerLine}.`,
        `Privacy questions go to [${brand.email}](mailto:${brand.email})${phone === null ? "" : ` or ${phone}`}. “Privacy” in the subject line gets it to the right half of the desk. The [contact page](/contact) works too.`,
      ],
    },
  ],
};
