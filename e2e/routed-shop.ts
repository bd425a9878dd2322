// A Shopify shop in the browser's network layer. It responds by the real schema, or with a failure that a test sets.
import type { Page, Route } from "playwright/test";
import { runnerImport } from "vite";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import type { Bundle } from "@/content/schema";
import { DEMO_CODES } from "@/demo/demo-codes";
import type * as DemoStoreModule from "../src/demo/store/demo-store.ts";
import type { DemoShop, DemoStore } from "../src/demo/store/demo-store.ts";
import type * as Executor from "../src/demo/store/execute.ts";
import { SHOP_ENVIRONMENT, SHOP_ORIGIN } from "./shop-environment.ts";
import { JUDGE_ME_STAND_IN, KLAVIYO_STAND_IN, routeTags, routeVendorFiles } from "./vendor-hosts.ts";

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** What the shop answers in the place of its own answer: a status, or a text. */
type Fault = (
  own: () => Promise<string>,
  variables: Record<string, unknown>,
) => Promise<string> | string | number;

interface SentRequest {
  /** The name of the mutation or query in the shop's API: cartCreate, cartLinesAdd, cart, node … */
  operation: string;
  variables: Record<string, unknown>;
}

function read(body: string): SentRequest {
  const { query, variables }: { query: string; variables?: Record<string, unknown> } = JSON.parse(body);
  const [, operation = "unknown"] =
    /(?:query|mutation)[^{]*\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(
      query
        .replace(/@inContext\([^)]*\)/, "")
        .replaceAll(/fragment [^{]+\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, ""),
    ) ?? [];
  return { operation, variables: variables ?? {} };
}

let demoStore: ReturnType<typeof loadDemoStore> | null = null;

/** The executor imports the schema as text, so Vite loads the modules as in the build, once for all tests of a worker. */
async function loadDemoStore() {
  const load = async <Module>(file: string): Promise<Module> => {
    const { module } = await runnerImport<Module>(`src/demo/store/${file}`, {
      root: process.cwd(),
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "@": `${process.cwd()}/src` } },
    });
    return module;
  };
  const [store, executor] = await Promise.all([
    load<typeof DemoStoreModule>("demo-store.ts"),
    load<typeof Executor>("execute.ts"),
  ]);
  return { createDemoStore: store.createDemoStore, executor };
}

/** The referral tracker's script. A tag manager may have put it on the page before. */
export const TRACKER = "window.SocialSnowball = { track: (code) => window.recordTrackedCode(code) };";

export class RoutedShop {
  private readonly sent: SentRequest[] = [];
  /** Codes whose discount was requested from the affiliate service. */
  readonly lookups: string[] = [];
  /** Hosts of the third-party scripts that any page requested. */
  readonly requestedScripts: string[] = [];
  /** Hosts of the analytics vendors' scripts, which every page requests. */
  readonly requestedTags: string[] = [];
  /** Hosts of what these scripts requested. */
  readonly requestedFiles: string[] = [];
  /** Codes that any page reported to the referral tracker. */
  readonly trackedCodes: string[] = [];
  private readonly faults = new Map<string, Fault>();

  private constructor(
    private readonly store: DemoStore,
    /** The numbers of variants. The store reads it for each answer. */
    private readonly soldOut: Set<string>,
  ) {}

