// The product that the library draws: quantity and buttons of the picker.
import type { BuyProductComponent, BuyUi, BuyVariant } from "@shopify/buy-button-js";
import { nextTask } from "@/lib/browser/next-task";
import { numberOf } from "@/vendors/shopify/ids";
import { ShopError } from "@/vendors/shopify/transport/shop-error";

export interface LiveVariant {
  /** The variant's number at Shopify. */
  id: string;
  title: string;
  available: boolean;
  /** US dollars, or null where the shop's answer holds no number. */
  price: number | null;
}

export type ShownProduct = Awaited<ReturnType<typeof showProduct>>;

interface Options {
  ui: BuyUi;
  /** What the library's components have in common. */
  config: object;
  productId: string;
  /** The quantity in the picker. */
  quantity: () => number;
  /** What the library has reported; emptied first. */
  reports: unknown[];
  onShown: (product: BuyProductComponent) => void;
  onRemoved: (product: BuyProductComponent) => void;
}

/** Draws the product in a child of the node. Rejects with a ShopError. */
export async function showProduct(node: HTMLElement, variantId: string, options: Options) {
  const { ui, config, productId, quantity, reports, onShown, onRemoved } = options;
  await nextTask();
  const child = node.appendChild(document.createElement("div"));
  reports.length = 0;
  const product = await ui.createComponent("product", { ...config, node: child, id: productId, variantId });
  // The library also keeps a component that failed.
  function remove(): void {
    const kept = ui.components.product;
    const others = product ? kept.filter((component) => component !== product) : [];
    kept.splice(0, kept.length, ...others);
    if (product) onRemoved(product);
    child.remove();
  }
  if (!product) {
    remove();
    const [error] = reports;
    if (error instanceof ShopError) throw error;
    throw new ShopError(/Not Found/.test(String(error)) ? "missing" : "garbled");
  }
  onShown(product);
  if (quantity() !== product.selectedQuantity) product.updateQuantity(quantity);
  const select = (variant: BuyVariant | null | undefined): void => {
    const [option] = product.model.options;
    const value = variant?.selectedOptions[0]?.value;
    if (option && value !== undefined) product.updateVariant(option.name, value);
  };
  let [asked, answered] = [0, 0];
  return {
    variants: product.model.variants.map(liveVariantOf),
    /** Selects a variant by its number. No request; an unknown one is ignored. */
    select: (id: string): void =>
      select(product.model.variants.find((candidate) => numberOf(candidate.id) === id)),
    /** Requests the product again and draws it. Rejects when the shop does not answer. */
    readStock: async (): Promise<LiveVariant[]> => {
      asked += 1;
      const turn = asked;
      const fetched = await product.fetchData();
      // The answer to an earlier question may arrive after that to a later one.
      if (turn > answered) [answered, product.model] = [turn, fetched];
      select(product.selectedVariant);
      return product.model.variants.map(liveVariantOf);
    },
    /** Moves the focus to the button that adds to the cart. */
    focus: (): void =>
      child.querySelector<HTMLElement>(".shopify-buy__btn:not([disabled])")?.focus({ preventScroll: true }),
    /** Takes the product off the page. */
    remove,
  };
}

export function liveVariantOf({ id, title, available, priceV2 }: BuyVariant): LiveVariant {
  const price = Number(priceV2?.amount ?? Number.NaN);
  return { id: numberOf(id), title, available, price: Number.isFinite(price) ? price : null };
}
