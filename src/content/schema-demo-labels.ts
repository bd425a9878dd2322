// The names of the labels of the demo checkout. See schema-labels.ts.
import { pageMeta } from "./schema.ts";
import { group, text } from "./schema-fields.ts";

export const demoLabelSchemas = {
  "demo-checkout.ts": {
    demoCheckout: group({
      meta: pageMeta.describe("For the tab. Search engines are told to leave the page out."),
      heading: text.describe(
        "The heading of the demo checkout, where purchases end without a configured shop.",
      ),
      loading: text.describe("In place of the order until the script has read it."),
      noScript: text.describe("In place of the order for visitors without JavaScript."),
      empty: group({
        text: text.describe("In place of the order, where there is no cart, or an empty one."),
        pick: text.describe("The button to the bundles below that sentence."),
      }).describe("The page without an order."),
      order: group({
        heading: text.describe("Above the table of what was bought."),
        item: text.describe("Above the table's column of bundles."),
        quantity: text.describe("Above the table's column of numbers."),
        amount: text.describe("Above the table's column of prices."),
      }).describe("What was bought."),
      summary: group({
        heading: text.describe("Above the sums."),
        subtotal: text.describe("Before the sum of all lines, without a discount."),
        shipping: text.describe("Before what shipping costs, which is `costUsd` in shipping.ts."),
        free: text.describe("In place of that amount, where it is 0."),
        total: text.describe("Before what would be paid."),
        unknownCode: text.describe(
          "Below the sums at a discount code that the demo store does not know. {code} is it.",
        ),
        refusedCode: text.describe(
          "Below the sums at a known discount code that takes nothing off. {code} is it.",
        ),
        credit: text.describe(
          "Below the sums of an order with a referral code, also where the code takes nothing off. {code} is it.",
        ),
        payment: text.describe("Above the note about the payment."),
        paymentNote: text.describe("In place of a payment: says that nothing is charged."),
        back: text.describe("The button at the end of the sums."),
      }).describe("What would be paid."),
      received: group({
        heading: text.describe("The line that opens the list for whoever connects a shop."),
        attributes: text.describe(
          "Before the cart attributes, of which `__snowball` holds the referral code.",
        ),
        codes: text.describe("Before the discount codes of the order."),
        items: text.describe("Before the numbers of the variants and how many of each."),
        note: text.describe("Before the note of the cart."),
        campaign: text.describe("Before the parameters of the advertisement that led here."),
        nothing: text.describe("In place of a value that the order does not have."),
      }).describe("What a shop would receive with this order."),
    }),
  },
};
