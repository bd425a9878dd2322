// The library's interface without its drawing: what its cart and its product do with the client, read in buy-button-js 3.0.6
// (src/components/cart.js). The client below it is the library's own.
import type {
  BuyCart,
  BuyCartComponent,
  BuyClient,
  BuyLineItem,
  BuyProduct,
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

/** What the cart on the screen says. The price is null where there are no figures of the shop to show. */
export interface Drawn {
  lines: { id: string; variant: string; quantity: number }[];
  subtotal: string | null;
}

class HeadlessCart implements BuyCartComponent {
  /** The library's components begin with an empty object. */
  model: Partial<BuyCart> | null = {};
  private cache: BuyLineItem[] = [];

  constructor(
    private readonly client: BuyClient,
    readonly config: Config,
    private readonly area: Storage,
    private readonly onDrawn: (drawn: Drawn) => void,
    private readonly onOpen: () => void,
  ) {}

  readonly view = {
    render: (): void =>
      this.onDrawn({
        lines: this.cache.map(({ id, variant, quantity }) => ({
          id,
          variant: variant?.id.replace(/^.*\//, "") ?? "",
          quantity,
        })),
        subtotal: this.config.options.cart.viewData.amounts()?.total ?? null,
      }),
  };

  updateCache(lineItems: BuyLineItem[]): void {
    this.cache = lineItems.map((line) => ({ ...line }));
  }

  open(): void {
    this.onOpen();
    this.view.render();
  }

  private get key(): string {
    const { storefrontAccessToken, domain } = this.client.config;
    return `${storefrontAccessToken}.${domain}.checkoutId`;
  }

  async restore(): Promise<void> {
    const id = this.area.getItem(this.key);
    if (!id) {
      this.model = null;
      return;
    }
    try {
      const cart = await this.client.checkout.fetch(id);
      this.model = cart;
      if (!cart) throw new TypeError("Cannot read properties of null (reading 'completedAt')");
      this.updateCache(cart.lineItems);
    } catch {
      this.model = null;
      this.area.removeItem(this.key);
    }
  }

  async add(variantId: string, quantity: number): Promise<void> {
    this.open();
    const lineItems = [{ variantId, quantity }];
    if (this.model) {
      this.take(await this.client.checkout.addLineItems(this.model.id ?? "", lineItems));
    } else {
      const cart = await this.client.checkout.create({ lineItems });
      this.area.setItem(this.key, cart.id);
      this.take(cart);
    }
  }

  /** The plus and minus buttons count from the quantity that is drawn. */
  async step(lineId: string, by: number): Promise<void> {
    const line = this.model?.lineItems?.find(({ id }) => id === lineId);
    if (this.model?.id !== undefined && line)
      this.take(
        await this.client.checkout.updateLineItems(this.model.id, [
          { id: lineId, quantity: line.quantity + by },
        ]),
      );
  }

  private take(cart: BuyCart): void {
    this.model = cart;
    this.updateCache(cart.lineItems);
    this.view.render();
  }
}

export interface HeadlessUi extends BuyUi {
  /** Null until the library has made it. */
  cart: HeadlessCart | null;
  isOpen: boolean;
  buyNow: (() => void) | null;
}

/** The library keeps one interface for each client, and draws in the node of the cart's configuration. */
export function createHeadlessUi(
  client: BuyClient,
  report: (error: unknown) => void,
  areaOf: (node: HTMLElement) => Storage,
  onCart: (ui: HeadlessUi, node: HTMLElement) => (drawn: Drawn) => void,
): HeadlessUi {
  const ui: HeadlessUi = {
    cart: null,
    isOpen: false,
    buyNow: null,
    components: { product: [], cart: [] },
    async createCart(config) {
      const given: Config = Object(config);
      const onDrawn = onCart(ui, given.cartNode);
      ui.cart = new HeadlessCart(
        client,
        given,
        areaOf(given.cartNode),
        onDrawn,
        () => void (ui.isOpen = true),
      );
      ui.components.cart.push(ui.cart);
      await ui.cart.restore();
      ui.cart.view.render();
      return ui.cart;
    },
    async createComponent(_, config) {
      const given: Config & { id: string; variantId: string } = Object(config);
      const created = createProduct(client, given.id, given.variantId);
      const product = await created.catch((error: unknown) => report(error));
      if (!product) return undefined;
      ui.components.product.push(product);
      ui.buyNow = given.options.product.DOMEvents["click .buy-now"] ?? null;
      return product;
    },
    openCart: () => ui.cart?.open(),
    closeCart: () => void (ui.isOpen = false),
    setActiveEl: () => undefined,
  };
  return ui;
}

/** Rejects as the library does when the shop's answer is not the product. */
async function createProduct(
  client: BuyClient,
  productId: string,
  variantId: string,
): Promise<BuyProductComponent> {
  async function fetchData(): Promise<BuyProduct> {
    const answer: BuyProduct | null = await Object(client).product.fetch(
      `gid://shopify/Product/${productId}`,
    );
    if (answer === null) throw new Error("Not Found");
    return answer;
  }
  const model = await fetchData();
  const wanted = `gid://shopify/ProductVariant/${variantId}`;
  const product: BuyProductComponent = {
    model,
    fetchData,
    selectedVariant: model.variants.find(({ id }) => id === wanted) ?? model.variants[0] ?? null,
    selectedQuantity: 1,
    updateVariant: (_, value) =>
      (product.selectedVariant = product.model.variants.find(({ title }) => title === value) ?? null),
    updateQuantity: (change) => (product.selectedQuantity = change(product.selectedQuantity)),
  };
  return product;
}
