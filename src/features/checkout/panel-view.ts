// What the panel below the picker shows: a pure rule over the purchase.
import { areAllSoldOut } from "@/lib/purchase/shop-bundles";
import type { ShopReport } from "@/lib/purchase/shop-problem";
import { type ButtonState, type CheckoutState, shopProblemOf } from "./checkout-store";
import { isNotice } from "./problem-text";

type PanelPurchase = Pick<CheckoutState, "button" | "clickProblem" | "wanted" | "chosen" | "bundles">;

export interface PanelView {
  /**
   * What there is to buy with: a link to the shop's cart until the product is shown, and the product then. A link and a retry where it
   * cannot be shown. The product and a link after a click that failed. A link to us where all is sold out.
   */
  shows: "link" | "product" | "retry" | "both" | "contact";
  /** What the shop says about the last click, or why the product cannot be shown. */
  report: ShopReport | null;
  status: "opening" | "notKept" | null;
}

export function panelView(
  { button, clickProblem, wanted, chosen, bundles }: PanelPurchase,
  isProductShown: boolean,
): PanelView {
  const problem = shopProblemOf(button);
  // What the last click met is settled when the next bundle has been chosen in place of the one that was wanted.
  const isSettled = clickProblem?.problem === "sold-out" && wanted !== chosen;
  const report = (isSettled ? null : clickProblem) ?? (problem && { problem });
  const isAllSoldOut = areAllSoldOut(bundles);
  const isFailure = report !== null && !isNotice(report.problem);
  const [shown, failed] = isProductShown ? (["product", "both"] as const) : (["link", "retry"] as const);
  return {
    shows: isAllSoldOut ? "contact" : isFailure ? failed : shown,
    report,
    status: statusOf(button, isProductShown || isAllSoldOut),
  };
}

function statusOf(button: ButtonState, isDecided: boolean): PanelView["status"] {
  if (button.phase === "loading") return "opening";
  if (button.phase !== "ready") return null;
  if (!isDecided && button.problem === null) return "opening";
  return button.buyButton.storage === "lasting" ? null : "notKept";
}
