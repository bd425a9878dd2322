// The library's interface without its drawing: what its cart does with what the page gives it, read in buy-button-js 3.0.6 (src/components/cart.js).
import type { BuyCart, BuyCartComponent, BuyProductComponent, BuyUi } from "@shopify/buy-button-js";
import { drawableProduct } from "@/vendors/shopify/library/show-product";

type Handlers = Record<string, (event: Event, control: HTMLElement) => void>;

/** The part of the configuration that the page hands to the library. */
interface Config {
  cartNode: HTMLElement;
  options: {
    product: { DOMEvents: Handlers };
    cart: { DOMEvents: Handlers; viewData: { amounts: () => { total: string } | null } };
  };
}

class HeadlessCart implements BuyCartComponent {
  model: BuyCart = { id: "", lineItems: [], lineItemsSubtotalPrice: { amount: 0 } };
  isOpen = false;
  private cache: BuyCart["lineItems"] = [];
  /** What is on the screen. The total is null where there are no figures of the shop to show. */
  drawn: { lines: BuyCart["lineItems"]; total: string | null } = { lines: [], total: null };

  constructor(private readonly options: Config["options"]) {}

  readonly view = {
    render: (): void => {
      this.drawn = { lines: this.cache, total: this.options.cart.viewData.amounts()?.total ?? null };
    },
    // What fades has faded.
    animateRemoveNode: (): void => this.view.render(),
  };

  updateCache(lineItems: BuyCart["lineItems"]): void {
    this.cache = lineItems.map((line) => ({ ...line }));
  }
}

export class HeadlessLibrary implements BuyUi {
  cart: HeadlessCart | null = null;
  private options: Config["options"] | null = null;
  private readonly product: BuyProductComponent = {
    model: drawableProduct([]),
    selectedVariant: null,
    selectedQuantity: 1,
    updateVariant: () => undefined,
    updateQuantity: () => undefined,
  };
  readonly components = { product: [this.product] };

  /** `onCart` gets the node that a page gave for its cart. */
  constructor(private readonly onCart: (node: HTMLElement, ui: HeadlessLibrary) => void) {}

  async createCart(config: object): Promise<HeadlessCart> {
    const { cartNode, options }: Config = Object(config);
    this.options = options;
    this.cart = new HeadlessCart(options);
    this.onCart(cartNode, this);
    return this.cart;
  }

  createComponent(): Promise<BuyProductComponent> {
    return Promise.resolve(this.product);
  }

  openCart(): void {
    if (!this.cart) return;
    this.cart.isOpen = true;
    this.cart.view.render();
  }

  closeCart(): void {
    if (this.cart) this.cart.isOpen = false;
  }

  setActiveEl(): void {}

  private click(part: "product" | "cart", name: string, control = document.createElement("input")): void {
    this.options?.[part].DOMEvents[name]?.(new Event("click"), control);
  }

  private select(id: string, quantity: number): void {
    this.product.selectedVariant = { id, available: true, priceV2: { amount: 0 }, selectedOptions: [] };
    this.product.selectedQuantity = quantity;
  }

  add(id: string, quantity: number): void {
    this.select(id, quantity);
    this.click("product", "click .shopify-buy__btn");
  }

  buyNow(id: string): void {
    this.select(id, 1);
    this.click("product", "click .buy-now");
  }

  set(id: string, quantity: number): void {
    const field = document.createElement("input");
    Object.assign(field, { type: "number", value: String(quantity) });
    field.setAttribute("data-line-item-id", id);
    this.click("cart", "blur .shopify-buy__quantity.shopify-buy__cart-item__quantity-input", field);
  }

  checkOut(): void {
    this.click("cart", "click .shopify-buy__btn.shopify-buy__btn--cart-checkout");
  }
}
