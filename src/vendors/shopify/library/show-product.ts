// The product that the library draws: quantity and buttons of the picker.
import type { BuyClient, BuyUi } from "@shopify/buy-button-js";
import { nextTask } from "@/lib/browser/next-task";
import { variantGid } from "@/vendors/shopify/ids";
import type { LiveVariant } from "@/vendors/shopify/transport/read-product";
import { ShopError } from "@/lib/purchase/shop-problem";

/** The page has a picker of its own, so the variants need one option with any name. */
const OPTION = "variant";

export type ShownProduct = Awaited<ReturnType<typeof showProduct>>;

interface Options {
  client: BuyClient;
  ui: BuyUi;
  config: object;
  productId: string;
  /** Asks the shop. Rejects with a ShopError. */
  readVariants: () => Promise<LiveVariant[]>;
  pickedQuantity: () => number;
}

/** Draws the product in a child of the node. Rejects with a ShopError. */
export async function showProduct(node: HTMLElement, variantId: string, options: Options) {
  const { client, ui, config, productId, readVariants, pickedQuantity } = options;
  await nextTask();
  let variants = await readVariants();
  client.product.fetch = async () => drawableProduct(variants);
  const child = node.appendChild(document.createElement("div"));
  const product = await ui.createComponent("product", { ...config, node: child, id: productId, variantId });
  function remove(): void {
    // The library also keeps a component that failed.
    ui.components.product = ui.components.product.filter((created) => product && created !== product);
    child.remove();
  }
  if (!product) {
    remove();
    throw new ShopError("garbled");
  }
  if (pickedQuantity() !== product.selectedQuantity) product.updateQuantity(pickedQuantity);
  let [asked, answered] = [0, 0];
  return {
    variants,
    /** Selects a variant by its number. No request; an unknown one is ignored. */
    select: (id: string): void => {
      if (variants.some((variant) => variant.id === id)) product.updateVariant(OPTION, id);
    },
    /** Requests the product again and draws it. Rejects when the shop does not answer. */
    readStock: async (): Promise<LiveVariant[]> => {
      asked += 1;
      const turn = asked;
      const fetched = await readVariants();
      // The answer to an earlier question may arrive after that to a later one.
      if (turn > answered) [answered, variants] = [turn, fetched];
      product.model = drawableProduct(variants);
      const selected = product.selectedVariant?.selectedOptions[0]?.value;
      if (selected !== undefined) product.updateVariant(OPTION, selected);
      return variants;
    },
    /** Moves the focus to the button that adds to the cart. */
    focus: (): void =>
      child.querySelector<HTMLElement>(".shopify-buy__btn:not([disabled])")?.focus({ preventScroll: true }),
    remove,
  };
}

/** What the library needs to draw quantity and buttons. */
export function drawableProduct(variants: readonly LiveVariant[]) {
  return {
    images: [],
    options: [{ name: OPTION, values: [] }],
    variants: variants.map(({ id, available, price }) => ({
      id: variantGid(id),
      available,
      priceV2: { amount: price ?? 0 },
      selectedOptions: [{ name: OPTION, value: id }],
    })),
  };
}
