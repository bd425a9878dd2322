import { removeParameter, replaceAddress } from "@/lib/browser/address";
import { localStore, visitStore } from "@/lib/browser/storage";
import { isAppBrowser } from "@/lib/browser/app-browser";
import { carriesCode, CART_LINK_STATE, withReferralCode } from "@/lib/purchase/cart-link";
import { warnOnce } from "@/lib/log";
import { paths, withoutTrailingSlash } from "@/lib/site/paths";
import { keptCode, keptRecord } from "@/lib/referral/kept-code";
import { privacyChoice } from "@/lib/consent/privacy-choice";
import { parametersOf } from "@/lib/referral/parameters";
import {
  codeFromQuery,
  codeOfPath,
  freshRecord,
  invalidRecord,
  PARAMETER_REMOVAL_DELAY_MS,
  pathSegment,
  REFERRAL_PARAMETER,
  SHOP_LINK,
  withoutEnds,
} from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { addressOfReservedName } from "@/lib/referral/reserved-names";

/** The field of the history state that marks an entry whose code has been stored. */
export const WRITTEN_CODE = "carried";

/** The codes that were followed or typed since the page was loaded. Each is reported once. */
const visits = new Set<string>();
let report: ((code: string) => void) | null = null;

/** Stores a code, typed or of a link, and reports its visit once. */
export function rememberCode(code: string): void {
  referralStore.remember(freshRecord(code, Date.now()));
  if (visits.has(code)) return;
  visits.add(code);
  report?.(code);
}

/** The layout captures the same address again when it starts. By then another tab may have stored a later code. */
function rememberVisit(code: string): void {
  if (!visits.has(code) || referralStore.current() === null) rememberCode(code);
}

/** Calls back once for each referral code that was followed or typed on this page, for earlier ones and for later ones. */
export function onReferralVisit(onVisit: (code: string) => void): void {
  report = onVisit;
  for (const code of visits) onVisit(code);
}

/** Returns the segment of an address that has only one and is no reserved name; null for any other address. */
function codeSegment(pathname: string): string | null {
  const segment = pathSegment(pathname);
  return segment === null || addressOfReservedName(withoutEnds(segment)) !== null ? null : segment;
}

type AddressPart = "pathname" | "search" | "hash";
type Captured = Readonly<Record<"pathname" | "search", string> & { hash?: string }>;

/**
 * Returns where an address of one segment leads: a name near that of a page to the page, `/{code}` to the home page with
 * the code as a parameter. A page below a folder leads to its own spelling. `/discount/{code}` leads to the page that it names. The query is kept, and the hash unless the page's
 * address has one. Returns null for any other address.
 */
