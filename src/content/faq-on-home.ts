import { capitalized, countOf, rangeInWords } from "../lib/text/wording";
import { brand } from "./brand";
import { product } from "./product";
import type { FaqItem } from "./schema";

// These stand on two pages. They have a file of their own, so that the landing page carries no other
// answers. The words for the search are in faq.ts: the landing page has no search.

export const whatAreTheWipes: FaqItem = {
  id: "what-are-the-wipes",
  question: `What are ${brand.name} wipes?`,
  answer: [
    `Dry black sheets that take oil off your face. ${capitalized(product.ingredients.join(", "))}. Nothing else is in there.`,
    `No liquid. No rinsing. No mirror, if you know where your forehead is. Press for ${countOf(product.secondsPerWipe, "second")} and look at the sheet, not at us.`,
    `There are ${product.sheetsPerPack} in a pack, and the pack fits a back pocket.`,
  ],
};

export const skinTypes: FaqItem = {
  id: "skin-types",
  question: "Which skin types are they for?",
  answer: [
    "Oily and combination skin get the most out of them. That’s who they were cut for.",
    "Normal skin has days too: July, stage lights, in-laws. Keep a pack for those.",
    "Dry skin has no surplus to hand over, so it can skip this one. If your skin is sensitive, try a corner of a sheet on a small patch first. If it complains, stop.",
  ],
};

export const whenToUse: FaqItem = {
  id: "when-to-use",
  question: "When should I use one?",
  answer: [
    "Whenever the light starts coming back. The usual suspects:",
    {
      list: [
        "After the gym, before the mirror selfie you said you wouldn’t take.",
        "Before a meeting with a camera in it.",
        "On a date, in the restroom, like an adult.",
        "Around 2 p.m., when lunch reaches the surface.",
        "Right before a photo. Any photo. Passports are for ten years.",
      ],
    },
    `${capitalized(rangeInWords(product.wipesPerDay, "wipe"))} a day is the ceiling. Skin needs some of its own oil, and we’re not here to argue with it.`,
  ],
};

export const flushable: FaqItem = {
  id: "flushable",
  question: "Are they flushable?",
  answer: [
    "No. The wipes are not flushable. Not one, not once, not at someone else’s place.",
    "They’re strong paper, and pipes take that personally. Fold the sheet, drop it in the trash, walk away.",
  ],
};

/** The questions that the landing page shows. */
export const faqOnHome: readonly FaqItem[] = [whatAreTheWipes, skinTypes, whenToUse, flushable];
