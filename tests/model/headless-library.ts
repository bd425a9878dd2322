// The library's interface without its drawing: what its cart does with the client, read in buy-button-js 3.0.6 (src/components/cart.js).
import type {
  BuyCart,
  BuyCartComponent,
  BuyClient,
  BuyLineItem,
  BuyProductComponent,
  BuyUi,
} from "@shopify/buy-button-js";

type Handlers = Record<string, () => void>;

/** The part of the configuration that the page hands to the library. */
interface Config {
  cartNode: HTMLElement;
  options: {
    product: { DOMEvents: Handlers };
    cart: { DOMEvents: Handlers; viewData: { amounts: () => { total: string } | null } };
  };
}

export type Area = Pick<Storage, "getItem" | "setItem" | "removeItem">;

class HeadlessCart implements BuyCartComponent {
  /** The library's components begin with an empty object. */
  model: Partial<BuyCart> | null = {};
  isOpen = false;
  private cache: BuyLineItem[] = [];
  /** What is on the screen. The total is null where there are no figures of the shop to show. */
  drawn: { lines: BuyLineItem[]; total: string | null } = { lines: [], total: null };

  constructor(
    private readonly client: BuyClient,
    private readonly options: Config["options"],
    private readonly area: Area,
  ) {}

  readonly view = {
    render: (): void => {
      this.drawn = { lines: this.cache, total: this.options.cart.viewData.amounts()?.total ?? null };
    },
  };

  updateCache(lineItems: BuyLineItem[]): void {
    this.cache = lineItems.map((line) => ({ ...line }));
  }

  open(): void {
    this.isOpen = true;
    this.view.render();
  }

  private get key(): string {
    const { storefrontAccessToken, domain } = this.client.config;
    return `${storefrontAccessToken}.${domain}.checkoutId`;
  }

  async restore(): Promise<void> {
    const id = this.area.getItem(this.key);
    try {
      this.model = id === null ? null : await this.client.checkout.fetch(id);
      if (this.model) this.updateCache(this.model.lineItems ?? []);
    } catch {
      this.model = null;
      this.area.removeItem(this.key);
    }
    this.view.render();
  }

  async add(variantId: string, quantity: number): Promise<void> {
    this.open();
    const lineItems = [{ variantId, quantity }];
    if (this.model) return this.take(await this.client.checkout.addLineItems(this.model.id ?? "", lineItems));
    const cart = await this.client.checkout.create({ lineItems });
    this.area.setItem(this.key, cart.id);
    this.take(cart);
  }

  async set(id: string, quantity: number): Promise<void> {
    if (this.model?.lineItems?.some((line) => line.id === id))
      this.take(await this.client.checkout.updateLineItems(this.model.id ?? "", [{ id, quantity }]));
  }

  private take(cart: BuyCart): void {
    this.model = cart;
    this.updateCache(cart.lineItems);
    this.view.render();
  }
}

export class HeadlessLibrary implements BuyUi {
  cart: HeadlessCart | null = null;
  private options: Config["options"] | null = null;
  readonly components: { product: unknown[]; cart: HeadlessCart[] } = { product: [], cart: [] };
  private readonly product: BuyProductComponent = {
    model: { images: [], options: [], variants: [] },
    selectedVariant: null,
    selectedQuantity: 1,
    updateVariant: () => undefined,
    updateQuantity: () => undefined,
  };

  /** `onCart` returns the storage of the page that has this node. */
  constructor(
    private readonly client: BuyClient,
    private readonly onCart: (node: HTMLElement, ui: HeadlessLibrary) => Area,
  ) {}

  async createCart(config: object): Promise<HeadlessCart> {
    const { cartNode, options }: Config = Object(config);
    this.options = options;
    this.cart = new HeadlessCart(this.client, options, this.onCart(cartNode, this));
    this.components.cart.push(this.cart);
    await this.cart.restore();
    return this.cart;
  }

  createComponent(): Promise<BuyProductComponent> {
    return Promise.resolve(this.product);
  }

  openCart(): void {
    this.cart?.open();
  }

  closeCart(): void {
    if (this.cart) this.cart.isOpen = false;
  }

  setActiveEl(): void {}

  buyNow(id: string): void {
    this.product.selectedVariant = {
      id,
      available: true,
      priceV2: { amount: 0 },
      selectedOptions: [],
    };
    this.options?.product.DOMEvents["click .buy-now"]?.();
  }

  checkOut(): void {
    this.options?.cart.DOMEvents["click .shopify-buy__btn.shopify-buy__btn--cart-checkout"]?.();
  }
}
