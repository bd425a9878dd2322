// What the shop remarks on a change of the cart: user errors, which come instead of the change, and warnings, which come with it. Both may come
// beside a cart.
import { field, listIn } from "@/lib/field";
import type { ShopProblem, ShopReport } from "@/lib/purchase/shop-problem";
import { PAGE_LANGUAGE } from "./storefront-api";

export interface Remark {
  /** A value of CartErrorCode or CartWarningCode, perhaps of a later version. Empty where the shop gave none. */
  code: string;
  /** In the page's language; null where the shop used another one. */
  message: string | null;
  /** Whether the shop may have made the change nevertheless. */
  isWarning: boolean;
}

/** The codes that have a sentence of their own. Source: the descriptions of both enumerations in the schema of 2026-04. */
const PROBLEMS: Readonly<Record<string, ShopProblem>> = {
  MERCHANDISE_OUT_OF_STOCK: "sold-out",
  MERCHANDISE_NOT_ENOUGH_STOCK: "few-left",
  MAXIMUM_EXCEEDED: "quantity",
  LESS_THAN: "quantity",
  MINIMUM_NOT_MET: "quantity",
  INVALID_INCREMENT: "quantity",
  MERCHANDISE_NOT_APPLICABLE: "not-sold",
  SELLING_PLAN_NOT_APPLICABLE: "not-sold",
  VARIANT_REQUIRES_SELLING_PLAN: "not-sold",
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: "not-sold",
  CART_TOO_LARGE: "cart-full",
  SERVICE_UNAVAILABLE: "down",
};

/** The remarks of one mutation. Those on discount codes are read with the figures. */
export function remarksIn(mutation: unknown, answer: object): Remark[] {
  const isReadable = field(field(field(answer, "extensions"), "context"), "language") === PAGE_LANGUAGE;
  const remarks = ["userErrors", "warnings"].flatMap((kind) =>
    listIn(mutation, kind).map((entry) => {
      const [code, message] = [field(entry, "code"), field(entry, "message")];
      return {
        code: typeof code === "string" ? code : "",
        message: isReadable && typeof message === "string" ? message : null,
        isWarning: kind === "warnings",
      };
    }),
  );
  return remarks.filter(({ code }) => !code.startsWith("DISCOUNT_"));
}

/**
 * What has to be reported to the shopper about a change; null where nothing. `quantity` is how many of the changed bundle are in the cart now.
 */
export function reportOf(remarks: readonly Remark[], quantity: number): ShopReport | null {
  const reports = remarks.map(({ code, message }): ShopReport => {
    const problem = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
    if (problem === "few-left") return quantity > 0 ? { problem, quantity } : { problem: "sold-out" };
    if (problem) return { problem };
    return message === null ? { problem: "remark" } : { problem: "remark", message };
  });
  const isRemark = ({ problem }: ShopReport): number => Number(problem === "remark");
  const [first, ...rest] = reports.toSorted((one, other) => isRemark(one) - isRemark(other));
  if (!first) return null;
  const others = rest.filter(
    ({ problem, message }) => problem !== first.problem || message !== first.message,
  );
  return others.length > 0 ? { ...first, others } : first;
}

/** Whether a direct checkout would not sell what the shopper picked. A warning such as one about gift cards does not stop it. */
export function stopsCheckout({ code, isWarning }: Remark): boolean {
  return !isWarning || Object.hasOwn(PROBLEMS, code);
}
