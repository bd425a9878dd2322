// What the page hands to the buy button.
import type { BuyButtonLabels } from "@/content/schema";
import type { SafeStorage } from "@/lib/browser/storage";
import type { CartLinkItem } from "@/lib/purchase/cart-link";
import type { CartFigures } from "@/lib/purchase/offer";
import type { Shop } from "@/vendors/shopify/facts";
import type { ShopReport } from "@/lib/purchase/shop-problem";

export interface Connection {
  shop: Shop;
  /** The demo store's answers, or the browser's fetch. */
  send: typeof fetch;
  /** Addresses of this site; none where its own pages are the checkout. */
  ownSites: readonly string[];
}

export interface CartReport {
  lines: CartLinkItem[];
  /** Null where they cannot be read. */
  figures: CartFigures | null;
  /** Whether the shopper changed the lines in this tab. */
  isOwnChange: boolean;
  /** The variants that the shopper's change was about; all of them where that is not known. */
  asked?: readonly string[];
  /** What one of each variant in the cart costs before discounts, in dollars, by its number. */
  prices?: Readonly<Record<string, number>>;
}

export interface BuyPage {
  /** Empty element that the cart is drawn in, as long as the page is open. */
  cartNode: HTMLElement;
  /** The quantity in the picker; `set` gets whole numbers from 1 on. */
  quantity: { get: () => number; set: (quantity: number) => void };
  /** What is in the bundle of a variant, by its number; null where no bundle has it. */
  sizeOf: (variantId: string) => string | null;
  /** The cart, whenever it may have changed. */
  onCart: (cart: CartReport) => void;
  onProblem: (report: ShopReport) => void;
}

export interface BuyButtonOptions {
  connection: Connection;
  labels: BuyButtonLabels;
  /** The live referral code. */
  code: { current: () => string | null; subscribe: (onChange: () => void) => () => void };
  /** What the page knows of its visitor, read each time it is needed. */
  visitor: {
    /** The campaign for the address of the checkout; empty when there is none. */
    campaign: () => string;
    /** The campaign for a cart with the live code: this one, or that of an earlier visit. */
    keptCampaign: () => string;
    /** To the use of personal data. Calls back after the choice has changed, also in another tab. */
    objection: { current: () => boolean; subscribe: (onChange: () => void) => void };
    /** Calls back when the visitor comes back to the page. */
    subscribeToReturn: (onReturn: (isFromCache: boolean) => void) => void;
  };
  /** Storage that all tabs share. */
  storage: Pick<SafeStorage, "get" | "set" | "subscribe">;
  page: BuyPage;
}
