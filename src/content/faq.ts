import { brand } from "./brand";
import type { FaqItem, PageMeta } from "./types";

export const faqMeta: PageMeta = {
  title: "FAQ: straight answers about the wipes",
  description:
    "Eleven questions about charcoal face wipes, answered flat: skin types, bald heads, scent, other skincare, and why none of them goes down a toilet.",
};

export const faqPage = {
  heading: "Fair questions",
  lead: "Eleven of them, answered flat. The toilet question is in there. The answer is no.",
  words: {
    searchLabel: "Search the answers",
    searchHint: "One word is plenty. Try “scent” or “gym”.",
    allShown: "{all} answers",
    someShown: "{shown} of {all} answers",
    noneShown: "No answer for that",
    noneHint: "Nobody has asked us that yet, or not in those words. Try a shorter one, or ask a person.",
    showAll: "Show every answer",
    askHeading: "Not in here?",
    askLabel: "Ask a person",
    linkLabel: "link to this answer",
  },
};

/** The ids of the questions that the landing page shows. */
export const faqOnHome: readonly string[] = ["what-are-the-wipes", "skin-types", "when-to-use", "flushable"];

/** 'where-made' names places that were made up with the brand: put the real ones in before selling. */
export const faq: readonly FaqItem[] = [
  {
    id: "what-are-the-wipes",
    searchWords: ["sheets", "blotting paper", "ingredients", "size", "how many", "use"],
    question: `What are ${brand.name} wipes?`,
    answer: [
      "Dry black sheets that take oil off your face. Bamboo charcoal, hemp pulp, wood pulp. Nothing else is in there.",
      "No liquid. No rinsing. No mirror, if you know where your forehead is. Press for 3 seconds and look at the sheet, not at us.",
      "There are 100 in a pack, and the pack fits a back pocket.",
    ],
  },
  {
    id: "bald-heads",
    searchWords: ["scalp", "shaved", "hair", "dome"],
    question: "Do they work on a bald head?",
    answer: [
      "Yes. Start at the eyebrows. Stop when you reach the collar.",
      "One sheet covers a face. A full dome is a two-sheet job. Budget for it.",
    ],
  },
  {
    id: "skin-types",
    searchWords: ["sensitive", "dry", "oily", "combination", "allergy", "rash"],
    question: "Which skin types are they for?",
    answer: [
      "Oily and combination skin get the most out of them. That’s who they were cut for.",
      "Normal skin has days too: July, stage lights, in-laws. Keep a pack for those.",
      "Dry skin has no surplus to hand over, so it can skip this one. If your skin is touchy, try a corner of a sheet on a small patch first. If it complains, stop.",
    ],
  },
  {
    id: "when-to-use",
    searchWords: ["often", "daily", "gym", "sweat", "shiny"],
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
      "Two or three wipes a day is the ceiling. Skin needs some of its own oil, and we’re not here to argue with it.",
    ],
  },
  {
    id: "breakouts",
    searchWords: ["acne", "pimples", "zits", "spots", "blackheads", "pores"],
    question: "Will they help with breakouts?",
    answer: [
      "They lift oil and whatever is sitting in it. That’s the entire job description.",
      "They don’t treat anything, and we won’t say they do. Use a clean sheet each time, press gently, go around anything that looks angry.",
      "If it keeps coming back, ask someone who went to school for skin. We went to school for packaging.",
    ],
  },
  {
    id: "flushable",
    searchWords: ["toilet", "flush", "septic", "bin", "trash", "compost", "recycle", "throw away"],
    question: "Are they flushable?",
    answer: [
      "No. The wipes are not flushable. Not one, not once, not at someone else’s place.",
      "They’re strong paper, and pipes take that personally. Fold the sheet, drop it in the trash, walk away.",
    ],
  },
  {
    id: "where-made",
    searchWords: ["manufactured", "country", "origin", "factory", "China", "ship"],
    question: "Where are they made?",
    answer: [
      "Thought up in Columbus, Ohio. The paper is made and cut by one mill in Taiwan that knew charcoal long before we did.",
      "Packs are checked and sent to you from inside the US. How two people ended up buying paper by the pallet is [a separate story](/about).",
    ],
  },
  {
    id: "scent",
    searchWords: ["smell", "scented", "fragrance", "perfume", "odor", "unscented"],
    question: "Do they smell of anything?",
    answer: [
      "No. Scent-free. No ocean, no timber, no midnight anything.",
      "You already picked a cologne, bro. We stay out of it.",
    ],
  },
  {
    id: "other-skincare",
    searchWords: ["moisturizer", "sunscreen", "SPF", "cleanser", "toner", "routine", "lotion"],
    question: "Can I use them with my other skincare?",
    answer: [
      "Yes. Wash, moisturize, go outside. The wipe is for the hours after that.",
      "Let creams sink in before you press, or the sheet will drink those first. Press, don’t rub.",
      "Sunscreen deserves a note: a wipe lifts a little of it along with the oil. Put some back on if you’re staying in the sun.",
    ],
  },
  {
    id: "matte-wipes",
    searchWords: ["blotting", "oil control", "difference"],
    question: "What are matte wipes?",
    answer: [
      "Same sheets, other name. People ask for oil-control wipes, blotting paper, charcoal wipes and matte wipes. All of them leave with this pack.",
      "Matte is what’s left when the shine is gone. No powder, no film, no tint. Just a face that doesn’t pick up the ceiling lights.",
    ],
  },
  {
    id: "women",
    searchWords: ["woman", "girlfriend", "wife", "female", "makeup", "men", "unisex"],
    question: "Can women use them?",
    answer: [
      "Yes. The paper has no way of checking.",
      "Over makeup, press and lift straight up instead of dragging. If the pack in your home empties at twice the planned speed, you have found out who likes it.",
    ],
  },
];
