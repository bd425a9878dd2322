import { capitalized, countOf, numberWord } from "../lib/text/wording";
import { brand } from "./brand";
import { bundles } from "./bundles";
import { paymentMethods } from "./payments";
import { product } from "./product";
import { returns } from "./promises";
import type { Checkout, Drop, Hero, PageMeta } from "./schema";
import { shipping } from "./shipping";
import { pageActions } from "./site";

const sheets = countOf(product.sheetsPerPack, "sheet");

export const homeMeta: PageMeta = {
  title: `${brand.name}: charcoal face wipes that switch the shine off`,
  description: `Charcoal oil-control face wipes for men. ${product.sheetsPerPack} scent-free sheets per pack, ${countOf(product.secondsPerWipe, "second")} per wipe, ${shipping.price} ${shipping.country} shipping. Pull one. Press. Toss.`,
};

export const hero: Hero = {
  /** Two lines of the poster. The first is before, the second is after. */
  headline: { before: "Shine", after: "off." },
  /** A sheet lies on the headline. Who drags it across the first line takes the shine off. */
  wipe: {
    hint: "Wipe it.",
    /** The sheet for screen readers, a slider, and what it says. */
    label: "Wipe it. Takes the shine off the headline",
    left: "Shine left: {percent}%",
    /** On the sheet when nothing shines anymore, and what screen readers announce. */
    spent: `${product.sheetsPerPack - 1} left.`,
    done: `Shine off. ${countOf(product.sheetsPerPack - 1, "sheet")} left.`,
    /** A switch in place of the sheet, for visitors whose system is set to reduced motion. */
    matte: "Matte mode",
  },
  text: "Charcoal face wipes for the hours when your forehead starts reflecting ceiling lights. Pull one. Press. Toss.",
  buyLabel: "Buy Now",
  howLabel: "See how it works",
  priceText: { from: "From", shipping: shipping.offer },
  facts: [sheets, "Bamboo charcoal", "Scent-free", "Fits a back pocket"],
  pack: {
    name: "product/pack-hero",
    widths: [320, 480, 600, 720, 1080],
    height: 1639,
    alt: `A charcoal pack of ${brand.name} face wipes with a lime spine and a deadpan mug on the front, one sheet half pulled out.`,
  },
  slider: {
    label: "Before and after one wipe",
    before: {
      caption: "2:00 PM",
      picture: {
        name: "people/bro-1-before",
        widths: [120, 208, 388],
        height: 444,
        alt: "A man in a lime headband, his face shining and beaded with sweat.",
      },
    },
    after: {
      caption: "2:01 PM",
      picture: {
        name: "people/bro-1-after",
        widths: [120, 208, 388],
        height: 444,
        alt: "The same man a minute later, matte and a bit smug.",
      },
    },
  },
};

/** The lime band below the hero. It repeats its texts to fill any width. */
export const matteBand: readonly string[] = ["Matte mode", sheets, "No shine", "No scent", "No drama"];

export const drop: Drop = {
  heading: "The drop.",
  text: `${capitalized(numberWord(bundles.length))} sizes of the same answer. ${shipping.offer} on all of them.`,
  goLabel: pageActions.go,
  straightLabel: "Straight to checkout",
};

const forPrice = (price: string): string => (price === "free" ? price : `for ${price}`);
const goesBack = `Goes back ${forPrice(returns.price)}, unopened.`;

export const checkout: Checkout = {
  heading: "Pick your pack.",
  text: `${capitalized(forPrice(shipping.price))}, ${shipping.policy.delivery}. ${goesBack}`,
  arrival: `Arrives {days}, ${forPrice(shipping.price)}. ${goesBack}`,
  payments: {
    label: "Accepted payments",
    provider: "Checkout by Shopify",
    methods: paymentMethods,
  },
  picture: { name: "product/hand-sheet", widths: [330], height: 675, alt: "" },
  smallPicture: { name: "product/hand-sheet-square", widths: [88, 176], height: 176, alt: "" },
  sheetNote: `One sheet: ${product.sheetSize}`,
};
