// Hostile addresses, stored texts, typed codes and answers of the affiliate service.
import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followRedirect, redirectTarget } from "@/features/referral/capture-referral";
import { campaignIn } from "@/lib/referral/campaign";
import { readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { cartLink, cartLinkBase } from "@/lib/purchase/cart-link";
import { DAY_MS } from "@/lib/text/day-ms";
import { readCartLink } from "@/lib/purchase/read-cart-link";
import { freshRecord, isCode } from "@/lib/referral/referral-code";
import { createReferralStore, referralStore } from "@/lib/referral/referral-store";
import { createSafeStorage, STORAGE_KEYS } from "@/lib/browser/storage";
import { readDiscount } from "@/vendors/affiliate-service/affiliate-service";
import { readAffiliateList } from "../../functions/lib/affiliate-list.ts";
import { attack, hostileAddress, hostileText, hostileValue, listed } from "./hostile-input.ts";

const LIVE = "MATTE15";
const SITE = window.location.origin;
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** A link to the shop's cart with this code. */
function shopLink(code: string | null): URL {
  const base = cartLinkBase("my-shop.myshopify.com", "/demo-checkout");
  return new URL(cartLink(base, [{ variantId: "1", quantity: 1 }], code), SITE);
}

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
    const inPath = url.pathname.replaceAll(/^\/|\/+$/g, "");
    const query = url.search.replaceAll(/\?|&(?:amp;)+/g, "&");
    const named = new URLSearchParams(query).getAll("snowball");
    const decoded = /%[0-9a-f]{2}/i.test(inPath) ? decodeURIComponent(inPath) : inPath;
    // Other characters may be around it, and no letter or digit, but for parameters behind it.
    const isNamed = ([before = "", behind = ""]: string[]): boolean =>
      !/[\p{L}\p{N}]/u.test(before + behind.replace(/[?&].*/s, ""));
    expect(
      [decoded, ...named].filter((text) => text.includes(after) && isNamed(text.split(after))),
    ).not.toEqual([]);
  }

  it("leads to no other site, and stores nothing but a code that it names", () => {
    fc.assert(fc.property(hostileAddress, expectHarmless), attack("addresses"));
  });

  it("does so for no entry of the public lists either, as a path or as the parameter", () => {
    for (const text of listed)
      for (const address of [`/${text}`, `/?snowball=${text}`]) expectHarmless(address);
  });
});

describe("a stored text", () => {
  const now = Date.UTC(2026, 0, 1);
  const record = hostileValue(["code", "expiry", "valid"]).map((value) => JSON.stringify(value) ?? "");
  const withExpiry = hostileText.map((code) => JSON.stringify({ code, expiry: now + DAY_MS }));
  const text = fc.oneof(
    hostileText,
    record,
    withExpiry,
    withExpiry.map((one) => `[${one}]`),
  );

  it("is read without throwing, and never becomes a code of another form or a link away from the shop", () => {
    fc.assert(
      fc.property(text, text, (live, replaced) => {
        window.localStorage.clear();
        const storage = createSafeStorage(() => window.localStorage);
        const store = createReferralStore(storage, () => now);
        storage.set(STORAGE_KEYS.referralCode, live);
        storage.set(STORAGE_KEYS.replacedCodes, replaced);
        const referrals = store.referrals();
        for (const { code } of referrals ? [referrals.live, ...referrals.replaced] : []) {
          expect(code).toMatch(CODE);
          expect(shopLink(code).host).toBe("my-shop.myshopify.com");
        }
        store.tidy();
        readCartCodeRecord(live);
        for (const { quantity, variantId } of readCartLink(live).items)
          expect(`${variantId}:${quantity}`).toMatch(/^\d+:[1-9]\d{0,2}$/);
        expect(campaignIn(live)).toMatch(/^[\w.~&=%!*'()-]*$/);
      }),
      attack("storage"),
    );
  });

  it("of replaced codes never takes the place of the live one", () => {
    fc.assert(
      fc.property(text, (replaced) => {
        window.localStorage.clear();
        const storage = createSafeStorage(() => window.localStorage);
        const store = createReferralStore(storage, () => now);
        storage.set(STORAGE_KEYS.replacedCodes, replaced);
        store.remember(freshRecord(LIVE, now));
        store.tidy();
        expect(store.current()).toBe(LIVE);
      }),
      attack("storage"),
    );
  });
});

describe("a typed code", () => {
  it("is accepted only in the form of a code, and is then the same in the link to the shop", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileText.map((text) => text.slice(0, 8)),
        ),
        (typed) => {
          const code = typed.trim();
          expect(isCode(code)).toBe(CODE.test(code));
          if (!isCode(code)) return;
          const link = shopLink(code);
          expect([link.host, link.searchParams.get("discount")]).toEqual(["my-shop.myshopify.com", code]);
        },
      ),
      attack("typed code"),
    );
  });
});

describe("an answer of the affiliate service", () => {
  const part = hostileValue(["code", "current_segment", "discount_payout_value"]);
  const affiliate = fc.record({
    code: fc.record({ code: part }),
    current_segment: fc.record({ discount_payout_value: part }),
  });
  const answer = fc.oneof(
    hostileValue(["payload", "code", "current_segment"]),
    fc.record({ payload: fc.array(fc.oneof(affiliate, part), { maxLength: 5 }) }),
  );

  it("gives a spelling of the code and a percent from 0 to 100, or is refused as no list", () => {
    fc.assert(
      fc.property(answer, (value) => {
        let read: ReturnType<typeof readDiscount>;
        try {
          read = readDiscount(value, "BRO25");
        } catch (error) {
          expect(error).toHaveProperty("message", "The affiliate service's response holds no list.");
          return;
        }
        if (read.state === "unknown") return;
        expect(read.code.toLowerCase()).toBe("bro25");
        expect(read.percent === null || (read.percent >= 0 && read.percent <= 100)).toBe(true);
      }),
      attack("service answers"),
    );
  });

  it("gives the edge function codes and percents only, or a failure with a status of its own", async () => {
    const source = { serviceUrl: "https://affiliates.example", serviceToken: "token" };
    await fc.assert(
      fc.asyncProperty(answer, async (value) => {
        const requested: string[] = [];
        const reading = readAffiliateList(
          source,
          async (url) => {
            requested.push(new URL(url).origin);
            return Response.json(requested.length > 3 ? { payload: [] } : value);
          },
          new AbortController().signal,
        );
        const list = await reading.catch((error: unknown) => {
          expect(error).toHaveProperty("status", 502);
          return [];
        });
        for (const { code, percent } of list) {
          expect(code).toMatch(CODE);
          expect(percent === null || (percent >= 0 && percent <= 100)).toBe(true);
        }
        // The token goes with each request.
        expect(new Set(requested)).toEqual(new Set([source.serviceUrl]));
      }),
      attack("service answers"),
    );
  });
});
