// Safe access to the browser's storage: reading and writing never throw. When the browser denies storage, or storage is
// full, values are kept in memory for the visit.
import { warnOnce } from "@/lib/log";

/**
 * Every key this site writes, except that of the cart's id. That key is the Buy Button's own (vendors/shopify/library/buy-button.ts): it contains
 * the shop's token and domain.
 */
export const STORAGE_KEYS = {
  referralCode: "snowball_code",
  /** In session storage: user input in the contact form that was not sent. */
  contactDraft: "mugworks_contact_draft",
  /** In session storage: the advertisement that brought the visitor; see lib/referral/campaign.ts. */
  campaign: "mugworks_campaign",
  /** The campaign of an earlier visit; see lib/referral/kept-campaign.ts. */
  codeCampaign: "mugworks_cart_campaign",
  /** In session storage: the chosen bundle and the quantity in the picker; see features/checkout/kept-choice.ts. */
  choice: "mugworks_choice",
  /** In session storage: the bundle that was clicked, until the checkout reads it; see lib/purchase/bundle-clicks.ts. */
  clicked: "mugworks_clicked",
  /** In session storage: the last swap of bundles in the cart; see lib/purchase/upgrade.ts. */
  swapped: "mugworks_swapped",
  /** What the cart holds, for pages that have not asked the shop; see lib/purchase/kept-cart.ts. */
  keptCart: "mugworks_kept_cart",
  /** Which referral code a cart is known to have: Shopify may not return a private attribute. */
  cartCode: "mugworks_cart_code",
  /** What the cart holds after the last change, so that other tabs notice it. */
  cartChange: "mugworks_cart_change",
  /** The carts that the shopper took to the checkout; see spent-carts.ts in lib/purchase. */
  spentCarts: "mugworks_spent_carts",
  demoStore: "mugworks_demo_store",
  /** In session storage: the handle of the suspect whom the visitor wiped last, for the receipt of the demo store. */
  lastWiped: "mugworks_last_wiped",
  /** Records of referral codes that the last page load found expired, for one more load; see lib/referral/referral-store.ts. */
  droppedCodes: "mugworks_dropped_codes",
  /** In session storage: what the affiliate service answered on referral codes. */
  discount: "mugworks_discount",
  popupShown: "mugworks_popup_shown",
  /** Present after an opt-out; see lib/consent/privacy-choice.ts. */
  privacyChoice: "mugworks_privacy_choice",
  /** Present after the page was reloaded to end the scripts that ran before an opt-out. */
  privacyReload: "mugworks_privacy_reload",
  probe: "mugworks_probe",
  reloadedForChunk: "mugworks_reloaded_for_chunk",
  /** Live records of referral codes that a later one replaced. */
  replacedCodes: "mugworks_replaced_codes",
  /** In session storage: present once the visitor was told that Global Privacy Control is honored. */
  privacyShown: "mugworks_privacy_shown",
  scrollPositions: "mugworks_scroll_positions",
} as const;

export interface SafeStorage {
  get: (key: string) => string | null;
  /** With null it removes the key. */
  set: (key: string, value: string | null) => void;
  /** Calls back after this tab or another tab changed the key. Returns the function that stops it. */
  subscribe: (key: string, onChange: () => void) => () => void;
  /** Whether storage, and not only memory, holds everything written so far. */
  lasting: () => boolean;
}

/** `openArea` may throw on every call: browsers that deny storage throw on the mere access. */
export function createSafeStorage(openArea: () => Storage): SafeStorage {
  // Holds the values that could not be written; null means "removed".
  const memory = new Map<string, string | null>();
  const listeners = new Map<string, Set<() => void>>();

  function attempt<T>(action: (area: Storage) => T, otherwise: T): T {
    try {
      return action(openArea());
    } catch (error) {
      warnOnce("Storage cannot be used: values last for this visit.", error);
      return otherwise;
    }
  }

  function write(key: string, value: string | null): void {
    const written = attempt((area) => {
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
      // Some browsers accept a value and forget it, or refuse only to read it.
      return area.getItem(key) === value;
    }, false);
    if (written) memory.delete(key);
    else memory.set(key, value);
    for (const listener of listeners.get(key) ?? []) listener();
  }

  return {
    get(key) {
      const held = memory.get(key);
      return held === undefined ? attempt((area) => area.getItem(key), null) : held;
    },
    set: write,
    lasting: () => memory.size === 0,
    subscribe(key, onChange) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(onChange));
      function onOtherTab(event: StorageEvent): void {
        // A null key means that the whole area was cleared.
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        onChange();
      }
      // A page in the back/forward cache gets no event when another tab writes.
      function onReturn(event: PageTransitionEvent): void {
        if (event.persisted) onChange();
      }
      window.addEventListener("storage", onOtherTab);
      window.addEventListener("pageshow", onReturn);
      return () => {
        ofKey.delete(onChange);
        window.removeEventListener("storage", onOtherTab);
        window.removeEventListener("pageshow", onReturn);
      };
    },
  };
}

export const localStore = createSafeStorage(() => window.localStorage);
export const visitStore = createSafeStorage(() => window.sessionStorage);
