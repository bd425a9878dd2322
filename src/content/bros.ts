import { CODE_LIFETIME_DAYS, MAX_CODE_LENGTH } from "../lib/referral/referral-code";
import { affiliateRules } from "./affiliate-rules";
import { brand } from "./brand";
import { commissionPercent } from "./promises";
import type { Bros, PageMeta } from "./schema";

const meta: PageMeta = {
  title: `Refer a Bro: earn ${commissionPercent}% commission`,
  description: `Share a ${brand.name} link and earn ${commissionPercent}% commission on what it sells. No waiting, no approvals, no follower count on the form.`,
};

/** WebKit deletes what scripts have stored after that many days of use without a visit: webkit.org/tracking-prevention. */
const safariDays = 7;

const copyByHand =
  "Your browser refused to copy. The text is selected: press Ctrl+C or ⌘C, or hold it and choose Copy.";

export const bros: Bros = {
  meta,
  heading: "Refer a Bro",
  lead: "You know someone who picks up the ceiling lights. Send him a link instead of a look. When you post it, say it’s a paid link. Flat is flat.",
  share: { figure: `${commissionPercent}%`, label: "of what your link sells. Yours." },
  promises: [
    {
      title: `Earn ${commissionPercent}% commission`,
      text: `Your share of what your link sells. If he wanders off and buys later, the code waits in his browser for up to ${CODE_LIFETIME_DAYS} days after his last visit through it. Safari forgets after 7 days without a visit, unless our server could leave a cookie with the code: not if he opted out, and not where it can’t look codes up.`,
    },
    {
      title: "No waiting",
      text: "Fill out the form below and start sharing. Whoever follows your link brings your code, and the discount that belongs to it, along to the cart.",
    },
    {
      title: "No approvals",
      text: "Nobody reviews your profile. Nobody counts your followers. Eleven is fine.",
    },
  ],
  signup: {
    heading: "Sign up.",
    text: "Fill it out, get a code, done. There is no interview.",
    frameTitle: "Sign-up form for affiliates",
    newTab: "Open the form in a new tab",
    whenMissing: "No form yet. Some blockers keep it away. It also works in a tab of its own.",
  },
  kit: {
    eyebrow: "Admits one shiny friend",
    heading: "Make your link.",
    text: "Type your code. The kit tests the link, draws it as a QR code and gives you the words. Only the code is asked about, and nothing is kept: close the page and it has forgotten you.",
    noScript: "The kit needs JavaScript. Your link does not: it is this address, with your code at the end:",
    exampleCode: "BRO25",
    codeLabel: "Your code",
    codeHint: `Up to ${MAX_CODE_LENGTH} letters and digits. Capitals count: type it as it was given to you.`,
    results: {
      empty: "No code yet. Type one above, and the rest wakes up.",
      example: "An example. Type your own code over it: this one pays somebody else.",
      works: "The link works. Check the spelling: we cannot tell whose code it is.",
      known: "The link works. Somebody has this code, and it takes {percent}% off.",
      knownWithoutPercent: "The link works. Somebody has this code, and nothing comes off by it.",
      unknown: "Nobody has this code. Check the spelling, or wait a minute if you have just got it.",
      reserved:
        "This link would not work: the code is the name of a page here, and the link would open that. Ask for another code.",
      tooLong: `This link would not work: the code is too long. It has room for ${MAX_CODE_LENGTH} characters.`,
      forbidden:
        "This link would not work: a code has only the letters A to Z, digits, _\u00a0and\u00a0-. Yours has:",
      space: "the space",
      hidden: "a character that cannot be seen",
      inApp:
        "You’re in an app’s own browser. The code stays in the address here, so “Open in browser” takes it along. Tell your bro to do that before he buys.",
      notInApp:
        "Apps such as TikTok and Instagram open links in a browser of their own; this isn’t one. The code stays in the address there, so “Open in browser” takes it along.",
      stores:
        "Some apps’ browsers wipe what a page has stored. The code is kept twice, so it outlives that. Yours keeps both.",
      refuses:
        "Your browser refuses to store what a code needs, so the code may be gone with the page. Buy in one go, or type the code at the bundles.",
      inSafari: `You’re in Safari, or in another browser on Apple’s engine. It may forget a code ${safariDays} days after the last visit, unless our server could leave a cookie with it. If he wanders off for longer, send him the link again.`,
      notInSafari: `Safari may forget a code ${safariDays} days after the last visit, unless our server could leave a cookie with it. You’re not in Safari: here the code waits the whole ${CODE_LIFETIME_DAYS} days.`,
    },
    link: {
      label: "Your link",
      copy: "Copy link",
      copied: "Copied.",
      copyByHand,
      share: "Share",
      shareFailed: "Sharing did not work here. Copy the link instead.",
    },
    qr: {
      label: "QR code of your link",
      waiting: "Your QR code goes here",
      drawing: "Drawing…",
      failed: "The QR code did not load.",
      retry: "Try again",
      disclosure: affiliateRules.disclosure,
      download: "Download",
      png: "PNG",
      svg: "SVG",
      pngFailed: "This browser could not draw the PNG. The SVG is the same code.",
      filePrefix: `${brand.slug}-`,
      figure: `${commissionPercent}%`,
      figureText: "of what it sells goes to you",
    },
    friend: {
      heading: "What he reads.",
      messageHeading: "In your message",
      messageNote: "Change it as you like. Leave the part that says it is paid.",
      message: `${affiliateRules.disclosure}, no hard feelings: ${brand.name} charcoal wipes take the shine off a face. I get a cut if you buy.`,
      copy: "Copy message",
      copied: "Copied.",
      copyByHand,
      popupHeading: "When he opens the link",
      unknownDiscount: "X",
      popupNote: "X is the discount that belongs to your code.",
      answersHeading: "When there is no percent",
      answersNote: "He reads 0%, and why.",
      noDiscountNote: "Your code takes nothing off",
      unknownCodeNote: "The affiliate service does not know your code",
      unreadDiscountNote: "It could not be looked up",
      face: {
        heading: "Your face on your link",
        text: "A photo, your name, and one line of at most 80 characters. Then he sees whose word he takes.",
        link: "Mail it to us",
        subject: "My face on my link",
        body: [
          "Code: {code}",
          "Name:",
          "Handle:",
          "My line (80 characters at most):",
          "A photo, head and shoulders, is attached.",
          "You may show the photo, my name and my line on the page of my link. I am paid for what it sells.",
        ],
      },
    },
  },
};
