import { afterEach, beforeEach, expect, it } from "vitest";
import { removeCookies } from "@/vendors/vendor-storage";

/** Vitest exposes its jsdom instance under this name. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void };

let before = "";
beforeEach(() => {
  before = window.location.href;
  jsdom.reconfigure({ url: "https://www.mugworks.example/pages/data-sharing-opt-out" });
});
afterEach(() => {
  removeCookies(document, () => true);
  jsdom.reconfigure({ url: before });
});

it("removes matching cookies on the page's host and its parent domains, and no others", () => {
  document.cookie = "__kla_id=host; path=/";
  document.cookie = "__kla_id=domain; path=/; domain=mugworks.example; secure";
  document.cookie = "cart=kept; path=/";
  document.cookie = "not__kla_id=kept; path=/";
  expect(document.cookie).toContain("__kla_id=domain");
  removeCookies(document, (name) => name.startsWith("__kla_"));
  expect(document.cookie).toBe("cart=kept; not__kla_id=kept");
});

it("does not throw on a page without cookies, or with a cookie that has no name", () => {
  removeCookies(document, () => true);
  document.cookie = "=nameless; path=/";
  expect(() => removeCookies(document, () => true)).not.toThrow();
});
