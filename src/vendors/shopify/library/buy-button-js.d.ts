// The part of @shopify/buy-button-js that this site uses; the package ships no types.
declare module "@shopify/buy-button-js" {
  export interface BuyVariant {
    /** gid://shopify/ProductVariant/… */
    id: string;
    priceV2: { amount: number };
  }

  export interface BuyProductVariant extends BuyVariant {
    available: boolean;
    selectedOptions: { name: string; value: string }[];
  }

  export interface BuyLineItem {
    id: string;
    title: string;
    quantity: number;
    variant: BuyVariant & { title: string; image: { src: string } | null };
    discountAllocations: readonly never[];
  }

  /** A cart; the library still says checkout. */
  export interface BuyCart {
    id: string;
    lineItems: BuyLineItem[];
    lineItemsSubtotalPrice: { amount: number };
  }

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
    updateCache(lineItems: BuyLineItem[]): void;
  }

  export interface BuyProduct {
    images: readonly never[];
    options: { name: string; values: readonly never[] }[];
    variants: BuyProductVariant[];
  }

  export interface BuyProductComponent {
    model: BuyProduct;
    selectedVariant: BuyProductVariant | null;
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
