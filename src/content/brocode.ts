import { formatUsd } from "../lib/text/money";
import {
  capitalized,
  countInWords,
  countOf,
  listWithOr,
  numberWord,
  rangeInWords,
} from "../lib/text/wording";
import { brand } from "./brand";
import { bundles } from "./bundles";
import { product } from "./product";
import type { BroCode } from "./schema";

interface Priced {
  name: string;
  packs: number;
  price: number;
}

/** What the page says of the prices: those of the content, and the shop's once it has answered. */
export const pricingText = (priced: readonly Priced[]): string =>
  `Pricing is ${listWithOr(priced.map(({ price }) => formatUsd(price)))}.`;

export const priceFigures = (priced: readonly Priced[]): BroCode["prices"] =>
  priced.map(({ name, packs, price }) => ({
    figure: formatUsd(price),
    label: `${name}: ${countOf(packs, "pack")}`,
  }));

const rules: readonly { title: string; text: string }[] = [
  { title: "Carry a pack.", text: "Pocket, bag, glove box. Shine doesn’t make appointments." },
  {
    title: "Tell him before the photo.",
    text: "Quietly. A look at the forehead is enough. Then hand one over.",
  },
  { title: "Never ask for a used one back.", text: "It’s his now. It has been through something." },
  {
    title: "Press. Don’t scrub.",
    text: `It’s a face, not a pan. ${capitalized(countInWords(product.secondsPerWipe, "second"))}, then let go.`,
  },
  {
    title: "Trash, not toilet.",
    text: "A flushed wipe is a plumber’s weekend. Find a trash can. There is always one.",
  },
  {
    title: "Know when to stop.",
    text: `${capitalized(rangeInWords(product.wipesPerDay))} a day. After that you’re wiping for the company, and the company is fine.`,
  },
  {
    title: "No speeches about the routine.",
    text: "Somebody asks what you did, bro, you say “nothing.” It’s nearly true.",
  },
  {
    title: "Their face, their business.",
    text: "Offer once. Offer kindly. If the answer is no, the answer was no.",
  },
  {
    title: "Leave one for the next guy.",
    text: "The last sheet in a shared pack is not yours. It was never yours.",
  },
  {
    title: "Keep a flat face.",
    text: "No before-and-after victory lap. The mug wouldn’t. The lights will notice by themselves.",
  },
];

const count = countInWords(rules.length, "rule");

export const broCode: BroCode = {
  meta: {
    title: `The Bro Code: ${count}`,
    description: `The ${count} of ${brand.name}, in order: carry one, share one, never flush one. Includes what it costs, which is ${countInWords(bundles.length, "number")}.`,
  },
  heading: "The Bro Code",
  lead: `${capitalized(count)}. Nobody signed anything. Everybody knows.`,
  rules,
  pricing: pricingText(bundles),
  pricingNote: `There is no rule ${numberWord(rules.length + 1)} about a secret price.`,
  pricesLabel: "Prices",
  prices: priceFigures(bundles),
};
