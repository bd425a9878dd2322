import type { Connect } from "./checkout-store";
import type { BuyButtonLabels } from "@/vendors/shopify/buy-button-options";
import { DEMO_SHOP } from "./demo-credentials";
import { config } from "@/vendors/config";
import { campaignStore } from "@/lib/campaign-store";
import { privacyChoice } from "@/lib/privacy-choice";
import { referralStore } from "@/lib/referral-store";
import { localStore, STORAGE_KEYS } from "@/lib/storage";
import { nextTask } from "@/lib/next-task";
import { subscribeToReturn } from "@/lib/visitor-return";
import type { BuyButton } from "@/vendors/shopify/buy-button";

let connection: ReturnType<Connect> | null = null;

/** Opens the demo store and returns what takes the place of the browser's fetch. */
type OpenDemoStore = () => Promise<typeof fetch>;

/**
 * Loads the buy button and connects it to the configured shop, or to the demo store if none is configured. The library
 * always uses its first client. Therefore a slow connection is awaited again, and only a failed one is replaced.
 */
export const connectShop =
  (labels: BuyButtonLabels, openDemoStore: OpenDemoStore | null): Connect =>
  (events) => {
    connection ??= connect(labels, openDemoStore, events).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

async function connect(
  labels: BuyButtonLabels,
  openDemoStore: OpenDemoStore | null,
  events: Parameters<Connect>[0],
): Promise<BuyButton> {
  const [{ openBuyButton }, send] = await Promise.all([
    import("@/vendors/shopify/buy-button"),
    openDemoStore ? openDemoStore() : (...request: Parameters<typeof fetch>) => fetch(...request),
  ]);
  await nextTask();
  return openBuyButton({
    ...events,
    shop: config.shop ?? DEMO_SHOP,
    send,
    labels,
    ownSites: config.shop ? [config.siteUrl, window.location.href] : [],
    code: referralStore.current,
    subscribeToCode: referralStore.subscribe,
    subscribeToReturn,
    campaign: campaignStore.current,
    objection: { current: () => !privacyChoice.allowed(), subscribe: privacyChoice.subscribe },
    memory: {
      get: () => localStore.get(STORAGE_KEYS.cartCode),
      set: (text) => localStore.set(STORAGE_KEYS.cartCode, text),
    },
    storedCartId: (key) => ({ get: () => localStore.get(key), set: (id) => localStore.set(key, id) }),
    spentCarts: {
      get: () => localStore.get(STORAGE_KEYS.spentCarts),
      set: (text) => localStore.set(STORAGE_KEYS.spentCarts, text),
    },
    cartChanges: {
      get: () => localStore.get(STORAGE_KEYS.cartChange),
      set: (text) => localStore.set(STORAGE_KEYS.cartChange, text),
      subscribe: (onChange) => localStore.subscribe(STORAGE_KEYS.cartChange, onChange),
    },
  });
}
