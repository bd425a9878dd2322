import { warnOnce } from "@/lib/log";
import { paths } from "@/lib/paths";
import {
  codeFromQuery,
  freshRecord,
  invalidRecord,
  isPathCode,
  pathSegment,
  REFERRAL_PARAMETER,
} from "@/lib/referral-code";
import { referralStore } from "@/lib/referral-store";

/** Long enough for trackers that read the address themselves. */
const PARAMETER_REMOVAL_DELAY_MS = 100;

/** The codes that addresses brought since the page was loaded: each is reported once. */
const visits = new Set<string>();
let report: ((code: string) => void) | null = null;

function remember(code: string): void {
  referralStore.remember(freshRecord(code, Date.now()));
  if (visits.has(code)) return;
  visits.add(code);
  report?.(code);
}

/** Calls back once for each code that an address has brought or will bring to this page. */
export function onReferralVisit(onVisit: (code: string) => void): void {
  report = onVisit;
  for (const code of visits) onVisit(code);
}

const ownPaths = new Set<string>(Object.values(paths));

/**
 * Stores the code that an address brings, as `/{code}` or as `?snowball=`, and takes the parameter away. Safe to
 * call twice. Runs at boot, before the application is there, so that a code is kept even if nothing else loads.
 */
export function captureReferral({ pathname, search }: { pathname: string; search: string }): void {
  referralStore.tidy();
  const segment = pathSegment(pathname);
  // The router takes /FAQ for /faq.
  if (segment !== null && !ownPaths.has(`/${segment.toLowerCase()}`)) {
    // Kept even when it proves to be no code, and marked as such.
    if (isPathCode(segment)) remember(segment);
    else referralStore.remember(invalidRecord(segment, Date.now()));
  }
  if (!new URLSearchParams(search).has(REFERRAL_PARAMETER)) return;
  const code = codeFromQuery(search);
  if (code === null) warnOnce("The address holds a referral parameter that is no code; it is ignored.");
  else remember(code);
  setTimeout(removeParameter, PARAMETER_REMOVAL_DELAY_MS);
}

/** Keeps the other parameters, the hash and the router's history state. */
function removeParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(REFERRAL_PARAMETER)) return;
  url.searchParams.delete(REFERRAL_PARAMETER);
  window.history.replaceState(window.history.state, "", url);
}
