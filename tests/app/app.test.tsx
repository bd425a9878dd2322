import { screen, waitFor } from "@testing-library/react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { layoutLabels } from "@/content/interface";
import { brand } from "@/content/brand";
import { terms } from "@/content/terms";
import { paths } from "@/lib/site/paths";
import { STORAGE_KEYS } from "@/lib/browser/storage";

let root: Root | null = null;
let container: HTMLElement;
let warnings: string[];

beforeEach(() => {
  // They pass like real ones, but end with their test: the application measures a visit five seconds after its start.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  // The application renders on React's own schedule, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((text) => void warnings.push(String(text)));
  container = document.body.appendChild(document.createElement("div"));
  container.id = "app";
});
afterEach(() => {
  root?.unmount();
  root = null;
  document.head.replaceChildren();
  delete document.documentElement.dataset["page"];
  Reflect.deleteProperty(window, "dataLayer");
  // All files of tests share the modules, and the application keeps what it has started with.
  vi.resetModules();
});

const SITE = brand.siteUrl;
const CANONICAL = '<link rel="canonical" href="https://shop.example/other">';

/** Starts the application at an address, for which the host has sent this HTML. */
async function start(address: string, html: string, isPrerendered: boolean): Promise<void> {
  vi.resetModules();
  const { startApp } = await import("@/app/app");
  window.history.replaceState(null, "", address);
  document.head.innerHTML = `<title>Other</title>${CANONICAL}`;
  container.innerHTML = html;
  root = await startApp(container, isPrerendered);
}

const canonical = () => document.head.querySelector("link[rel=canonical]");

it("removes the content and the head tags of another page that the host has sent, before it renders", async () => {
  await start(paths.terms, "<p>Other page</p>", false);
  expect(screen.queryByText("Other page")).toBeNull();
  expect(canonical()).toBeNull();
  expect(document.title).not.toBe("Other");
  expect(await screen.findByRole("heading", { level: 1, name: terms.heading })).toBeDefined();
});

it.each([
  ["a page below a folder", `${paths.muglife}/lamp`, `/copies${paths.muglife}/lamp`],
  ["the home page below the name of the site", paths.home, `/web/2026/${SITE}/`],
])("keeps the HTML of %s that an archive shows below a path of its own", async (_, served, address) => {
  document.documentElement.dataset["page"] = served;
  await start(address, "<p>Archived</p>", false);
  expect(root).toBeNull();
  expect(screen.getByText("Archived")).toBeDefined();
  expect(canonical()).not.toBeNull();
});

it.each([
  ["the home page, which some hosts send for every address,", paths.home],
  ["the 404 page", paths.notFound],
])("renders in place of %s at an unknown address", async (_, served) => {
  document.documentElement.dataset["page"] = served;
  await start("/no/such/page", "<p>Other page</p>", false);
  expect(root).not.toBeNull();
  expect(screen.queryByText("Other page")).toBeNull();
});

it("warns where the page differs from its HTML", async () => {
  await start(paths.terms, "<p>Changed by a browser extension</p>", true);
  await waitFor(() => expect(warnings.join()).toContain("The page differed from its HTML"));
});

/** The buy bar's state where no observer has reported which sections are in view, as in the prerendered HTML. */
async function isBuyBarHidden(): Promise<boolean> {
  const bar = await screen.findByRole("region", { name: layoutLabels.buyBar });
  return bar.dataset["hidden"] !== undefined;
}

it.each([
  [paths.home, true],
  [paths.terms, false],
])(
  "starts on %s with the buy bar hidden: %s, because only the landing page begins with a hero",
  async (path, isHidden) => {
    await start(path, "", false);
    expect(await isBuyBarHidden()).toBe(isHidden);
    const { noteBuySectionInView } = await import("@/lib/purchase/buy-sections");
    noteBuySectionInView(paths.faq, !isHidden);
    expect(await isBuyBarHidden()).toBe(isHidden);
    noteBuySectionInView(path, !isHidden);
    await waitFor(async () => expect(await isBuyBarHidden()).toBe(!isHidden));
  },
);

it("keeps the campaign of an address that it shows", async () => {
  await start(`${paths.terms}?utm_source=lamp`, "", false);
  const { campaignStore } = await import("@/lib/referral/campaign-store");
  await waitFor(() => expect(campaignStore.current()).toBe("utm_source=lamp"));
});

it("removes what vendors have stored, when it starts after an opt-out", async () => {
  window.localStorage.setItem(STORAGE_KEYS.privacyChoice, "opted-out");
  window.localStorage.setItem("klaviyoOnsite", "{}");
  await start(paths.terms, "", false);
  await waitFor(() => expect(window.localStorage.getItem("klaviyoOnsite")).toBeNull());
});

it("removes the canonical link of the page to which a referral link led, and of no other page", async () => {
  await start(paths.terms, "", true);
  expect(canonical()).not.toBeNull();
  (await import("@/features/referral/capture-referral")).rememberCode("BRO25");
  expect(canonical()).toBeNull();
});

it("measures the visit five seconds after it has started, where a vendor listens", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const measured: (string | undefined)[] = [];
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = [];
      observe({ type }: PerformanceObserverInit): void {
        measured.push(type);
      }
    },
  );
  Object.assign(window, { dataLayer: [] });
  await start(paths.terms, "", false);
  await vi.advanceTimersByTimeAsync(4_999);
  await vi.dynamicImportSettled();
  expect(measured).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(measured).toContain("soft-navigation");
});
