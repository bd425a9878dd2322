// The buy button as the pages connect it: with the browser's storage, the visitor's choices and the demo store, or a shop.
import ShopifyBuy from "@shopify/buy-button-js";
import { beforeEach, expect, it, vi } from "vitest";
import { buyButtonLabels } from "@/content/interface";
import type { Connect } from "@/features/checkout/checkout-store";
import { DEMO_SHOP } from "@/demo/demo-credentials";
import { freshRecord } from "@/lib/referral/referral-code";
import { HeadlessLibrary } from "../../model/headless-library";
import { goods } from "./bundles";

type Events = Parameters<Connect>[0];

let ui: HeadlessLibrary | null = null;
/** The bodies of the requests, in the order in which they were sent. */
let sent: string[] = [];

/** The page connects once, so each test gets modules that are evaluated anew. */
async function loadPage() {
  vi.resetModules();
  const modules = {
    ...(await import("@/features/checkout/connect-shop")),
    ...(await import("@/demo/demo-shop")),
    ...(await import("@/lib/referral/referral-store")),
    ...(await import("@/lib/consent/privacy-choice")),
  };
  const store = modules.openDemoStore(goods);
  const send: typeof fetch = (input, init) => {
    if (typeof init?.body === "string") sent.push(init.body);
    return store.fetch(input, init);
  };
  const openStore = vi.fn(async () => ({ shop: DEMO_SHOP, send }));
  const events = {
    cartNode: document.createElement("div"),
    quantity: { get: () => 1, set: () => undefined },
    sizeOf: () => null,
    onCart: vi.fn<Events["onCart"]>(),
    onProblem: vi.fn<Events["onProblem"]>(),
  };
  return { ...modules, connect: modules.connectShop(buyButtonLabels, null, openStore), openStore, events };
}

/** The limit only ends a test that hangs. */
const until = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 20_000 });
type Page = Awaited<ReturnType<typeof loadPage>>;

async function open({ connect, events }: Pick<Page, "connect" | "events">): Promise<void> {
  await (await connect(events)).showProduct(document.createElement("div"), "41");
}

/** Adds one of the first bundle, as a click on the library's button does, until the page is shown it. */
async function add({ events: { onCart } }: Page): Promise<void> {
  onCart.mockClear();
  ui?.add("gid://shopify/ProductVariant/41", 1);
  await until(() => expect(onCart.mock.lastCall?.[0].isOwnChange).toBe(true));
}
const remember = (code: string) => freshRecord(code, Date.now());

beforeEach(() => {
  [ui, sent] = [null, []];
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(ShopifyBuy.UI, "init").mockImplementation(
    () => new HeadlessLibrary((_, made) => void (ui = made)),
  );
});

/** The order of the cart that the page has last reported, as a page that is opened later reads it. */
async function orderOf({ openDemoStore }: Page) {
  const key = Object.keys(window.localStorage).find((name) => name.endsWith(".checkoutId")) ?? "";
  const id = window.localStorage.getItem(key) ?? "";
  return openDemoStore(goods).readCart(id.replace(/^.*\/|\?.*$/g, ""));
}

it("gives a new cart the live code, and keeps the cart for later pages", async () => {
  const page = await loadPage();
  page.referralStore.remember(remember("BRO25"));
  await open(page);
  await add(page);
  expect(await orderOf(page)).toMatchObject({
    lines: [{ variantId: "41", quantity: 1 }],
    attributes: [{ key: "__snowball", value: "BRO25" }],
    codes: ["BRO25"],
  });
});

it("gives the cart a code that comes later, and takes it off when it is removed on a later page", async () => {
  const page = await loadPage();
  await open(page);
  await add(page);
  page.referralStore.remember(remember("MATTE15"));
  await until(async () => expect((await orderOf(page))?.codes).toEqual(["MATTE15"]));
  const later = await loadPage();
  await later.connect(later.events);
  const { forgetCode } = await import("@/lib/referral/forget-code");
  forgetCode();
  await until(async () => expect((await orderOf(later))?.codes).toEqual([]));
});

it("tells the shop of an objection to the use of personal data, also of one that comes later", async () => {
  const page = await loadPage();
  await open(page);
  await add(page);
  const declined = () => sent.filter((body) => body.includes("visitorConsent")).length;
  expect(declined()).toBe(0);
  page.privacyChoice.optOut();
  const before = sent.length;
  await add(page);
  expect(sent.length).toBeGreaterThan(before);
  expect(declined()).toBe(sent.length - before);
});

it("connects once, also while it waits, and again only after a failure", async () => {
  const page = await loadPage();
  page.openStore.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  await expect(page.connect(page.events)).rejects.toThrow("Failed to fetch");
  const waiting = page.connect(page.events);
  const again = page.connect(page.events);
  expect(await again).toBe(await waiting);
  expect(page.openStore).toHaveBeenCalledTimes(2);
});

it("sends its requests by the browser's fetch where there is no demo store", async () => {
  const page = await loadPage();
  const { send } = await page.openStore();
  const fetched = vi.fn<typeof fetch>((input, init) => send(input, init));
  vi.stubGlobal("fetch", fetched);
  await open({ ...page, connect: page.connectShop(buyButtonLabels, DEMO_SHOP, null) });
  await add(page);
  expect(fetched).toHaveBeenCalled();
  expect((await orderOf(page))?.lines).toHaveLength(1);
});
