// The picker without its drawing: what features/checkout/buy-panel.tsx does with the product that the buy button shows.
import type { CheckoutStore } from "@/features/checkout/checkout-store";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { ShownProduct } from "@/vendors/shopify/library/show-product";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";

export function runPanel(store: CheckoutStore): void {
  let shownBy: BuyButton | null = null;
  let product: ShownProduct | null = null;
  let told: ShopProblem | undefined;

  /** The number of the variant that is picked. */
  const picked = (): string => {
    const { bundles, chosen } = store.get();
    return bundles.find(({ id }) => id === chosen)?.variantId ?? "";
  };

  async function show(buyButton: BuyButton): Promise<void> {
    shownBy = buyButton;
    try {
      product = await buyButton.showProduct(document.createElement("div"), picked());
      store.setVariants(product.variants);
    } catch (error) {
      store.setProductProblem(error instanceof ShopError ? error.problem : "unknown");
    }
  }

  function update(): void {
    const { button, clickProblem } = store.get();
    product?.select(picked());
    if (button.phase === "ready" && button.buyButton !== shownBy) void show(button.buyButton);
    const isNews = clickProblem?.problem !== told;
    told = clickProblem?.problem;
    // Where the shop does not answer, the page keeps what it knows.
    if (isNews && told === "sold-out") product?.readStock().then(store.setVariants, () => undefined);
  }

  store.subscribe(update);
  update();
}
