// New carts, each with the live referral code.
import type { BuyCart, BuyCartInput, BuyClient, BuyLineInput } from "@shopify/buy-button-js";
import { withReferralAttribute } from "@/lib/purchase/code-plan";
import { warnOnce } from "@/lib/log";
import { reportOfError } from "@/vendors/shopify/transport/cart-answers";
import { copyLines } from "./cart-lines";
import { remarksOf, reportOf, stopsCheckout } from "@/vendors/shopify/transport/remarks";
import { ShopError } from "@/vendors/shopify/transport/shop-error";

/** Keeps the client's own method, so call this before it is replaced. Code and campaign are read for each cart. */
export function createCarts({ checkout }: BuyClient, code: () => string | null, campaign: () => string) {
  const createCart = checkout.create.bind(checkout);

  /** Resolves with the cart and the code that it was given. */
  async function create(input: BuyCartInput): Promise<{ cart: BuyCart; live: string | null }> {
    const live = code();
    if (live === null) warnOnce("There is no referral code, so the cart carries none.");
    const attributes = input.customAttributes ?? [];
    const cart = await createCart({
      ...input,
      lineItems: copyLines(input.lineItems),
      // The discount code follows from the attribute; see shop-fetch.ts.
      customAttributes:
        live === null ? attributes : (withReferralAttribute(attributes, live, campaign()) ?? attributes),
    });
    return { cart, live };
  }

  return {
    create,
    /** A cart of its own for these lines. Resolves with the address of its checkout; rejects with a ShopError. */
    createForCheckout: async (lines: BuyLineInput[]): Promise<string> => {
      try {
        const { webUrl, userErrors } = (await create({ lineItems: lines })).cart;
        const report = reportOf(remarksOf(userErrors).filter(stopsCheckout), 0);
        if (report) throw new ShopError(report.problem, report);
        return webUrl;
      } catch (error) {
        const { problem, ...detail } = reportOfError(error);
        throw new ShopError(problem, detail);
      }
    },
  };
}
