// The campaign of an earlier visit, for a purchase that comes days after the click: kept for 30 days, and only while a code is live.
import { campaignIn } from "./campaign";
import { campaignStore } from "./campaign-store";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { referralStore } from "./referral-store";
import { DAY_MS } from "@/lib/text/day-ms";
import { localStore, STORAGE_KEYS, type SafeStorage } from "@/lib/browser/storage";

const KEPT_MS = 30 * DAY_MS;

interface Options {
  storage: Pick<SafeStorage, "get" | "set">;
  /** The campaign of this visit. */
  visit: () => string;
  /** Whether a campaign may be kept now: a code is live, and the visitor does not object. */
  mayKeep: () => boolean;
  now: () => number;
}

export function createKeptCampaign({ storage, visit, mayKeep, now }: Options) {
  const key = STORAGE_KEYS.codeCampaign;

  /** Another script, or a wrong clock, may have written to the storage. */
  function stored(): string {
    const [time, text = ""] = (storage.get(key) ?? "").split(" ");
    const age = now() - Number(time);
    return age >= 0 && age < KEPT_MS ? campaignIn(text) : "";
  }

  return {
    /** Returns the campaign of this visit, else the kept one, as the text of a query; empty when there is none, or no live code. */
    current: () => (mayKeep() ? visit() || stored() : ""),
    /** Keeps the campaign of this visit in place of an earlier one. Without a live code, and after an opt-out, removes what is kept. */
    keep: (): void => {
      if (!mayKeep()) storage.set(key, null);
      else if (visit() !== "" && visit() !== stored()) storage.set(key, `${now()} ${visit()}`);
    },
  };
}

export const keptCampaign = createKeptCampaign({
  storage: localStore,
  visit: campaignStore.current,
  mayKeep: () => privacyChoice.allowed() && referralStore.current() !== null,
  now: () => Date.now(),
});
