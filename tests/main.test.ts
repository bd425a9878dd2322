import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { articleFile } from "@/features/blog/blog-file-paths";
import { paths } from "@/lib/site/paths";

/** The blog's pages start the application on the first input only, and it requests the article first. */
const ARTICLE = `${paths.muglife}/lamp`;
const send = vi.fn<(path: string) => Promise<never>>();

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  send.mockReset().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", send);
  window.history.replaceState(null, "", ARTICLE);
});
afterEach(async () => {
  // Going back and forward is the router's again in the tests that follow.
  (await import("@/lib/browser/early-travel")).leaveTravelToRouter();
  vi.resetModules();
  delete document.documentElement.dataset["page"];
  delete document.documentElement.dataset["scrolled"];
});

/** Runs the boot script, which keeps its state for a page load. */
async function boot(): Promise<void> {
  vi.resetModules();
  await import("@/main");
}

/** A page that the build has written. */
function receivePage(): void {
  const container = document.body.appendChild(document.createElement("div"));
  container.id = "app";
  document.documentElement.dataset["page"] = ARTICLE;
}

it.each(["pointerdown", "pointermove", "keydown", "scroll", "focusin"])(
  "starts the application on the first %s, and not before",
  async (type) => {
    receivePage();
    await boot();
    await vi.dynamicImportSettled();
    expect(send).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
    expect(send.mock.calls.map(([path]) => path)).toEqual([articleFile("lamp")]);
  },
);

it("starts the application on a page that was scrolled before the script ran, by a hash or a reload", async () => {
  receivePage();
  Object.assign(window, { scrollY: 300 });
  await boot();
  Object.assign(window, { scrollY: 0 });
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
  expect(document.documentElement.dataset).toHaveProperty("scrolled");
});

it.each([
  { page: paths.home, starts: [["app"]] },
  { page: ARTICLE, starts: [] },
])("starts $page by itself after two seconds: $starts", async ({ page, starts }) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  // Without a container it is looked for, and nothing else happens.
  const lookUp = vi.spyOn(document, "getElementById").mockReturnValue(null);
  document.documentElement.dataset["page"] = page;
  window.history.replaceState(null, "", page);
  await boot();
  vi.advanceTimersByTime(1999);
  expect(lookUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lookUp.mock.calls).toEqual(starts);
  // Its listeners would start another test's application.
  window.dispatchEvent(new Event("pointerdown"));
});

it("waits for the whole HTML before an input starts the application", async () => {
  receivePage();
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await boot();
  window.dispatchEvent(new Event("pointerdown"));
  await vi.dynamicImportSettled();
  expect(send).not.toHaveBeenCalled();
  readyState.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  window.dispatchEvent(new Event("pointerdown"));
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
});

it("waits for the network where the application does not start without it", async () => {
  receivePage();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const listened = vi.spyOn(window, "addEventListener");
  await boot();
  vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("The application's first line fails.", "SecurityError");
  });
  window.dispatchEvent(new Event("scroll"));
  const types = () => listened.mock.calls.map(([type]) => type);
  await vi.waitFor(() => expect(types()).toContain("online"), { timeout: 20_000 });
  // Its listener would reload another test's page.
  window.dispatchEvent(new Event("online"));
});

it("notes from boot on that the visitor leaves the page", async () => {
  // Without a page to start the application in, whose listeners would stay for other tests.
  await boot();
  const { isLeaving } = await import("@/lib/browser/leaving");
  expect(isLeaving(Date.now())).toBe(false);
  window.dispatchEvent(new Event("beforeunload"));
  expect(isLeaving(Date.now())).toBe(true);
  window.dispatchEvent(new Event("pageshow"));
});

/** A page that the browser renders ahead. Returns what makes the browser show it. */
function prerender(): () => void {
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  return () => {
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
  };
}

it("does nothing while the browser renders the page ahead, and starts once when the page is shown", async () => {
  const activate = prerender();
  receivePage();
  window.history.replaceState(null, "", `${ARTICLE}?snowball=LAMP9&utm_source=lamps`);
  const listened = vi.spyOn(window, "addEventListener");
  await boot();
  window.dispatchEvent(new Event("scroll"));
  await vi.dynamicImportSettled();
  expect(send).not.toHaveBeenCalled();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(window.location.search).toContain("LAMP9");
  expect(listened.mock.calls.map(([type]) => type)).not.toContain("beforeunload");
  activate();
  expect(localStorage.getItem("snowball_code")).toContain("LAMP9");
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["mugworks_campaign", "snowball_code"]);
  window.dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(listened.mock.calls.filter(([type]) => type === "beforeunload")).toHaveLength(1);
});
