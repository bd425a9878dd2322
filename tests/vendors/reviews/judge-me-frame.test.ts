// The script of the page in Judge.me's frame. It acts when it is imported, so each test imports it again.
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { browserLayout } from "../browser-layout";

const VALUES = {
  scriptUrl: "https://cdn.judge.me/widget_preloader.js",
  shopDomain: "my-shop.myshopify.com",
  publicToken: "publicTokenOfJudgeMe",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const script of document.head.querySelectorAll("script")) script.remove();
  for (const name of ["jdgm", "jdgmCacheServer", "jdgm_preloader"]) Reflect.deleteProperty(window, name);
});

/** Reads a property as a document without an origin does, until the test ends. */
function refuseReading(owner: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    get: () => {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    },
  });
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}

/** Opens the frame's page for product 42, 480 px high, and collects what the page around it hears. */
async function open() {
  for (const name of ["localStorage", "sessionStorage"]) refuseReading(window, name);
  refuseReading(document, "cookie");
  const make = browserLayout();
  const heard: unknown[] = [];
  vi.stubGlobal("__FRAME_VALUES__", VALUES);
  vi.stubGlobal("parent", {
    // Of another origin than the frame's, so it hears only what is for anyone.
    postMessage: (message: unknown, target: string) => void (target === "*" && heard.push(message)),
  });
  window.history.replaceState(null, "", "/frames/judge-me#42");
  vi.resetModules();
  await import("@/vendors/reviews/judge-me-frame");
  const area = document.body.lastElementChild;
  const widget = document.querySelector<HTMLElement>(".jdgm-widget.jdgm-review-widget.jdgm-outside-widget");
  if (!area || !widget) throw new Error("The page has no widget.");
  vi.spyOn(area, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 480));
  return { area, widget, heard, make };
}

/** Longer than the frame waits for the end of what is drawn. */
const settle = () => vi.advanceTimersByTimeAsync(100);
const BOX = [0, 0, 300, 30] as const;

it("gives Judge.me's script the shop, its token and the element of the product", async () => {
  const { widget } = await open();
  expect(Reflect.get(window, "jdgm")).toEqual({
    SHOP_DOMAIN: VALUES.shopDomain,
    PLATFORM: "shopify",
    PUBLIC_TOKEN: VALUES.publicToken,
  });
  expect(widget.dataset["id"]).toBe("42");
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([[VALUES.scriptUrl, true]]);
});

describe("Judge.me's widget is initialized again", () => {
  const loaded = () => document.head.querySelector("script")?.dispatchEvent(new Event("load"));

  it.each([
    ["jdgmCacheServer.reloadAll()", (call: () => void) => ({ jdgmCacheServer: { reloadAll: call } })],
    ["jdgm_preloader(), where there is no other", (call: () => void) => ({ jdgm_preloader: call })],
    [
      "jdgmCacheServer.reloadAll(), where both are there",
      (call: () => void) => ({ jdgmCacheServer: { reloadAll: call }, jdgm_preloader: () => undefined }),
    ],
  ])("2 seconds after the frame has started, once, by %s", async (_, globals) => {
    const call = vi.fn<() => void>();
    await open();
    Object.assign(window, globals(call));
    loaded();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(call).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("when the script arrives, where it takes longer", async () => {
    const reloadAll = vi.fn<() => void>();
    await open();
    await vi.advanceTimersByTimeAsync(3_000);
    Object.assign(window, { jdgmCacheServer: { reloadAll } });
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect(reloadAll).toHaveBeenCalledTimes(1);
  });

  it.each([null, {}, { reloadAll: 7 }])("by nothing where the script has put there %j", async (global) => {
    await open();
    Object.assign(window, { jdgmCacheServer: global });
    loaded();
    await expect(vi.advanceTimersByTimeAsync(2_000)).resolves.toBeDefined();
  });
});

describe("the page around the frame", () => {
  it("hears at once that the frame has started, and no more until something is drawn", async () => {
    const { heard, area } = await open();
    expect(heard).toEqual([{ started: true }]);
    area.append("\n");
    await settle();
    area.replaceChildren();
    await settle();
    expect(heard).toEqual([{ started: true }]);
  });

  it("hears the height of what is drawn, and that it can be read", async () => {
    const { heard, widget, make } = await open();
    widget.append(make("p", { box: BOX, text: "Matte by lunch" }));
    await settle();
    expect(heard.slice(1)).toEqual([{ height: 480, problem: null }]);
  });

  it("hears why it cannot be read, and that it can once it is drawn anew", async () => {
    const { heard, widget, make } = await open();
    const unseen = { opacity: "0" };
    widget.append(make("p", { box: BOX, style: unseen, text: "Matte by lunch" }));
    await settle();
    expect(heard.slice(1)).toEqual([{ height: 480, problem: "has nothing that can be seen" }]);
    widget.replaceChildren(make("p", { box: BOX, text: "Matte by lunch" }));
    await settle();
    expect(heard.at(-1)).toEqual({ height: 480, problem: null });
  });
});

describe("in place of what a frame without an origin lacks, Judge.me's script finds", () => {
  // tests/lib/browser/lend-local-storage.test.ts has what a storage in memory does.
  it("two storages, each of its own", async () => {
    await open();
    window.localStorage.setItem("visits", "1");
    const read = [window.localStorage, window.sessionStorage].map((storage) => storage.getItem("visits"));
    expect(read).toEqual(["1", null]);
  });

  it("no cookie, and takes one without an error", async () => {
    await open();
    expect(() => (document.cookie = "jdgm_session=1")).not.toThrow();
    expect(document.cookie).toBe("");
  });
});
