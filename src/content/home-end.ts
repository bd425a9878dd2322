import { bundles, lowestPerDay, perDayOf } from "./bundles";
import type { EmailArea, Quote, Reviews, ShortFaq } from "./schema";

const matteMode = bundles.find(({ id }) => id === "matte-mode");

/** The quotes below the bundles on the home page, each in the column of the bundle that was bought. */
export const quotes: readonly Quote[] = [
  {
    text: "I bought one to prove it wouldn’t work. I have since bought eleven.",
    name: "Marcus",
    situation: "after leg day",
    bundle: "starter",
  },
  {
    text: "One pack, one jacket, zero reflections in the first-date photos.",
    name: "Theo",
    situation: "dates, plural",
    bundle: "starter",
  },
  {
    text: "Gym bag, desk, glove box. I have stopped planning my face.",
    name: "Nico",
    situation: "two screens, one face",
    bundle: "bro-bundle",
  },
  {
    text: "Split three packs with my brothers. Nobody has given one back.",
    name: "Amir",
    situation: "oldest of three",
    bundle: "bro-bundle",
  },
  {
    text: "Six packs sounded like a lot. Then it was August.",
    name: "Carl",
    situation: "on camera by nine",
    bundle: "matte-mode",
  },
  {
    text: `My team thinks I got new lighting. It is ${matteMode ? perDayOf(matteMode) : lowestPerDay}.`,
    name: "Ray",
    situation: "glass office",
    bundle: "matte-mode",
  },
];

export const shortFaq: ShortFaq = { heading: "Fair questions.", allLabel: "View All" };

export const emailArea: EmailArea = {
  heading: "Email worth opening.",
  text: "New drops, restocks and the occasional joke. Say the word and you are on the list.",
  mailLabel: "Put me on the list",
  mailSubject: "Put me on the list",
  loading: "The form is on its way. The link already works.",
  blocked: "The form does not show here, often because of an ad blocker. The link does the same job.",
  optedOut: "The form comes from another company, and you opted out of those. The link is just us.",
};

/** Shows only where a reviews script is configured. */
export const reviews: Reviews = {
  heading: "Second opinions.",
  text: "Collected by a reviews service. We only made the heading.",
  /** The area that scrolls, for screen readers. */
  area: "Every review",
  mailLabel: "Email us yours",
  mailSubject: "My review",
  loading: "Reviews are on their way.",
  blocked:
    "The reviews do not show here, often because of an ad blocker. Everything else works without them.",
  optedOut: "Reviews come from another company, and you opted out of those. So this stays blank.",
};
