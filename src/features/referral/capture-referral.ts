import { warnOnce } from "@/lib/log";
import {
  codeFromQuery,
  freshRecord,
  invalidRecord,
  isPathCode,
  REFERRAL_PARAMETER,
} from "@/lib/referral-code";
import { referralStore } from "@/lib/referral-store";

/** Long enough for trackers that read the address themselves. */
const PARAMETER_REMOVAL_DELAY_MS = 100;

/** Stores the code of `?snowball=`, if the address has one, and takes the parameter away. Safe to call twice. */
export function captureReferral({ search }: { search: string }): void {
  referralStore.tidy();
  if (!new URLSearchParams(search).has(REFERRAL_PARAMETER)) return;
  const code = codeFromQuery(search);
  if (code === null) warnOnce("The address holds a referral parameter that is no code; it is ignored.");
  else referralStore.remember(freshRecord(code, Date.now()));
  setTimeout(removeParameter, PARAMETER_REMOVAL_DELAY_MS);
}

/** Stores the segment of `/{code}`, as it must be even when it proves to be no code. Returns whether it is one. */
export function capturePathCode(segment: string): boolean {
  const valid = isPathCode(segment);
  referralStore.remember(valid ? freshRecord(segment, Date.now()) : invalidRecord(segment, Date.now()));
  return valid;
}

/** Keeps the other parameters, the hash and the router's history state. */
function removeParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(REFERRAL_PARAMETER)) return;
  url.searchParams.delete(REFERRAL_PARAMETER);
  window.history.replaceState(window.history.state, "", url);
}
