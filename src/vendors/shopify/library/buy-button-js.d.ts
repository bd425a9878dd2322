// The part of @shopify/buy-button-js that this site uses; the package ships no types.
declare module "@shopify/buy-button-js" {
  import type { drawableCart } from "@/vendors/shopify/library/drawn-cart";
  import type { drawableProduct } from "@/vendors/shopify/library/show-product";

  /** A cart as the site makes it; the library still calls it checkout. */
  export type BuyCart = ReturnType<typeof drawableCart>;
  export type BuyProduct = ReturnType<typeof drawableProduct>;

  export interface BuyClient {
    config: { domain: string; storefrontAccessToken: string };
    checkout: { fetch(id: string): Promise<BuyCart> };
    product: { fetch(id: string): Promise<BuyProduct> };
  }

  export interface BuyCartComponent {
    model: BuyCart;
    view: {
      render(): void;
      /** Takes a line off the page when it has faded, and draws the cart then. */
      animateRemoveNode(id: string): void;
    };
    /** Takes over the lines that are drawn. */
    updateCache(lineItems: BuyCart["lineItems"]): void;
  }

  export interface BuyProductComponent {
    model: BuyProduct;
    selectedVariant: BuyProduct["variants"][number] | null;
    selectedQuantity: number;
    updateVariant(optionName: string, value: string): unknown;
    /** Draws the product again, and calls the event of the same name. No request. */
    updateQuantity(change: (quantity: number) => number): void;
  }

  export interface BuyUi {
    components: { product: BuyProductComponent[] };
    createCart(config: object): Promise<BuyCartComponent>;
    /** Resolves with undefined when the product could not be shown. */
    createComponent(type: "product", config: object): Promise<BuyProductComponent | undefined>;
    openCart(): void;
    closeCart(): void;
    setActiveEl(element: Element | null): void;
  }

  const ShopifyBuy: {
    buildClient(config: BuyClient["config"]): BuyClient;
    UI: { init(client: BuyClient): BuyUi };
  };
  export default ShopifyBuy;
}
