// What affiliates agree to. /bros shows it; the kit's messages and pictures carry the disclosure that it asks for (Federal Trade Commission, Endorsement Guides).
import { formatUsd } from "../lib/text/money";
import { capitalized, countOf, numberWord } from "../lib/text/wording";
import { brand } from "./brand";
import { bundles } from "./bundles";
import { commissionPercent, returns } from "./promises";
import type { AffiliateRules } from "./schema";

/** "Starter $5, Bro Bundle $15": what each bundle earns at its price. */
const earnings = bundles
  .map(({ name, price }) => `${name} ${formatUsd((price * commissionPercent) / 100)}`)
  .join(", ");

const rules: AffiliateRules["rules"] = [
  {
    title: `What the ${commissionPercent}% is of`,
    text: `What the customer paid for the wipes: after discounts, without tax and shipping, less what was refunded. Gift cards, and orders that were canceled, earn nothing.`,
  },
  {
    title: "In dollars",
    text: `At full price you earn: ${earnings}. Where your code takes something off, the ${commissionPercent}% is of what is left.`,
  },
  {
    title: "When it is paid",
    text: `No waiting to start, but the money waits for the returns: an order counts once its ${countOf(returns.days, "day")} for returns are over, and is paid by the 15th of the next month.`,
  },
  {
    title: "Where you see it",
    text: `In your account at our affiliate service, which the sign-up form opens for you: each sale, what it earned, and when it is paid. The money comes the way you choose there. Something looks off? Write to ${brand.email}.`,
  },
  {
    title: "Say that it is paid",
    text: "Write “#ad” or “paid link” where nobody can miss it: with the link, before any “more”, spoken and on screen in a film. Your bio, a pile of hashtags or “thanks to” don’t count. The law asks for it, and so do we.",
  },
  {
    title: "What you may not claim",
    text: "Nothing about acne: they don’t treat, heal or prevent it. Nothing about bacteria: they don’t kill any. Nothing about flushing: they’re not flushable. No result that you haven’t seen on your own face.",
  },
  {
    title: "Not for your own orders",
    text: "Your link earns nothing on what you, or someone in your household, buys. Use a friend’s. That’s the whole idea.",
  },
  {
    title: "What ends it",
    text: "Hidden ads, forbidden claims, spam, ads on our name, coupon sites, pretending to be us. The code stops, and what those sales earned is not paid. Honest sales up to then are. You can stop whenever you like.",
  },
];

export const affiliateRules: AffiliateRules = {
  heading: "The rules.",
  lead: `${capitalized(numberWord(rules.length))} of them, flat. Whoever shares a link plays by them.`,
  linkLabel: `The rules, all ${numberWord(rules.length)} of them`,
  disclosure: "Paid link",
  rules,
};
