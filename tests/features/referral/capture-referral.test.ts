import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureReferral, followCodePath } from "@/features/referral/capture-referral";
import { paths } from "@/lib/paths";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 15);
const KEY = "snowball_code";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

/** Opens the page at this address, with what the router keeps in the history. */
function arriveAt(address: string, historyState: unknown = null): void {
  window.history.replaceState(historyState, "", address);
  captureReferral(window.location);
}

const stored = (): unknown => JSON.parse(window.localStorage.getItem(KEY) ?? "null");
const address = (): string => window.location.href.slice(window.location.origin.length);

describe("a link with ?snowball=", () => {
  it("stores its code for 30 days", () => {
    arriveAt("/?snowball=BRO25");
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
  });

  it("works on any page", () => {
    arriveAt("/muglife/stay-matte-anywhere?snowball=BRO25");
    expect(stored()).toMatchObject({ code: "BRO25" });
  });

  it("loses the parameter after 100 ms, and nothing else", async () => {
    const state = { idx: 3, key: "abc", usr: { from: "/faq" } };
    const before = window.history.length;
    arriveAt("/faq?utm_source=tiktok&snowball=BRO25&utm_campaign=a%26b#flushable", state);
    await vi.advanceTimersByTimeAsync(99);
    expect(address()).toBe("/faq?utm_source=tiktok&snowball=BRO25&utm_campaign=a%26b#flushable");
    await vi.advanceTimersByTimeAsync(1);
    expect(address()).toBe("/faq?utm_source=tiktok&utm_campaign=a%26b#flushable");
    expect(window.history.state).toEqual(state);
    expect(window.history.length).toBe(before);
  });

  it("leaves no question mark behind when the code was alone", async () => {
    arriveAt("/?snowball=BRO25#the-drop?offset=50");
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/#the-drop?offset=50");
  });

  it("loses every copy of the parameter", async () => {
    arriveAt("/?snowball=BRO25&snowball=MATTE15");
    expect(stored()).toMatchObject({ code: "BRO25" });
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/");
  });

  it("does not touch the address of a page that the visitor went on to meanwhile", async () => {
    arriveAt("/?snowball=BRO25");
    window.history.replaceState({ idx: 1 }, "", "/faq?x=a%20b&flag");
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/faq?x=a%20b&flag");
    expect(window.history.state).toEqual({ idx: 1 });
  });

  it("may be captured twice, by the boot and by the layout", async () => {
    arriveAt("/?snowball=BRO25&x=1");
    captureReferral(window.location);
    await vi.advanceTimersByTimeAsync(100);
    captureReferral(window.location);
    await vi.runAllTimersAsync();
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
    expect(address()).toBe("/?x=1");
  });

  it("captured again when the application comes late does not take the place of another tab's later code", () => {
    arriveAt("/?snowball=BRO25");
    window.localStorage.setItem(KEY, JSON.stringify({ code: "MATTE15", expiry: NOW + DAY_MS }));
    captureReferral(window.location);
    expect(stored()).toMatchObject({ code: "MATTE15" });
  });

  it("counts though an empty one stands before it", () => {
    arriveAt("/?snowball=&snowball=BRO25");
    expect(stored()).toMatchObject({ code: "BRO25" });
  });

  it("is left alone where there is none", async () => {
    arriveAt("/faq?utm_source=a+b&flag");
    await vi.runAllTimersAsync();
    expect(stored()).toBeNull();
    expect(address()).toBe("/faq?utm_source=a+b&flag");
  });

  it.each(["", "BRO%2025", "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "%E0%A4%A", "A".repeat(65)])(
    "whose code is none, '%s', costs no good code and is taken off all the same",
    async (code) => {
      arriveAt("/?snowball=MATTE15");
      arriveAt(`/?snowball=${code}&x=1`);
      expect(stored()).toMatchObject({ code: "MATTE15" });
      await vi.advanceTimersByTimeAsync(100);
      expect(address()).toBe("/?x=1");
    },
  );

  it("whose code is none is told to the console, without the text", async () => {
    vi.resetModules();
    const fresh = await import("@/features/referral/capture-referral");
    fresh.captureReferral({ pathname: "/", search: "?snowball=who%20is%20this" });
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("who is this");
  });
});

describe("a link /{code}", () => {
  it.each(["/BRO25", "/BRO25/"])("stores its code: %s", (pathname) => {
    arriveAt(pathname);
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
  });

  it.each(["followed at boot", "captured as it stands"])("comes before ?snowball= beside it: %s", (way) => {
    window.history.replaceState(null, "", "/BRO25?snowball=MATTE15");
    if (way === "followed at boot") followCodePath();
    captureReferral(window.location);
    expect(stored()).toMatchObject({ code: "BRO25" });
  });

  it("followed at boot becomes the home page with the code as parameter; the rest stays", async () => {
    const state = { idx: 2 };
    const before = window.history.length;
    window.history.replaceState(state, "", "/BRO%325/?utm_source=a+b&redirect=%2Fx#the-drop?offset=50");
    followCodePath();
    expect(address()).toBe("/?utm_source=a+b&redirect=%2Fx&snowball=BRO25#the-drop?offset=50");
    captureReferral(window.location);
    await vi.advanceTimersByTimeAsync(100);
    expect(address()).toBe("/?utm_source=a+b&redirect=%2Fx#the-drop?offset=50");
    expect(window.history.state).toEqual(state);
    expect(window.history.length).toBe(before);
  });

  it.each(["/", "/faq", "/FAQ/", "/bro", "/bro-25", "/%E0%A4%A", "/muglife/BRO25"])(
    "is all that is followed; %s stays where it is",
    (pathname) => {
      window.history.replaceState(null, "", `${pathname}?x=1`);
      followCodePath();
      expect(address()).toBe(`${pathname}?x=1`);
    },
  );

  it.each(["/bro", "/bro-25", "/%3Cb%3E", "/%E0%A4%A"])(
    "that is mistyped leaves a mark that no one sees, and costs no live code: %s",
    (pathname) => {
      arriveAt(pathname);
      expect(stored()).toMatchObject({ valid: false, expiry: NOW + 30 * DAY_MS });
      arriveAt("/MATTE15");
      arriveAt(pathname);
      expect(stored()).toEqual({ code: "MATTE15", expiry: NOW + 30 * DAY_MS });
    },
  );

  it.each(["/About", "/FAQ", "/Terms/", "/BROS", "/MugLife"])(
    "is not %s, which the router takes for a page of ours, and which costs no live code",
    (pathname) => {
      arriveAt("/MATTE15");
      arriveAt(pathname);
      expect(stored()).toMatchObject({ code: "MATTE15" });
    },
  );

  it.each([...Object.values(paths), "/about/", "/muglife/page/2", "/muglife/BRO25", "/pages/BRO25"])(
    "is not what %s is",
    (pathname) => {
      arriveAt(pathname);
      expect(stored()).toBeNull();
    },
  );
});

describe("a cart link that leads to the demo store's checkout", () => {
  const search = "?items=41:1,42:3&discount=BRO25&attributes[__snowball]=BRO25&x=1";

  it.each(["/demo/checkout", "/demo/checkout/", "/Demo/Checkout"])(
    "loses its code at once; the router's state has all of it: %s",
    (pathname) => {
      const before = window.history.length;
      arriveAt(`${pathname}${search}#end`, { idx: 2, key: "abc" });
      expect(address()).toBe(`${pathname}?items=41:1,42:3&x=1#end`);
      expect(window.history.state).toEqual({ idx: 2, key: "abc", usr: { cartLink: search } });
      expect(window.history.length).toBe(before);
    },
  );

  it("keeps what it has been found to hold when the page is opened again", () => {
    arriveAt(`/demo/checkout${search}`);
    captureReferral(window.location);
    expect(window.history.state).toEqual({ usr: { cartLink: search } });
  });

  it.each(["/demo/checkout?items=41:1", "/demo/checkout?cart=a%2Fb", "/faq?discount=BRO25"])(
    "is not %s, which stays as it is",
    (other) => {
      arriveAt(other);
      expect([address(), window.history.state]).toEqual([other, null]);
    },
  );
});

it.each(["/BRO25", "/?snowball=BRO25", "/demo/checkout?discount=BRO25&snowball=BRO25"])(
  "a browser that refuses to change the address keeps the code: %s",
  async (link) => {
    window.history.replaceState(null, "", link);
    const refusing = vi.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException(`not ${link}`, "SecurityError");
    });
    followCodePath();
    captureReferral(window.location);
    await vi.runAllTimersAsync();
    refusing.mockRestore();
    expect(stored()).toMatchObject({ code: "BRO25" });
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("BRO25");
  },
);

describe("any page", () => {
  it("rewrites the bare code of an older site", () => {
    window.localStorage.setItem(KEY, "BRO25");
    arriveAt("/faq");
    expect(stored()).toEqual({ code: "BRO25", expiry: NOW + 30 * DAY_MS });
  });

  it("drops a record that is past", () => {
    window.localStorage.setItem(KEY, JSON.stringify({ code: "BRO25", expiry: NOW }));
    arriveAt("/faq");
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it("lets a live record live, and does not renew it", () => {
    const record = { code: "BRO25", expiry: NOW + 1 };
    window.localStorage.setItem(KEY, JSON.stringify(record));
    arriveAt("/faq");
    expect(stored()).toEqual(record);
  });
});
