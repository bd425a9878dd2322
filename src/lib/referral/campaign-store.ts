// The campaign of the visit: the rules of campaign.ts, applied to a storage and to the visitor's privacy choice.
import { campaignIn } from "./campaign";
import { privacyChoice, type PrivacyChoiceStore } from "@/lib/consent/privacy-choice";
import { STORAGE_KEYS, visitStore, type SafeStorage } from "@/lib/browser/storage";

export function createCampaignStore(
  storage: SafeStorage,
  { allowed, subscribe }: Pick<PrivacyChoiceStore, "allowed" | "subscribe">,
) {
  const key = STORAGE_KEYS.campaign;
  let stopWatching: (() => void) | null = null;
  function removeRefused(): void {
    if (!allowed()) storage.set(key, null);
  }
  return {
    /** Keeps the campaign in a query instead of the earlier one. After an opt-out it removes the kept one. */
    capture(query: string): void {
      // Not when this module is imported: the build renders the pages in Node, where there is no window to listen to.
      stopWatching ??= subscribe(removeRefused);
      removeRefused();
      const campaign = campaignIn(query);
      if (allowed() && campaign) storage.set(key, campaign);
    },
    /**
     * Returns the campaign to send, as the text of a query; empty when there is none. Another script may have written to the storage, so
     * the rules are applied to what it holds.
     */
    current: () => (allowed() ? campaignIn(storage.get(key) ?? "") : ""),
  };
}

export const campaignStore = createCampaignStore(visitStore, privacyChoice);
