import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followRedirect } from "@/features/referral/capture-referral";
import { DAY_MS } from "@/lib/text/day-ms";

const NOW = Date.UTC(2026, 0, 15);
const KEY = "snowball_code";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  document.head.innerHTML = "";
});

/** Sets the page's address and the state that the router keeps in the history entry. */
function arriveAt(address: string, historyState: unknown = null): void {
  window.history.replaceState(historyState, "", address);
  captureReferral(window.location);
}

const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? "null");
/** Where only the address may change. */
const neverLoads = (target: string): void => expect.fail(`${target} was loaded.`);
const address = (): string => window.location.href.slice(window.location.origin.length);

describe("a link with ?snowball=", () => {
  it("loses the parameter after 100 ms, and keeps the rest of the address", async () => {
    arriveAt("/faq?utm_source=tiktok&snowball=BRO25&utm_campaign=a%26b#flushable");
    await vi.advanceTimersByTimeAsync(99);
    expect(address()).toBe("/faq?utm_source=tiktok&snowball=BRO25&utm_campaign=a%26b#flushable");
    await vi.advanceTimersByTimeAsync(1);
    expect(address()).toBe("/faq?utm_source=tiktok&utm_campaign=a%26b#flushable");
  });

  it("keeps the parameter for longer while the browser is busy", async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
    arriveAt("/?snowball=BRO25");
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/?snowball=BRO25");
    for (const run of waiting) run();
    expect(address()).toBe("/");
  });

  it("leaves the address alone when the visitor has navigated away meanwhile", async () => {
    arriveAt("/?snowball=BRO25");
    window.history.replaceState({ idx: 1 }, "", "/faq?x=a%20b&flag");
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/faq?x=a%20b&flag");
    expect(window.history.state).toEqual({ idx: 1 });
  });

  it("does not replace another tab's later code when a late layout captures it again", () => {
    arriveAt("/?snowball=BRO25");
    window.localStorage.setItem(KEY, JSON.stringify({ code: "MATTE15", expiry: NOW + DAY_MS }));
    captureReferral(window.location);
    expect(stored()).toMatchObject({ code: "MATTE15" });
  });

  it("with an invalid code loses the parameter, too", async () => {
    arriveAt("/?snowball=BRO%2025&x=1");
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/?x=1");
  });

  it("with an invalid code is logged to the console, without the text", async () => {
    vi.resetModules();
    const fresh = await import("@/features/referral/capture-referral");
    for (const search of ["", "?snowball=BRO25"]) fresh.captureReferral({ pathname: "/", search });
    expect(console.warn).not.toHaveBeenCalled();
    fresh.captureReferral({ pathname: "/", search: "?snowball=who%20is%20this" });
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("who is this");
  });
});

describe("a link /{code}", () => {
  it.each(["rewritten at boot", "captured as it is"])(
    "takes precedence over ?snowball= in the same address: %s",
    (way) => {
      window.history.replaceState(null, "", "/BRO25?snowball=MATTE15");
      if (way === "rewritten at boot") followRedirect("/", neverLoads);
      captureReferral(window.location);
      expect(stored()).toMatchObject({ code: "BRO25" });
    },
  );

  it("is rewritten at boot to the home page with the code as a parameter; the rest stays", () => {
    window.history.replaceState(null, "", "/BRO%325/?utm_source=a+b&redirect=%2Fx#the-drop?offset=50");
    expect(followRedirect("/", neverLoads)).toBe(false);
    expect(address()).toBe("/?utm_source=a+b&redirect=%2Fx&snowball=BRO25#the-drop?offset=50");
  });

  it.each(["/404", "/faq"])(
    "loads the home page where the host has sent another page's HTML: %s",
    (served) => {
      const load = vi.fn<(address: string) => void>();
      window.history.replaceState(null, "", "/BRO25?x=1#the-drop");
      expect(followRedirect(served, load)).toBe(true);
      expect(load.mock.calls).toEqual([["/?x=1&snowball=BRO25#the-drop"]]);
      expect(address()).toBe("/BRO25?x=1#the-drop");
    },
  );

  it("that is mistyped is stored as invalid", () => {
    arriveAt("/%E0%A4%A");
    expect(stored()).toMatchObject({ valid: false });
  });
});

