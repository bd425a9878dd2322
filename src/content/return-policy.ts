import { capitalized, countOf } from "../lib/text/wording";
import { brand } from "./brand";
import { returns } from "./promises";
import type { TextPage } from "./schema";

const returnDays = countOf(returns.days, "day");
const label = returns.costUsd === 0 ? "prepaid label" : `label for ${returns.price}`;

export const returnPolicy: TextPage = {
  meta: {
    title: "Return policy",
    description: `${returnDays} from delivery, a ${label}, no restocking fee. What we take back, how to send it, and when the refund shows up.`,
  },
  heading: "Return policy",
  lead: "You changed your mind. It happens, bro. Here is how the pack comes home.",
  updated: null,
  figures: [
    { figure: returnDays, label: "from delivery, to ask for a return" },
    {
      figure: capitalized(returns.price),
      label: `for unopened packs, by mail, with ${returns.costUsd === 0 ? "a prepaid" : "our"} label`,
    },
    { figure: "$0", label: "restocking fee" },
    {
      figure: countOf(returns.refundBusinessDays, "day"),
      label: "business days, typically, from inspection to refund",
    },
  ],
  sections: [
    {
      id: "window",
      heading: "How long you have",
      blocks: [
        `You can ask for a return for ${returnDays} from delivery. The day the carrier marks as delivered is day zero.`,
      ],
    },
    {
      id: "what-we-take-back",
      heading: "What we take back",
      blocks: [
        {
          list: [
            "Unopened, unused items.",
            "In their original packaging.",
            "Defective or not. You don’t need a reason.",
          ],
        },
        "An opened pack can’t be returned, because it’s a thing for faces. If you opened one and found something wrong with it, tell us anyway and we’ll look at it with you. Nothing here takes away a right the law gives you.",
      ],
    },
    {
      id: "how-to-return",
      heading: "How to send it back",
      blocks: [
        `Returns go by mail and ${returns.costUsd === 0 ? "are free" : `cost ${returns.price}`}.`,
        {
          list: [
            `Email [${brand.email}](mailto:${brand.email}) with your order number and what you’re returning.`,
            `We send you a ${label}. Lost it? We can send the label again.`,
            "Stick it on the box and drop it off with the carrier named on it. Keep the receipt.",
          ],
        },
        "Please don’t ship anything without the label. It would arrive as a mystery.",
      ],
    },
    {
      id: "cost",
      heading: "What it costs",
      blocks: [
        returns.costUsd === 0
          ? "Nothing. The label is on us and there is no restocking fee."
          : `${capitalized(returns.price)} for the label. There is no restocking fee.`,
      ],
    },
    {
      id: "refund",
      heading: "When you get your money",
      blocks: [
        `We open the package, check it and refund you, typically within ${countOf(returns.refundBusinessDays, "business day")} after we have received and inspected it. An email says when it’s done.`,
        "The money goes back the way you paid. Your bank may need a few days of its own to show it.",
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      blocks: [
        "Anything this page didn’t cover goes to [the contact page](/contact). For a package that never showed up, see [shipping](/shipping-policy).",
      ],
    },
  ],
};
