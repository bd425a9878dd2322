// The labels of the demo checkout. See index.ts.
import type { PageMeta } from "./pages.ts";

export interface DemoCheckoutLabels {
  /** For the tab. Search engines are told to leave the page out. */
  meta: PageMeta;
  /** The heading of the demo checkout, where purchases end without a configured shop. */
  heading: string;
  /** In place of the order until the script has read it. */
  loading: string;
  /** In place of the order for visitors without JavaScript. */
  noScript: string;
  /** The page without an order. */
  empty: {
    /** In place of the order, where there is no cart, or an empty one. */
    text: string;
    /** The button to the bundles below that sentence. */
    pick: string;
  };
  /** What was bought. */
  order: {
    /** Above the table of what was bought. */
    heading: string;
    /** Above the table's column of bundles. */
    item: string;
    /** Above the table's column of numbers. */
    quantity: string;
    /** Above the table's column of prices. */
    amount: string;
  };
  /** What would be paid. */
  summary: {
    /** Above the sums. */
    heading: string;
    /** Before the sum of all lines, without a discount. */
    subtotal: string;
    /** Before what shipping costs, which is `costUsd` in shipping.ts. */
    shipping: string;
    /** In place of that amount, where it is 0. */
    free: string;
    /** Before what would be paid. */
    total: string;
    /** Below the sums at a discount code that the demo store does not know. {code} is it. */
    unknownCode: string;
    /** Below the sums at a known discount code that takes nothing off. {code} is it. */
    refusedCode: string;
    /** Below the sums of an order with a referral code, also where the code takes nothing off. {code} is it. */
    credit: string;
    /** Above the note about the payment. */
    payment: string;
    /** In place of a payment: says that nothing is charged. */
    paymentNote: string;
    /** The button at the end of the sums. */
    back: string;
    /** Below the sums, before the seller of brand.ts. */
    seller: string;
    /** Behind the seller, before the mail address and the phone number. */
    questions: string;
  };
  /** What a shop would receive with this order. */
  received: {
    /** The line that opens the list for whoever connects a shop. */
    heading: string;
    /** Before the cart attributes, of which `__snowball` holds the referral code. */
    attributes: string;
    /** Before the discount codes of the order. */
    codes: string;
    /** Before the numbers of the variants and how many of each. */
    items: string;
    /** Before the note of the cart. */
    note: string;
    /** Before the parameters of the advertisement that led here. */
    campaign: string;
    /** In place of a value that the order does not have. */
    nothing: string;
  };
}
