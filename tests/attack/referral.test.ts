// Hostile addresses.
import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followRedirect, redirectTarget } from "@/features/referral/capture-referral";
import { freshRecord, pathSegment } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { attack, hostileAddress, listed } from "./hostile-input.ts";

const LIVE = "MATTE15";
const SITE = window.location.origin;
const CODE = /^[A-Za-z0-9_-]+$/;

function urlOf(address: string): URL | null {
  const text = SITE + address;
  return URL.canParse(text) && new URL(text).origin === SITE ? new URL(text) : null;
}

describe("an address", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "warn").mockReturnValue();
  });

  function expectHarmless(address: string): void {
    const url = urlOf(address);
    if (url === null) return;
    window.localStorage.clear();
    referralStore.remember(freshRecord(LIVE, Date.now()));
    const target = redirectTarget(url);
    if (target !== null) {
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, url).origin).toBe(SITE);
    }
    window.history.replaceState(null, "", url.href);
    followRedirect("/404", (loaded) => expect(new URL(loaded, SITE).origin).toBe(SITE));
    captureReferral(url);
    vi.runAllTimers();
    expect(window.location.origin).toBe(SITE);
    const after = referralStore.current();
    // Whether an invalid code may take a live one's place is the rule of the store.
    if (after === null || after === LIVE) return;
    // Only a code that the address names in full is stored.
    expect(after).toMatch(CODE);
    const query = (url.search + url.hash.replace("#", "&")).replaceAll(/\?|&(?:amp;)+/g, "&");
    const named = [pathSegment(url.pathname) ?? "", ...new URLSearchParams(query).getAll("snowball")];
    // Other characters may be around it, and no letter or digit, but for parameters behind it.
    const isNamed = ([before = "", behind = ""]: string[]): boolean =>
      !/[\p{L}\p{N}]/u.test(before + behind.replace(/[?&].*/s, ""));
    expect(named.filter((text) => text.includes(after) && isNamed(text.split(after)))).not.toEqual([]);
  }

  it("leads to no other site, and stores nothing but a code that it names", () => {
    fc.assert(fc.property(hostileAddress, expectHarmless), attack("addresses"));
  });

  it("does so for no entry of the public lists either, as a path or as the parameter", () => {
    for (const text of listed)
      for (const address of [`/${text}`, `/?snowball=${text}`]) expectHarmless(address);
  });
});
