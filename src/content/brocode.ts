import { brand } from "./brand";
import { bundles } from "./bundles";
import type { Figure, PageMeta } from "./schema";

const prices = bundles.map((bundle) => `$${bundle.price}`);

export const broCode: {
  meta: PageMeta;
  heading: string;
  lead: string;
  rules: readonly { title: string; text: string }[];
  pricing: string;
  pricingNote: string;
  prices: readonly Figure[];
} = {
  meta: {
    title: "The Bro Code: ten rules",
    description: `The ten rules of ${brand.name}, in order: carry one, share one, never flush one. Includes what it costs, which is three numbers.`,
  },
  heading: "The Bro Code",
  lead: "Ten rules. Nobody signed anything. Everybody knows.",
  rules: [
    { title: "Carry a pack.", text: "Pocket, bag, glovebox. Shine doesn’t make appointments." },
    {
      title: "Tell him before the photo.",
      text: "Quietly. A look at the forehead is enough. Then hand one over.",
    },
    { title: "Never ask for a used one back.", text: "It’s his now. It has been through something." },
    { title: "Press. Don’t scrub.", text: "It’s a face, not a pan. Three seconds, then let go." },
    {
      title: "Trash, not toilet.",
      text: "A flushed wipe is a plumber’s weekend. Find a bin. There is always a bin.",
    },
    {
      title: "Know when to stop.",
      text: "Two or three a day. After that you’re wiping for the company, and the company is fine.",
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
  ],
  pricing: `Pricing is ${prices.slice(0, -1).join(", ")} or ${prices.at(-1)}.`,
  pricingNote: "There is no rule eleven about a secret price.",
  prices: bundles.map(({ name, packs, price }) => ({
    figure: `$${price}`,
    label: `${name}: ${packs} ${packs === 1 ? "pack" : "packs"}`,
  })),
};
