// What other companies' scripts leave in this browser under our address, by name. Read in public copies of the scripts
// (Social Snowball's bundle 1.0.0) and in the vendors' and consent managers' lists; a new name has to be added here.
import { removeCookies } from "./cookies";
import { warnOnce } from "@/lib/log";
import { localStore, visitStore } from "@/lib/storage";

const KLAVIYO = [
  /^__kla_(id|viewed)/,
  /^(__kl_key|_kx|KL_FORMS_MODAL)$/,
  /^klaviyo/i,
  /^kl-/,
  /^\$(last_)?referrer$/,
  /^lastExternalReferrer/,
];
/** `snowball_code` is ours and stays: storage never hands out our own keys. */
const TRACKER = [
  /^snowball_(affiliate_referral|visitor_id|cart_token|last_join|expire_at|referrer)/,
  /^snowball_(safelink|widget)/,
];
const REVIEWS = [/^_?jdgm/i, /^_?judge\.?me/i, /^_{0,2}yotpo/i, /^_{0,2}oke(ndo)?[-_:]/i, /^_{0,2}loox/i];

const NAMES = [...KLAVIYO, ...TRACKER, ...REVIEWS];

/** Removes all of it. Not what sits on the vendors' own domains or servers, which no page of ours can reach. */
export function forgetVendors(): void {
  const matches = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));
  localStore.removeForeign(matches);
  visitStore.removeForeign(matches);
  try {
    removeCookies(document, matches);
  } catch (error) {
    warnOnce("Cookies cannot be reached.", error);
  }
}