  /** Routes requests of the page's whole context, so that a second tab uses the same shop. */
  static async open(page: Page, change: Partial<DemoShop> = {}): Promise<RoutedShop> {
    demoStore ??= loadDemoStore();
    const { createDemoStore, executor } = await demoStore;
    const saved: { text: string | null } = { text: null };
    const soldOut = new Set<string>();
    const store = createDemoStore(
      {
        productId: SHOP_ENVIRONMENT.VITE_SHOPIFY_PRODUCT_ID,
        productTitle: brand.productTitle,
        origin: SHOP_ORIGIN,
        variants: bundles.map(({ variantId, name, price }) => ({
          id: variantId,
          title: name,
          price,
          get availableForSale() {
            return !soldOut.has(variantId);
          },
          picture: "https://cdn.shopify.com/pack.webp",
        })),
        discounts: DEMO_CODES,
        ...change,
      },
      { read: () => saved.text, write: (text) => void (saved.text = text), lasting: () => true },
      { loadExecutor: async () => executor },
    );
    const shop = new RoutedShop(store, soldOut);
    await page.context().route(`${SHOP_ORIGIN}/api/**`, (route) => shop.answer(route));
    await page.context().route("https://cdn.shopify.com/**", (route) => route.fulfill({ status: 204 }));
    await page
      .context()
      .route(`${SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL}/**`, (route) => shop.lookUp(route));
    await page
      .context()
      .exposeFunction("recordTrackedCode", (code: string) => void shop.trackedCodes.push(code));
    await shop.script(page, "tracker.test", TRACKER);
    await shop.script(page, "static.klaviyo.com", KLAVIYO_STAND_IN);
    await shop.script(page, "cdn.judge.me", JUDGE_ME_STAND_IN);
    await routeTags(page, shop.requestedTags);
    await routeVendorFiles(page, shop.requestedFiles);
    // The shop's own pages, to which the shopper leaves the site.
    await page.context().route(new RegExp(`^${SHOP_ORIGIN}/(cart|demo)/`), (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<title>Shop checkout</title><h1>Shop checkout</h1>",
      }),
    );
    return shop;
  }

  /** Sets the response of a third party's host in the page's whole context; null means that it never responds. */
  async script(page: Page, host: string, body: string | null): Promise<void> {
    await page.context().route(`https://${host}/**`, async (route) => {
      this.requestedScripts.push(host);
      if (body !== null) await route.fulfill({ contentType: "text/javascript", body });
    });
  }

  /** Answers requests of this operation with this status. */
  fail(operation: string, status: number): void {
    this.alter(operation, () => status);
  }

  /** Answers requests of this operation otherwise; without a fault, as the shop does. */
  alter(operation: string, fault: Fault = (own) => own()): void {
    this.faults.set(operation, fault);
  }

  /** The variables of every request of an operation, in order. */
  of(operation: string): Record<string, unknown>[] {
    return this.sent.filter((request) => request.operation === operation).map(({ variables }) => variables);
  }

  /** Sells these bundles out, also while a page shows them. */
  sellOut(...gone: readonly Bundle[]): void {
    for (const { variantId } of gone) this.soldOut.add(variantId);
  }

  /** The cents that are paid at this address: a cart's checkout at the shop, or a cart link. Null if there is no cart. */
  paid(address: string): number | null {
    const { pathname, search } = new URL(address);
    const [, items] = /^\/cart\/([\d:,]+)$/.exec(pathname) ?? [];
    const query = items ? `?items=${items}&${search.slice(1)}` : search;
    return this.store.readCheckout(query)?.totalCents ?? null;
  }

  private async lookUp(route: Route): Promise<void> {
    this.lookups.push(new URL(route.request().url()).searchParams.get("code") ?? "");
    await route.fulfill({
      headers: CORS,
      json: {
        payload: DEMO_CODES.map(({ code, percent }) => ({
          code: { code },
          current_segment: { discount_payout_value: percent },
        })),
      },
    });
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: CORS });
    const body = request.postData() ?? "";
    const sent = read(body);
    this.sent.push(sent);
    const own = async (): Promise<string> => {
      const response = await this.store.fetch(request.url(), { method: "POST", body });
      const { data } = Object(await response.json());
      // Shopify names the language of its messages.
      return JSON.stringify({ data, extensions: { context: { country: "US", language: "EN" } } });
    };
    const fault = this.faults.get(sent.operation);
    const answered = fault ? await fault(own, sent.variables) : await own();
    const isStatus = typeof answered === "number";
    await route.fulfill({
      status: isStatus ? answered : 200,
      headers: CORS,
      contentType: "application/json",
      body: isStatus ? '{"errors":"no"}' : answered,
    });
  }
}