export function redirectTarget({
  pathname,
  search,
  hash,
}: Readonly<Record<AddressPart, string>>): string | null {
  // Hosts know each page below a folder by one spelling, and answer another with status 404. Chats take the end of a sentence into a link.
  const plain = pathname.toLowerCase().replace(/(%..|[^a-z\d/])+(?=\/*$)/, "");
  if (pathname !== plain && /^\/(muglife|pages)\//.test(plain)) return plain + search + hash;
  const path = pathname.replace(SHOP_LINK, "");
  const segment = pathSegment(path);
  if (segment === null) return null;
  // Parameters that were appended to an address without a "?", such as `/BRO25&utm_source=ig`.
  const query = search + segment.replace(/^[^?&]*/, "");
  const address = addressOfReservedName(withoutEnds(segment));
  if (address !== null) {
    if (address === withoutTrailingSlash(path)) return null;
    return address.replace(/#|$/, (found) => query.replace(/^&/, "?") + (found || hash));
  }
  const code = codeOfPath(path);
  if (code === null) return null;
  const parameters = parametersOf(query);
  parameters.set(REFERRAL_PARAMETER, code);
  if (path === pathname) return `${paths.home}?${parameters}${hash}`;
  // Resolved first: `/muglife/../demo/checkout` is no article, and `/muglife/..//evil.example` no page of ours.
  const target = new URL(`http://a/${(parameters.get("redirect") ?? "").replace(/^\//, "")}`);
  parameters.delete("redirect");
  const isArticle = target.pathname.startsWith(`${paths.muglife}/`);
  const page = isArticle
    ? target.pathname + target.hash
    : (addressOfReservedName(withoutEnds(target.pathname)) ?? paths.home);
  return page.replace(/#|$/, (found) => `?${parameters}${found || hash}`);
}

/**
 * Redirects when the page loads, so that a code is removed from the path even if the application is late. `served` is the
 * path of the page whose HTML the host has sent. Where that is the target, only the address changes: hosts answer `/{code}`
 * with the home page's HTML. Otherwise, for another hash, which the browser scrolls to only when it loads a page, and where the
 * browser refuses to change the address, `load` gets the target. Returns whether it did.
 */
export function followRedirect(served: string | undefined, load: (address: string) => void): boolean {
  const target = redirectTarget(window.location);
  if (target === null) return false;
  const { pathname, hash } = new URL(target, window.location.href);
  const isServed = served === undefined || (served === pathname && hash === window.location.hash);
  if (isServed && replaceAddress(target)) return false;
  load(target);
  return true;
}

/** Marks the entry as one with a stored code. Where nothing can be stored, only the address holds the code for the next load. */
export function markEntry(address: string | URL): void {
  const state: object | null = window.history.state;
  const isStored = localStore.lasting() || visitStore.lasting();
  replaceAddress(address, isStored ? { ...state, [WRITTEN_CODE]: true } : state);
}

/**
 * Stores the referral code of an address, `/{code}`, `?snowball=` or `#snowball=`, and removes the parameter. In an app's browser it
 * stays until the application moves it to the hash. It is safe to call this twice. It runs before the application, so that a code is
 * stored even if nothing else loads.
 */
export function captureReferral({ pathname, search, hash = "" }: Captured): void {
  referralStore.tidy();
  hideCartCode();
  const segment = codeSegment(pathname);
  const pathCode = segment === null ? null : codeOfPath(pathname);
  // A segment that is not a valid code is stored as well, marked as invalid.
  if (segment !== null && pathCode === null) referralStore.remember(invalidRecord(segment, Date.now()));
  // The code of the path takes precedence, as in the redirect, which writes it over the parameter.
  // A code that stays in the address is no second visit, and may have been removed since.
  const state: object | null = window.history.state;
  const query = WRITTEN_CODE in Object(state) ? "" : search + hash.replace("#", "&");
  const code = pathCode ?? codeFromQuery(query);
  if (code !== null) rememberVisit(code);
  // The browser may have deleted what scripts stored. After an opt-out, the application deletes the cookie.
  const cookieCode = referralStore.current() === null && privacyChoice.allowed() ? keptCode() : null;
  if (cookieCode !== null) referralStore.remember(keptRecord(cookieCode, Date.now()));
  if (!parametersOf(query).has(REFERRAL_PARAMETER)) return;
  if (code === null) warnOnce("The referral code in the address is not valid.");
  const remove = (): void => removeParameter(REFERRAL_PARAMETER);
  // For a change of the address, Chromium lays out what it has read of the page, which would delay the largest paint.
  // Safari has no idle callbacks.
  const removeWhenIdle = (): unknown =>
    "requestIdleCallback" in window ? requestIdleCallback(remove) : remove();
  if (code === null || !isAppBrowser()) setTimeout(removeWhenIdle, PARAMETER_REMOVAL_DELAY_MS);
  else markEntry(window.location.href);
}

/**
 * A cart link contains the code, so that it works without script. That of the demo store leads to a page of this site,
 * so the code is removed from the address at once. The page reads the link from the history entry instead.
 */
function hideCartCode(): void {
  const { pathname, search, hash } = window.location;
  if (withoutTrailingSlash(pathname).toLowerCase() !== paths.demoCheckout || !carriesCode(search)) return;
  const state: object | null = window.history.state;
  replaceAddress(withReferralCode(`${pathname}${search}`, null) + hash, {
    ...state,
    [CART_LINK_STATE]: search,
  });
}
