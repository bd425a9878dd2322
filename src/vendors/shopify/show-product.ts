// The product that the library draws: quantity and buttons of the picker.
import type { BuyProductComponent, BuyUi, BuyVariant } from "@shopify/buy-button-js";
import { nextTask } from "@/lib/browser/next-task";
import { numberOf } from "./ids";
import { ShopError } from "./shop-error";

export interface LiveVariant {
  /** The variant's number at Shopify. */
  id: string;
  title: string;
  available: boolean;
  /** US dollars, or null where the shop's answer holds no number. */
  price: number | null;
}

export interface ShownProduct {
  variants: LiveVariant[];
  /** Selects a variant by its number. No request; an unknown one is ignored. */
  select: (variantId: string) => void;
  /** Requests the product again and draws it. Rejects when the shop does not answer. */
  readStock: () => Promise<LiveVariant[]>;
  /** Moves the focus to the button that adds to the cart. */
  focus: () => void;
  /** Takes the product off the page. */
  remove: () => void;
}

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
  /** The product is drawn in a child of it. */
  node: HTMLElement;
  variantId: string;
}

/** Rejects with a ShopError. */
export async function showProduct(options: Options): Promise<ShownProduct> {
  const { ui, config, productId, quantity, reports, onShown, onRemoved, node, variantId } = options;
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
    throw error instanceof ShopError
      ? error
      : new ShopError(/Not Found/.test(String(error)) ? "missing" : "garbled");
  }
  onShown(product);
  if (quantity() !== product.selectedQuantity) product.updateQuantity(quantity);
  let [asked, answered] = [0, 0];
  return {
    variants: product.model.variants.map(liveVariantOf),
    select(id) {
      const [option] = product.model.options;
      const variant = product.model.variants.find((candidate) => numberOf(candidate.id) === id);
      const value = variant?.selectedOptions[0]?.value;
      if (option && value !== undefined) product.updateVariant(option.name, value);
    },
    async readStock() {
      asked += 1;
      const turn = asked;
      const fetched = await product.fetchData();
      // The answer to an earlier question may arrive after that to a later one.
      if (turn > answered) [answered, product.model] = [turn, fetched];
      const [option] = product.model.options;
      const value = product.selectedVariant?.selectedOptions[0]?.value;
      if (option && value !== undefined) product.updateVariant(option.name, value);
      return product.model.variants.map(liveVariantOf);
    },
    focus: () =>
      child.querySelector<HTMLElement>(".shopify-buy__btn:not([disabled])")?.focus({ preventScroll: true }),
    remove,
  };
}

export function liveVariantOf({ id, title, available, priceV2 }: BuyVariant): LiveVariant {
  return { id: numberOf(id), title, available, price: priceOf(priceV2?.amount) };
}

function priceOf(amount: unknown): number | null {
  const price = Number(amount ?? Number.NaN);
  return Number.isFinite(price) ? price : null;
}
