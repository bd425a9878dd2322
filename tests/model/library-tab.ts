// A tab with the buy button as shipped, on the library's interface without its drawing.
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import { vi } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { field, parseJson } from "@/lib/field";
import { hasSameLines } from "@/lib/purchase/cart-lines";
import type { Change, Kept } from "@/vendors/shopify/cart/state";
import { variantGid } from "@/vendors/shopify/ids";
import { type BuyButton, openBuyButton } from "@/vendors/shopify/library/buy-button";
import { type Ask, READ_PRODUCT } from "@/vendors/shopify/transport/operations";
import { labels } from "../vendors/shopify/library/labels";
import type { HeadlessLibrary } from "./headless-library";
import { type Click, ModelTab, type Shown } from "./model-tab";
import { askIn } from "./shop-answers";
import type { Failure, World } from "./world";

const SHOP = { domain: "my-shop.example", storefrontToken: "public-token", productId: "77" };
/** No sequence changes it. */
const PRODUCT = '{"data":{"node":{"variants":{"edges":[]}}}}';
const KEPT: Readonly<Record<string, Kept>> = {
  [`${SHOP.storefrontToken}.${SHOP.domain}.checkoutId`]: "cartId",
  [STORAGE_KEYS.cartCode]: "record",
  [STORAGE_KEYS.cartChange]: "change",
  [STORAGE_KEYS.spentCarts]: "spent",
};

export class LibraryTab extends ModelTab {
  readonly node = document.createElement("div");
  ui: HeadlessLibrary | null = null;
  /** What the page is told that one of each costs, in dollars. */
  private prices: Readonly<Record<string, number>> = {};
  private button: BuyButton | null = null;
  readonly isIdle = true;
  private readonly events = {
    code: (): void => undefined,
    change: (): void => undefined,
    choice: (): void => undefined,
    return: (_isFromCache: boolean): void => undefined,
  };
  constructor(name: string, world: World) {
    super(name, world);
    void this.start();
  }

  private async start(): Promise<void> {
    const { world, events } = this;
    const button = await openBuyButton({
      connection: {
        shop: SHOP,
        send: (_, init) => this.send(typeof init?.body === "string" ? init.body : "", init?.signal ?? null),
        ownSites: [],
      },
      labels,
      code: {
        current: () => world.shared.code,
        subscribe: (onChange) => {
          events.code = onChange;
          return () => undefined;
        },
      },
      visitor: {
        keptCampaign: () => world.shared.campaign,
        campaign: () => "",
        objection: {
          current: () => world.shared.objected,
          subscribe: (onChange) => void (events.choice = onChange),
        },
        subscribeToReturn: (onReturn) => void (events.return = onReturn),
      },
      storage: {
        get: (key) => world.shared[KEPT[key] ?? "spent"],
        set: (key, value) => this.keep(key, value),
        subscribe: (_, onChange) => {
          events.change = onChange;
          return () => undefined;
        },
      },
      page: {
        cartNode: this.node,
        quantity: { get: () => 1, set: () => undefined },
        sizeOf: () => null,
        onCart: ({ lines, isOwnChange, asked, prices }) => {
          this.prices = prices ?? {};
          this.checkOwn(asked ?? []);
          if (isOwnChange) this.checkOpen(lines.some(({ quantity }) => quantity > 0));
        },
        onProblem: (report) => this.report(report),
      },
    });
    await button.showProduct(document.createElement("div"), "41");
    this.button = button;
  }

  private keep(key: string, value: string | null): void {
    const what = KEPT[key];
    if (what !== undefined) this.world.keep(this, what, value);
  }

  private send(body: string, signal: AbortSignal | null): Promise<Response> {
    if (field(parseJson(body), "query") === READ_PRODUCT) return Promise.resolve(new Response(PRODUCT));
    // What a page did when it was closed goes on, so that its lock is given back.
    if (!this.isOpen) return Promise.reject(new TypeError("Failed to fetch"));
    const { world } = this;
    const sent = askIn(body);
    const consent = sent.declinesConsent ? "&consent=declined" : "";
    const checkout = `https://shop.example/?tab=${encodeURIComponent(this.name)}${consent}&cart=`;
    const { ask } = sent;
    return new Promise((resolve, reject) => {
      const failures: Record<Failure, () => void> = {
        busy: () => resolve(new Response("", { status: 429 })),
        lost: () => resolve(new Response("", { status: 503 })),
        garbled: () => resolve(new Response("<html>")),
        late: () => reject(new TypeError("Failed to fetch")),
        undone: () => undefined,
      };
      const settle = (outcome: object | Failure): void =>
        typeof outcome === "string" ? failures[outcome]() : resolve(new Response(JSON.stringify(outcome)));
      const isGivenUp = (): boolean => signal?.aborted ?? false;
      world.send({ tab: this, ask, click: this.clickOf(ask), checkout, settle, isGivenUp });
    });
  }

  /** A request does not say of which click it is. */
  private clickOf(ask: Ask): Click | null {
    if (ask.operation !== "add" && ask.operation !== "create") return null;
    const open = this.clicks.filter(
      ({ lines, isAnswered }) =>
        lines.length > 0 && !isAnswered && hasSameLines(lines, ask.lines.slice(-lines.length)),
    );
    return open.find(({ isSwap }) => !isSwap) ?? open[0] ?? null;
  }

  get isReady(): boolean {
    return this.button !== null;
  }

  get shown(): Shown | null {
    const { cart } = this.ui ?? {};
    const id = cart?.model?.id;
    if (!cart || !id) return null;
    const { lines, total } = cart.drawn;
    return {
      id,
      lines: lines.map(({ id: lineId, quantity, variant }) => {
        const variantId = variant.id.replace(variantGid(""), "");
        return { id: lineId, quantity, variantId, price: this.prices[variantId] ?? 0 };
      }),
      isExpired: this.world.shop.expired.some((expired) => expired.id === id),
      cents: total === null ? null : Math.round(Number(total.replaceAll(/[$,]/g, "")) * 100),
    };
  }

  protected change(change: Change): void {
    const [line] = change.do === "swap" ? [] : change.lines;
    if (change.do === "swap") this.button?.swap(change.from, change.to);
    else if (line && "id" in line) this.ui?.set(line.id, line.quantity);
    else if (line) this.ui?.add(variantGid(line.variantId), line.quantity);
  }

  /** "Add to cart" opens the cart, and what is in it is seen. */
  private checkOpen(isIn: boolean): void {
    const isSeen = !isIn || this.clicks.every(({ lines, isSwap }) => lines.length === 0 || isSwap);
    const isOpen = isSeen || this.ui?.cart?.isOpen === true;
    this.world.check(isOpen || this.world.met.size > 0, () => `${this.name} adds to a cart that is closed.`);
  }

  protected leaveWith({ variantId }: CartLinkItem): void {
    this.ui?.buyNow(variantGid(variantId));
  }

  protected leaveFromCart(): void {
    this.ui?.checkOut();
  }

  leftFor({ searchParams }: URL): void {
    const id = searchParams.get("cart") ?? "";
    this.leave(id, id !== this.shown?.id, searchParams.has("consent"));
  }

  comeBack(isFromCache: boolean): void {
    this.events.return(isFromCache);
  }

  hear(of: "code" | "change" | "choice"): void {
    this.events[of]();
  }

  wait(): void {
    vi.advanceTimersByTime(3_000);
  }
}
