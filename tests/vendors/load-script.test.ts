import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import { hasReadingScripts } from "@/lib/browser/reading-scripts";

// The loader remembers for a page load which scripts it loaded, so each test imports it again.
async function freshLoader() {
  vi.resetModules();
  const { privacyChoice } = await import("@/lib/consent/privacy-choice");
  return { ...(await import("@/vendors/load-script")), privacyChoice };
}

const ADDRESS = "https://loader.example/widget.js?key=1";
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script")];

let listeners: [string, EventListener][] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: unknown, options?: unknown) => {
      if (typeof listener !== "function") return;
      const wrapped: EventListener = (event) => void Reflect.apply(listener, window, [event]);
      listeners.push([type, wrapped]);
      add(type, wrapped, options === true);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  listeners = [];
  for (const script of scripts()) script.remove();
});

it("loads a script once for several calls, which all resolve", async () => {
  const { loadScript, hasLoadedScripts } = await freshLoader();
  expect(hasLoadedScripts()).toBe(false);
  const first = loadScript(ADDRESS);
  const second = loadScript(ADDRESS);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[ADDRESS, true]]);
  scripts()[0]?.dispatchEvent(new Event("load"));
  await expect(Promise.all([first, second, loadScript(ADDRESS)])).resolves.toHaveLength(3);
  expect(scripts()).toHaveLength(1);
  expect(hasLoadedScripts()).toBe(true);
});

it("rejects when a script is blocked or missing, and does not request it again", async () => {
  const { loadScript } = await freshLoader();
  const loading = loadScript(ADDRESS);
  scripts()[0]?.dispatchEvent(new Event("error"));
  await expect(loading).rejects.toThrow("blocked or is missing");
  await expect(loadScript(ADDRESS)).rejects.toThrow("blocked or is missing");
  expect(scripts()).toHaveLength(1);
});

it("rejects when a script times out after 8 seconds, not before, and leaves no timer", async () => {
  const { loadScript } = await freshLoader();
  const failed = vi.fn<(error: unknown) => void>();
  loadScript(ADDRESS).catch(failed);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(String(failed.mock.calls)).toContain("took too long");
  // Later load events of the same script change nothing.
  scripts()[0]?.dispatchEvent(new Event("load"));
  scripts()[0]?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("requests no script after an opt-out, and requests it when the opt-out is withdrawn", async () => {
  const { loadScript, hasLoadedScripts, privacyChoice } = await freshLoader();
  privacyChoice.optOut();
  await expect(loadScript(ADDRESS)).rejects.toThrow("opted out");
  expect(scripts()).toEqual([]);
  expect(hasLoadedScripts()).toBe(false);
  privacyChoice.optIn();
  void loadScript(ADDRESS);
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event("load"));
});

const thrown = (filename: string, message = "Uncaught Error: boom") =>
  new ErrorEvent("error", { filename, message, cancelable: true });

const OWN_SCRIPT = `${window.location.origin}/stand-ins/reviews.js`;

it.each([
  ["is logged", ADDRESS, undefined, true],
  ["is logged", "https://loader.example/chunk.js", undefined, true],
  ["is logged", "https://other.example/chunk.js", undefined, true],
  ["is logged", OWN_SCRIPT, undefined, true],
  ["is logged", "", "Script error.", true],
  ["is left to error monitoring", `${window.location.origin}/assets/app.js`, undefined, false],
  ["is left to error monitoring", "https://loader.example.evil.test/x.js", undefined, false],
  ["is left to error monitoring", "", "Uncaught Error: boom", false],
  ["is left to error monitoring", `${window.location.origin}/assets/app.js`, "Script error.", false],
])(
  "an error beside two vendors' scripts and one of the site %s: %s %s",
  async (_, filename, message, isLogged) => {
    const { loadScript } = await freshLoader();
    for (const address of [ADDRESS, "https://other.example/form.js", "/stand-ins/reviews.js"])
      void loadScript(address);
    for (const script of scripts()) script.dispatchEvent(new Event("load"));
    const event = thrown(filename, message);
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isLogged);
    expect(vi.mocked(console.warn).mock.calls).toEqual(
      isLogged ? [[`[${brand.slug}] A third party's script failed.`]] : [],
    );
  },
);

describe("a script that could read a referral code in the address", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it("is not requested while the code stays there, as in an app's browser, and may be later", async () => {
    window.history.replaceState(null, "", "/faq#flushable?snowball=BRO25");
    const { loadScript } = await freshLoader();
    const failed = vi.fn<(error: unknown) => void>();
    loadScript(ADDRESS).catch(failed);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([failed.mock.calls.length, scripts().length, hasReadingScripts()]).toEqual([1, 0, false]);
    window.history.replaceState(null, "", "/faq#flushable");
    void loadScript(ADDRESS);
    expect([scripts().length, hasReadingScripts()]).toEqual([1, true]);
    scripts()[0]?.dispatchEvent(new Event("load"));
  });

  it("is requested when the code has left, as in an ordinary browser", async () => {
    window.history.replaceState(null, "", "/?snowball=BRO25");
    const { loadScript } = await freshLoader();
    void loadScript(ADDRESS);
    await vi.advanceTimersByTimeAsync(99);
    expect(scripts()).toEqual([]);
    window.history.replaceState(null, "", "/");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event("load"));
  });

  it("is not requested where the page before hands on its address, which had the code", async () => {
    vi.spyOn(document, "referrer", "get").mockReturnValue("https://mugworks.example/?snowball=BRO25");
    const { loadScript } = await freshLoader();
    loadScript(ADDRESS).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(scripts()).toEqual([]);
  });

  it("is requested at once where it is the tracker, which is given the code", async () => {
    window.history.replaceState(null, "", "/#snowball=BRO25");
    const { loadWithCode } = await freshLoader();
    void loadWithCode(ADDRESS);
    expect([scripts().length, hasReadingScripts()]).toEqual([1, false]);
    scripts()[0]?.dispatchEvent(new Event("load"));
  });
});
