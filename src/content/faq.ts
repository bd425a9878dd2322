import { formatUsd } from "../lib/text/money";
import { capitalized, countOf, numberWord } from "../lib/text/wording";
import { brand } from "./brand";
import { bundles } from "./bundles";
import { flushable, skinTypes, whatAreTheWipes, whenToUse } from "./faq-on-home";
import { product } from "./product";
import { returns } from "./promises";
import type { FaqItem, FaqPage, PageMeta } from "./schema";
import { shipping } from "./shipping";

const { delivery, processing, tracking } = shipping.policy;
const { phone } = brand.seller;
const mail = `[${brand.email}](mailto:${brand.email})`;

const group = (begins: string, item: FaqItem): FaqItem => ({ ...item, begins });
const searched = (item: FaqItem, ...searchWords: readonly string[]): FaqItem => ({ ...item, searchWords });

/**
 * `searchWords` are words that buyers type. The search of the page finds other forms and common misspellings by itself.
 * 'where-made' names places, and 'size' figures, that were made up with the brand: put the real ones in before selling.
 */
export const faq: readonly FaqItem[] = [
  group(
    "The face.",
    searched(whatAreTheWipes, "sheets", "blotting paper", "ingredients", "size", "how many", "use"),
  ),
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
    id: "beard",
    searchWords: ["beard", "beards", "stubble", "mustache", "shave", "lint"],
    question: "Do they work with a beard?",
    answer: [
      "Yes. Hemp pulp keeps the sheet in one piece on stubble, so it leaves no lint behind.",
      "Press the parts that shine: forehead, nose, the cheeks above the beard. Paper can’t reach the skin under a full one, and it won’t pretend to. That’s a job for soap.",
    ],
  },
  searched(skinTypes, "sensitive", "dry", "oily", "combination", "allergy", "rash"),
  searched(whenToUse, "often", "daily", "gym", "sweat", "shiny"),
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
    id: "skin-reaction",
    searchWords: [
      "allergic",
      "allergy",
      "rash",
      "burning",
      "itch",
      "red",
      "irritation",
      "side effects",
      "report",
    ],
    question: "My skin reacted. What now?",
    answer: [
      "Stop using them and rinse with plain water. If it’s bad or it stays, see a doctor first and us second.",
      `Then tell us: ${mail}${phone === null ? "" : ` or ${phone}`}. Say what happened and when, and your order number. Keep the pack. A person reads it, and we keep a record of every report.`,
      "You can also report it to the FDA: [MedWatch](https://www.fda.gov/medwatch) takes reports from anyone.",
    ],
  },
  group(
    "The paper.",
    searched(flushable, "toilet", "flush", "septic", "bin", "trash", "compost", "recycle", "throw away"),
  ),
  {
    id: "ingredients",
    searchWords: ["ingredients", "material", "contains", "chemicals", "alcohol", "charcoal", "hemp"],
    question: "What’s in them?",
    answer: [
      "This is the whole list:",
      { list: product.ingredients.map((ingredient) => `${capitalized(ingredient)}.`) },
      "No liquid, so nothing to keep it fresh either. If one of these is on your own list, skip us.",
    ],
  },
  {
    id: "size",
    searchWords: ["size", "big", "dimensions", "inches", "large", "small", "pocket", "count"],
    question: "How big is a sheet, and a pack?",
    answer: [
      `A sheet is ${product.sheetSize}. A pack is 4.2 by 3 by 0.7 inches, and holds ${product.sheetsPerPack} sheets.`,
      "In pocket terms: a deck of cards that gave up poker.",
    ],
  },
  {
    id: "where-made",
    searchWords: ["manufactured", "country", "origin", "factory", "China"],
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
  {
    begins: "The package.",
    id: "price",
    searchWords: ["price", "prices", "pricing", "cost", "costs", "much", "expensive", "dollars", "bundles"],
    question: "How much do they cost?",
    answer: [
      {
        list: bundles.map(
          ({ name, packs, price }) => `${name}: ${countOf(packs, "pack")}, ${formatUsd(price)}.`,
        ),
      },
      `${shipping.offer}. Tax, where it applies, is shown at checkout before you pay.`,
      "The date at each size is how long its sheets last, counted from the last day of the arrival, at the wipes a day that you pick. It counts sheets, and says nothing of your skin.",
      `Same sheets in every size, ${product.sheetsPerPack} to a pack. They’re at [the drop](/#the-drop?offset=50).`,
    ],
  },
  {
    id: "discounts",
    searchWords: ["discount", "discounts", "coupon", "promo", "code", "codes", "sale", "deal", "voucher"],
    question: "Is there a discount?",
    answer: [
      "If somebody sends you one. Some referral links carry a discount. Follow the link, and the code comes along to your cart.",
      "How much comes off depends on the code, and it can be nothing. It can’t be used on an order already placed. The [terms](/terms#promos-and-discounts) have the rest.",
    ],
  },
  {
    id: "shipping",
    searchWords: [
      "shipping",
      "ship",
      "delivery",
      "deliver",
      "arrive",
      "time",
      "long",
      "free",
      "international",
      "shipment",
      "postage",
    ],
    question: "How does shipping work?",
    answer: [
      `Shipping is ${shipping.price}, ${shipping.area}. Orders are processed within ${processing} and delivered in ${delivery}.`,
      "That’s an estimate, not a guarantee. The [shipping policy](/shipping-policy) has the fine print, and what happens when a package goes missing.",
    ],
  },
  {
    id: "tracking",
    searchWords: ["tracking", "track", "package", "status", "order"],
    question: "Where is my order?",
    answer: [
      `Tracking comes ${tracking}, to the address you gave at checkout, once your order ships. Orders are processed within ${processing}. Not there? Look in the spam folder.`,
      "If the tracking stops moving, or says delivered when nothing was, [write to us](/contact) with your order number.",
    ],
  },
  {
    id: "cancel",
    searchWords: ["cancel", "canceled", "cancellation", "change", "wrong", "address"],
    question: "Can I cancel or change an order?",
    answer: [
      `Until it has shipped, yes. Write to ${mail} with your order number and what should change. Orders are processed within ${processing}, so don’t think it over for long.`,
      `After that, let it arrive and leave the pack shut. An unopened pack goes back for ${returns.price}.`,
    ],
  },
  {
    id: "returns",
    searchWords: ["return", "returns", "refund", "refunds", "money", "exchange", "opened"],
    question: "Can I send them back?",
    answer: [
      `Yes, for ${countOf(returns.days, "day")} from delivery, if the pack is unopened, unused and in its original packaging. The label ${returns.costUsd === 0 ? "is prepaid" : `costs ${returns.price}`}, and there is no restocking fee.`,
      `The refund typically comes within ${countOf(returns.refundBusinessDays, "business day")} after we have received and inspected the pack. The steps are in the [return policy](/return-policy).`,
    ],
  },
];

export const faqMeta: PageMeta = {
  title: "FAQ: straight answers about the wipes",
  description: `${capitalized(numberWord(faq.length))} questions about charcoal face wipes, answered flat: skin types, beards, scent, shipping, returns, and why no wipe goes down a toilet.`,
};

export const faqPage: FaqPage = {
  heading: "Fair questions",
  lead: `${capitalized(numberWord(faq.length))} of them, answered flat. The toilet question is in there. The answer is no.`,
  labels: {
    searchLabel: "Search the answers",
    searchHint: "One word is plenty. Try “scent” or “refund”.",
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
