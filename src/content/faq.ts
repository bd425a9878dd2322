import { capitalized, numberWord } from "../lib/wording";
import { flushable, skinTypes, whatAreTheWipes, whenToUse } from "./faq-on-home";
import type { FaqItem, PageMeta } from "./schema";

/** 'where-made' names places that were made up with the brand: put the real ones in before selling. */
export const faq: readonly FaqItem[] = [
  whatAreTheWipes,
  {
    id: "bald-heads",
    searchWords: ["scalp", "shaved", "hair", "dome"],
    question: "Do they work on a bald head?",
    answer: [
      "Yes. Start at the eyebrows. Stop when you reach the collar.",
      "One sheet covers a face. A full dome is a two-sheet job. Budget for it.",
    ],
  },
  skinTypes,
  whenToUse,
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
  flushable,
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

export const faqMeta: PageMeta = {
  title: "FAQ: straight answers about the wipes",
  description: `${capitalized(numberWord(faq.length))} questions about charcoal face wipes, answered flat: skin types, bald heads, scent, other skincare, and why none of them goes down a toilet.`,
};

export const faqPage = {
  heading: "Fair questions",
  lead: `${capitalized(numberWord(faq.length))} of them, answered flat. The toilet question is in there. The answer is no.`,
  labels: {
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
