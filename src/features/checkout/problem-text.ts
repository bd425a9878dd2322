// The sentences about a problem with the shop.
import type { ShopProblems } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import type { ShopProblem, ShopReport } from "@/lib/purchase/shop-problem";

export function problemText(texts: ShopProblems, report: ShopReport): string {
  const { problem, quantity = 0, message, others = [] } = report;
  const own =
    message === undefined ? fillText(texts[problem], { quantity }) : fillText(texts.quoted, { message });
  return [own, ...others.map((other) => problemText(texts, other))].join(" ");
}

/** Whether nothing is left to be bought elsewhere: the cart has what the shop gives, or is a new one. */
export function isNotice(problem: ShopProblem | undefined): boolean {
  return problem === "cart-gone" || problem === "few-left";
}
