import { carriesCode, CART_LINK_STATE, withReferralCode } from "@/lib/cart-link";
import { warnOnce } from "@/lib/log";
import { paths, withoutTrailingSlash } from "@/lib/paths";
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
  const again = visits.has(code);
  // The layout captures once more when it starts, and by then another tab may have brought a later code.
  if (again && referralStore.current() !== null) return;
  referralStore.remember(freshRecord(code, Date.now()));
  if (again) return;
  visits.add(code);
  report?.(code);
}

/** Calls back once for each code that an address has brought or will bring to this page. */
export function onReferralVisit(onVisit: (code: string) => void): void {
  report = onVisit;
  for (const code of visits) onVisit(code);
}

const ownPaths = new Set<string>(Object.values(paths));

/** The segment of an address that is no page of ours; null for any other address. */
function codeSegment(pathname: string): string | null {
  const segment = pathSegment(pathname);
  // The router takes /FAQ for /faq.
  return segment === null || ownPaths.has(`/${segment.toLowerCase()}`) ? null : segment;
}

/** Where `/{code}` leads: home, with the code as the parameter and the rest kept. Null for any other address. */
export function homeWithCode({
  pathname,
  search,
  hash,
}: Readonly<Record<AddressPart, string>>): string | null {
  const segment = codeSegment(pathname);
  if (segment === null || !isPathCode(segment)) return null;
  const parameters = new URLSearchParams(search);
  parameters.set(REFERRAL_PARAMETER, segment);
  return `${paths.home}?${parameters}${hash}`;
}

type AddressPart = "pathname" | "search" | "hash";

/** Follows a bro's link at boot, so that the code leaves the address in time even when the application is late. */
export function followCodePath(): void {
  const home = homeWithCode(window.location);
  if (home !== null) replaceAddress(home);
}

/**
 * Stores the code that an address brings, as `/{code}` or as `?snowball=`, and takes the parameter away. Safe to
 * call twice. Runs at boot, before the application is there, so that a code is kept even if nothing else loads.
 */
export function captureReferral({ pathname, search }: { pathname: string; search: string }): void {
  referralStore.tidy();
  hideCartCode();
  const segment = codeSegment(pathname);
  const isCode = segment !== null && isPathCode(segment);
  // Kept even though it proves to be no code, and marked as such.
  if (segment !== null && !isCode) referralStore.remember(invalidRecord(segment, Date.now()));
  // The redirect puts the code of the path into the parameter, so it comes first here, too.
  const code = isCode ? segment : codeFromQuery(search);
  if (code !== null) remember(code);
  if (!new URLSearchParams(search).has(REFERRAL_PARAMETER)) return;
  if (code === null) warnOnce("The address holds a referral parameter that is no code; it is ignored.");
  setTimeout(removeParameter, PARAMETER_REMOVAL_DELAY_MS);
}

/**
 * A cart link holds the code in its address, so that it works without script, and the demo store's leads to a page of
 * ours. There the code leaves the address at once. The page finds the link again in the state that the router hands
 * it, which lasts as long as the entry in the history.
 */
function hideCartCode(): void {
  const { pathname, search, hash } = window.location;
  if (withoutTrailingSlash(pathname).toLowerCase() !== paths.demoCheckout || !carriesCode(search)) return;
  const state: object | null = window.history.state;
  replaceAddress(withReferralCode(`${pathname}${search}`, null) + hash, {
    ...state,
    usr: { [CART_LINK_STATE]: search },
  });
}

/** Keeps the other parameters, the hash and the router's history state. */
function removeParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(REFERRAL_PARAMETER)) return;
  url.searchParams.delete(REFERRAL_PARAMETER);
  replaceAddress(url);
}

/** Safari refuses a page that does this too often; the code is kept all the same. */
function replaceAddress(address: string | URL, state: unknown = window.history.state): void {
  try {
    window.history.replaceState(state, "", address);
  } catch {
    warnOnce("The browser refused to change the address.");
  }
}