describe("a cart link that leads to the demo store's checkout", () => {
  const search = "?items=41:1,42:3&discount=BRO25&attributes[__snowball]=BRO25&x=1";

  it.each(["/demo/checkout", "/demo/checkout/", "/Demo/Checkout"])(
    "loses its code at once, and the router's state keeps the whole query: %s",
    (pathname) => {
      const before = window.history.length;
      arriveAt(`${pathname}${search}#end`, { idx: 2, key: "abc" });
      expect(address()).toBe(`${pathname}?items=41:1,42:3&x=1#end`);
      expect(window.history.state).toEqual({ idx: 2, key: "abc", cartLink: search });
      expect(window.history.length).toBe(before);
    },
  );

  it.each(["/demo/checkout?items=41:1", "/demo/checkout?cart=a%2Fb", "/faq?discount=BRO25"])(
    "is not %s, which stays unchanged",
    (other) => {
      arriveAt(other);
      expect([address(), window.history.state]).toEqual([other, null]);
    },
  );
});

it.each([
  // The application would not find a page at the path of a code.
  ["/BRO25", ["/?snowball=BRO25"]],
  ["/?snowball=BRO25", []],
  ["/demo/checkout?discount=BRO25&snowball=BRO25", []],
])("stores the code in a browser that refuses to change the address: %s", async (link, loaded) => {
  const load = vi.fn<(address: string) => void>();
  window.history.replaceState(null, "", link);
  const replaceState = vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException(`not ${link}`, "SecurityError");
  });
  followRedirect("/", load);
  captureReferral(window.location);
  await vi.runAllTimersAsync();
  replaceState.mockRestore();
  expect(stored()).toMatchObject({ code: "BRO25" });
  expect(load.mock.calls.flat()).toEqual(loaded);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("BRO25");
});

/** Imports the modules again, as a page load does. */
async function open(link: string) {
  vi.resetModules();
  window.history.replaceState(null, "", link);
  const page = await import("@/features/referral/capture-referral");
  page.captureReferral(window.location);
  return page;
}

it("reports a code once for each page load, however often and in whichever address it is captured", async () => {
  const page = await open("/?snowball=BRO25");
  const report = vi.fn();
  page.onReferralVisit(report);
  page.captureReferral({ pathname: "/", search: "?snowball=BRO25" });
  page.captureReferral({ pathname: "/BRO25", search: "" });
  // The visitor forgets the code on the privacy page, and the same address is captured once more.
  window.localStorage.clear();
  page.captureReferral({ pathname: "/BRO25", search: "" });
  expect(report.mock.calls).toEqual([["BRO25"]]);
  page.captureReferral({ pathname: "/MATTE15", search: "" });
  expect(report.mock.calls).toEqual([["BRO25"], ["MATTE15"]]);

  const again = vi.fn();
  (await open("/BRO25")).onReferralVisit(again);
  expect(again.mock.calls).toEqual([["BRO25"]]);
});

it.each(["/", "/b", "/?snowball=a%20b", "/faq"])("reports no visit for %s", async (link) => {
  const report = vi.fn();
  (await open(link)).onReferralVisit(report);
  expect(report).not.toHaveBeenCalled();
});

it("reports the site's own event, without the code, before it calls the referral tracker", async () => {
  const calls: unknown[] = [];
  Object.assign(window, { dataLayer: calls, SocialSnowball: { track: (code: string) => calls.push(code) } });
  const { reportReferralVisit } = await import("@/features/referral/report-visits");
  reportReferralVisit("BRO25");
  expect(calls).toEqual([{ event: "referral_visit" }, "BRO25"]);
  Reflect.deleteProperty(window, "dataLayer");
  Reflect.deleteProperty(window, "SocialSnowball");
});

it("stores a typed code, and reports it like that of a link, once for each page load", async () => {
  const page = await open("/?snowball=BRO25");
  const report = vi.fn();
  page.onReferralVisit(report);
  page.rememberCode("MATTE15");
  expect(stored()).toMatchObject({ code: "MATTE15" });
  vi.advanceTimersByTime(60_000);
  // A code of an earlier link becomes the live one again when it is typed.
  page.rememberCode("BRO25");
  page.rememberCode("BRO25");
  expect(stored()).toMatchObject({ code: "BRO25" });
  expect(report.mock.calls).toEqual([["BRO25"], ["MATTE15"]]);
});
