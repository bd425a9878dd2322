// The picker without its drawing: what features/checkout/buy-panel.tsx does with the product that the buy button shows.
import type { CheckoutStore } from "@/features/checkout/checkout-store";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { ShownProduct } from "@/vendors/shopify/library/show-product";
import { ShopError, type ShopProblem } from "@/vendors/shopify/transport/shop-error";

export class HeadlessPanel {
  /** Every price that a bundle has had on the page, with the variant that the bundle sells. */
  readonly prices = new Set<string>();
  private buyButton: BuyButton | null = null;
  private product: ShownProduct | null = null;
  private clickProblem: ShopProblem | undefined;

  constructor(private readonly store: CheckoutStore) {
    store.subscribe(() => this.update());
    this.update();
  }

  /** The number of the variant that is picked. */
  private get picked(): string {
    const { bundles, chosen } = this.store.get();
    return bundles.find(({ id }) => id === chosen)?.variantId ?? "";
  }

  private update(): void {
    const { bundles, button, clickProblem } = this.store.get();
    const buyButton = button.phase === "ready" ? button.buyButton : null;
    for (const { variantId, price } of bundles) this.prices.add(`${variantId} for ${price}`);
    this.product?.select(this.picked);
    if (buyButton && buyButton !== this.buyButton) void this.show(buyButton);
    const isNews = clickProblem?.problem !== this.clickProblem;
    this.clickProblem = clickProblem?.problem;
    // Where the shop does not answer, the page keeps what it knows.
    if (isNews && this.clickProblem === "sold-out")
      this.product?.readStock().then(this.store.setVariants, () => undefined);
  }

  private async show(buyButton: BuyButton): Promise<void> {
    this.buyButton = buyButton;
    try {
      this.product = await buyButton.showProduct(document.createElement("div"), this.picked);
      this.store.setVariants(this.product.variants);
    } catch (error) {
      this.store.setProductProblem(error instanceof ShopError ? error.problem : "unknown");
    }
  }
}
