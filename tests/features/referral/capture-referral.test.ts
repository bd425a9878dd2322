import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followRedirect } from "@/features/referral/capture-referral";
import { DAY_MS } from "@/lib/text/day-ms";
import { openPage, shownAddress, storedRecord } from "./page-load";

const NOW = Date.UTC(2026, 0, 15);
const EXPIRY = NOW + 30 * DAY_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, "warn").mockReturnValue();
});

describe("an address", () => {
  it.each(["/BRO25", "/BRO25?snowball=MATTE15", "/?snowball=BRO25", "/#the-drop?offset=50&snowball=BRO25"])(
    "has its code stored, and its visit reported: %s",
    async (address) => {
      const { reported } = await openPage(address);
      expect([storedRecord(), reported]).toEqual([{ code: "BRO25", expiry: EXPIRY }, ["BRO25"]]);
    },
  );

  it.each([
    ["/b", "b"],
    ["/%E0%A4%A", "%E0%A4%A"],
  ])("that is mistyped is stored as invalid, and not reported: %s", async (address, code) => {
    const { reported } = await openPage(address);
    expect([storedRecord(), reported]).toEqual([{ code, expiry: EXPIRY, valid: false }, []]);
  });

  it.each(["/", "/faq", "/faqs", "/checkout", "/assets", "/discounts/BRO25", "/?snowball=a%20b"])(
    "has nothing stored or reported: %s",
    async (address) => {
      const { reported } = await openPage(address);
      expect([storedRecord(), reported]).toEqual([null, []]);
    },
  );

  it("is reported once for each page load, however often and in whichever form its code is captured", async () => {
    const page = await openPage("/?snowball=BRO25");
    page.captureReferral({ pathname: "/", search: "?snowball=BRO25" });
    page.captureReferral({ pathname: "/BRO25", search: "" });
    // The visitor forgets the code on the privacy page, and the same address is captured once more.
    window.localStorage.clear();
    page.captureReferral({ pathname: "/BRO25", search: "" });
    expect(page.reported).toEqual(["BRO25"]);
    page.captureReferral({ pathname: "/MATTE15", search: "" });
    expect(page.reported).toEqual(["BRO25", "MATTE15"]);
    expect((await openPage("/BRO25")).reported).toEqual(["BRO25"]);
  });

  it("does not replace another tab's later code when a late layout captures it again", async () => {
    const page = await openPage("/?snowball=BRO25");
    window.localStorage.setItem("snowball_code", JSON.stringify({ code: "MATTE15", expiry: EXPIRY }));
    page.captureReferral(window.location);
    expect(storedRecord()).toMatchObject({ code: "MATTE15" });
  });
});

it("a typed code is stored and reported like that of a link, also one of an earlier link", async () => {
  const { rememberCode, reported } = await openPage("/?snowball=BRO25");
  for (const code of ["MATTE15", "BRO25", "BRO25"]) {
    rememberCode(code);
    expect(storedRecord()).toEqual({ code, expiry: EXPIRY });
  }
  expect(reported).toEqual(["BRO25", "MATTE15"]);
});

it("a visit is reported as the site's own event, without the code, and then to the referral tracker", async () => {
  const calls: unknown[] = [];
  vi.stubGlobal("dataLayer", calls);
  vi.stubGlobal("SocialSnowball", { track: (code: string) => calls.push(code) });
  const { reportReferralVisit } = await import("@/features/referral/report-visits");
  reportReferralVisit("BRO25");
  expect(calls).toEqual([{ event: "referral_visit" }, "BRO25"]);
});

describe("the parameter of a code", () => {
  it("leaves the address after 100 ms, and the rest stays", async () => {
    await openPage("/faq?utm_source=tiktok&snowball=BRO25&utm_campaign=a%26b#flushable");
    await vi.advanceTimersByTimeAsync(99);
    expect(shownAddress()).toBe("/faq?utm_source=tiktok&snowball=BRO25&utm_campaign=a%26b#flushable");
    await vi.advanceTimersByTimeAsync(1);
    expect(shownAddress()).toBe("/faq?utm_source=tiktok&utm_campaign=a%26b#flushable");
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("stays for longer while the browser is busy", async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
    await openPage("/?snowball=BRO25");
    await vi.advanceTimersByTimeAsync(100);
    expect(shownAddress()).toBe("/?snowball=BRO25");
    for (const run of waiting) run();
    expect(shownAddress()).toBe("/");
  });

  it("is not looked for in the address of a page that the visitor has gone to meanwhile", async () => {
    await openPage("/?snowball=BRO25");
    window.history.replaceState({ idx: 1 }, "", "/faq?x=a%20b&flag");
    await vi.advanceTimersByTimeAsync(100);
    expect([shownAddress(), window.history.state]).toEqual(["/faq?x=a%20b&flag", { idx: 1 }]);
  });

  it("leaves with an invalid code, too, which is logged without its text", async () => {
    await openPage("/?snowball=who%20is%20this&x=1");
    await vi.advanceTimersByTimeAsync(100);
    expect(shownAddress()).toBe("/?x=1");
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("who is this");
  });
});

describe("a redirect at boot", () => {
  it.each([
    ["changes the address where the host has sent its page", "/BRO25?x=1", "/", "/?x=1&snowball=BRO25"],
    ["changes the address of a page that the application renders", "/faqs#a", undefined, "/faq#a"],
    ["leaves the address of a page", "/faq?x=1", "/faq", "/faq?x=1"],
  ])("%s", (_, address, served, after) => {
    window.history.replaceState(null, "", address);
    expect(followRedirect(served, (target) => expect.fail(`${target} was loaded.`))).toBe(false);
    expect(shownAddress()).toBe(after);
  });

  it.each([
    ["the host has sent another one", "/BRO25?x=1#the-drop", "/404", "/?x=1&snowball=BRO25#the-drop"],
    ["the hash is another one, because a browser scrolls only to that of a load", "/shop", "/", "/#the-drop"],
  ])("loads the page where %s", (_, address, served, loaded) => {
    const load = vi.fn<(address: string) => void>();
    window.history.replaceState(null, "", address);
    expect(followRedirect(served, load)).toBe(true);
    expect(load.mock.calls).toEqual([[loaded]]);
    expect(shownAddress()).toBe(address);
  });
});

describe("a cart link that leads to the demo store's checkout", () => {
  const search = "?items=41:1,42:3&discount=BRO25&attributes[__snowball]=BRO25&x=1";

  it.each(["/demo/checkout", "/demo/checkout/", "/Demo/Checkout"])(
    "loses its code at once, and the router's state keeps the whole query: %s",
    async (pathname) => {
      const before = window.history.length;
      await openPage(`${pathname}${search}#end`, { idx: 2, key: "abc" });
      expect(shownAddress()).toBe(`${pathname}?items=41:1,42:3&x=1#end`);
      expect(window.history.state).toEqual({ idx: 2, key: "abc", cartLink: search });
      expect(window.history.length).toBe(before);
    },
  );

  it.each(["/demo/checkout?items=41:1", "/demo/checkout?cart=a%2Fb", "/faq?discount=BRO25"])(
    "is not %s, which stays unchanged",
    async (other) => {
      await openPage(other);
      expect([shownAddress(), window.history.state]).toEqual([other, null]);
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
  expect(storedRecord()).toMatchObject({ code: "BRO25" });
  expect(load.mock.calls.flat()).toEqual(loaded);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("BRO25");
});
