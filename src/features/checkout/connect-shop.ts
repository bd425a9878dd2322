import type { Connect, Goods } from "./checkout-store";
import type { BuyButtonLabels } from "@/vendors/shopify/buy-button-options";
import { DEMO_SHOP } from "./demo-credentials";
import { config } from "@/vendors/config";
import { campaignStore } from "@/lib/campaign-store";
import { privacyChoice } from "@/lib/privacy-choice";
import { referralStore } from "@/lib/referral-store";
import { localStore, STORAGE_KEYS } from "@/lib/storage";
import type { BuyButton } from "@/vendors/shopify/buy-button";

let connection: ReturnType<Connect> | null = null;

/**
 * Loads the buy button and connects it to the configured shop, or to the demo store if none is configured. The library
 * always uses its first client. Therefore a slow connection is awaited again, and only a failed one is replaced.
 */
export const connectShop =
  (labels: BuyButtonLabels): Connect =>
  (events, goods) => {
    connection ??= connect(labels, events, goods).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

async function connect(
  labels: BuyButtonLabels,
  events: Parameters<Connect>[0],
  goods: Goods,
): Promise<BuyButton> {
  const [{ openBuyButton }, send] = await Promise.all([
    import("@/vendors/shopify/buy-button"),
    openStore(goods),
  ]);
  return openBuyButton({
    ...events,
    shop: config.shop ?? DEMO_SHOP,
    send,
    labels,
    code: referralStore.current,
    subscribeToCode: referralStore.subscribe,
    campaign: campaignStore.current,
    objection: { current: () => !privacyChoice.allowed(), subscribe: privacyChoice.subscribe },
    memory: {
      get: () => localStore.get(STORAGE_KEYS.cartCode),
      set: (text) => localStore.set(STORAGE_KEYS.cartCode, text),
    },
    storedCartId: (key) => ({ get: () => localStore.get(key), set: (id) => localStore.set(key, id) }),
    cartChanges: {
      get: () => localStore.get(STORAGE_KEYS.cartChange),
      set: (text) => localStore.set(STORAGE_KEYS.cartChange, text),
      subscribe: (onChange) => localStore.subscribe(STORAGE_KEYS.cartChange, onChange),
    },
  });
}

async function openStore(goods: Goods): Promise<typeof fetch> {
  // The variable is compared here and not in a function, so that a build with a shop leaves out the demo store's chunk.
  const demo = import.meta.env.SHOP_DOMAIN ? null : await import("./demo-shop");
  return demo ? demo.openDemoStore(goods).fetch : (input, init) => fetch(input, init);
}
