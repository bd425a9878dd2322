import { countInWords, countOfRange, numberWord } from "../lib/text/wording";
import { brand } from "./brand";
import { bundles } from "./bundles";
import { shipping } from "./shipping";
import type { TextPage } from "./schema";

const { cutOff, delivery, deliveryDays, processing, processingDays, tracking } = shipping.policy;
const packs = bundles.map((bundle) => bundle.packs);

export const shippingPolicy: TextPage = {
  meta: {
    title: "Shipping policy",
    description: `Shipping is ${shipping.price}, ${shipping.area}. Processed within ${processing}, delivered in ${delivery}, tracking sent ${tracking}.`,
  },
  heading: "Shipping policy",
  lead: "It leaves. It travels. It arrives. Here are the numbers for each.",
  updated: null,
  figures: [
    {
      figure: shipping.price,
      label: `on ${countInWords(Math.min(...packs), "pack")} or ${numberWord(Math.max(...packs))}`,
    },
    { figure: shipping.area, label: `a ${shipping.country} shipping address` },
    {
      figure: countOfRange(processingDays, "day"),
      label: "business days from the order, until it is processed",
    },
    {
      figure: countOfRange(deliveryDays, "day"),
      label: `business days from the order, until it is delivered; tracking ${tracking}`,
    },
  ],
  sections: [
    {
      id: "processing",
      heading: "Processing",
      blocks: [
        `Orders are processed within ${processing}. Monday to Friday count. Weekends and federal holidays don’t, and no amount of refreshing changes that.`,
        `The count starts on the business day after you order. Order at ${cutOff} or later, or on a day that doesn’t count, and it is taken as an order of the next business day.`,
        `Typed the wrong street? Send your order number to [${brand.email}](mailto:${brand.email}) as soon as you notice. We can fix an address until the pack is handed to the carrier.`,
      ],
    },
    {
      id: "delivery",
      heading: "Delivery",
      blocks: [
        `Orders are delivered in ${delivery}, counted from the order, processing included. That is an estimate, not a guarantee: weather, carriers and December all get a vote.`,
        `There is one speed. It costs ${shipping.costUsd === 0 ? "nothing extra" : shipping.price}.`,
      ],
    },
    {
      id: "tracking",
      heading: "Tracking",
      blocks: [
        `Once your order ships, tracking comes ${tracking}, to the address you gave at checkout. Not there? Look in the spam folder before you look at us.`,
      ],
    },
    {
      id: "where-we-ship",
      heading: "Where we ship",
      blocks: [
        `${shipping.area}, for now. Checkout asks for a ${shipping.country} shipping address and means it.`,
        "If another shop or marketplace offers our packs somewhere else, its own delivery terms apply to that order.",
      ],
    },
    {
      id: "late-lost-damaged",
      heading: "Late, lost or damaged",
      blocks: [
        "If the tracking stops moving, says delivered when nothing was, or the box looks like it lost a fight, [write to us](/contact). Add the order number, and a picture if there is something to see.",
        "We take it up with the carrier and make it right. Sending something back is a different trip: that one is in the [return policy](/return-policy).",
      ],
    },
  ],
};
