import type { BuyButtonLabels } from "@/content/schema";
import type { Connect } from "./checkout-store";
import { config } from "@/vendors/config";
import { campaignStore } from "@/lib/referral/campaign-store";
import { keptCampaign } from "@/lib/referral/kept-campaign";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { nextTask } from "@/lib/browser/next-task";
import { subscribeToReturn } from "@/lib/browser/visitor-return";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { BuyPage, Connection } from "@/vendors/shopify/library/buy-page";
import type { Shop } from "@/vendors/shopify/facts";

let connection: ReturnType<Connect> | null = null;

export type OpenedShop = Omit<Connection, "ownSites">;

const sendOfBrowser: typeof fetch = (...request) => fetch(...request);

/**
 * Loads the buy button and connects it to the configured shop, or to the demo store if none is configured. It keeps its first connection.
 * Therefore a slow one is awaited again, and only a failed one is replaced.
 */
export function connectShop(
  labels: BuyButtonLabels,
  shop: Shop | null,
  openDemoStore: (() => Promise<OpenedShop>) | null,
): Connect {
  const connect = async (page: BuyPage): Promise<BuyButton> => {
    const [{ openWithCode }, opened] = await Promise.all([
      import("./buy-button"),
      shop ? { shop, send: sendOfBrowser } : openDemoStore?.(),
    ]);
    if (!opened) throw new Error("This build has neither a shop nor the demo store.");
    await nextTask();
    return openWithCode({
      connection: { ...opened, ownSites: shop ? [config.siteUrl, window.location.href] : [] },
      labels,
      visitor: {
        campaign: campaignStore.current,
        keptCampaign: keptCampaign.current,
        objection: { current: () => !privacyChoice.allowed(), subscribe: privacyChoice.subscribe },
        subscribeToReturn,
      },
      page,
    });
  };
  return (page) => {
    connection ??= connect(page).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
}
