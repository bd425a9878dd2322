import { afterEach, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { forgetVendors } from "@/vendors/vendor-storage";

const THEIRS = `__kla_id __kla_viewed __kla_viewed_reviewed_items __kl_key _kx KL_FORMS_MODAL klaviyoOnsite
  klaviyoPagesVisitCount klaviyoPagesVisitCountV2 kl-post-identification-sync $referrer $last_referrer
  lastExternalReferrer lastExternalReferrerTime snowball_affiliate_referral snowball_visitor_id
  snowball_cart_token snowball_last_join snowball_expire_at snowball_safelink
  snowball_safelink_generated snowball_safelink_modal_closed snowball_referrer
  snowball_referrer_blocked snowball_widget_button_closed _judgeme_session __yotpo_vid yotpo_cache
  okendo-visitor _loox_id`.split(/\s+/);
// The cart of the library, and data that tools of the shop's owner may store.
const KEPT = [
  ...Object.values(STORAGE_KEYS),
  "0123456789abcdef.my-shop.myshopify.com.checkoutId",
  "okay",
  "__kla_off",
  "theme",
  "referrer",
];

const cookieNames = (): string[] => document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");

afterEach(() => {
  // A test denies the cookies.
  vi.restoreAllMocks();
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; path=/`;
});

it("removes the vendors' data from both storages and the cookies, and keeps the rest and the referral code", () => {
  for (const name of [...THEIRS, ...KEPT]) {
    window.localStorage.setItem(name, "x");
    window.sessionStorage.setItem(name, "x");
    if (!name.startsWith("$")) document.cookie = `${name}=x; path=/`;
  }
  forgetVendors();
  const left = KEPT.toSorted();
  expect(Object.keys(window.localStorage).toSorted()).toEqual(left);
  expect(Object.keys(window.sessionStorage).toSorted()).toEqual(left);
  // The site itself sets no cookie.
  expect(cookieNames().toSorted()).toEqual(left);
});

it("removes the vendors' data from the rest where the browser denies one storage", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  window.sessionStorage.setItem("__kla_id", "x");
  document.cookie = "__kla_id=x; path=/";
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  forgetVendors();
  expect(window.sessionStorage.length).toBe(0);
  expect(cookieNames()).not.toContain("__kla_id");
});

it("does not throw where the browser denies storage and cookies, and says so in the console", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const deny = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(deny);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(deny);
  vi.spyOn(document, "cookie", "get").mockImplementation(deny);
  expect(() => forgetVendors()).not.toThrow();
  expect(warned.mock.calls.flat()).toContainEqual(expect.stringMatching(/cookies/i));
});
