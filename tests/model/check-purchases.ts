// Runs the model: random sequences of commands on a simulated browser, and what must hold after each.
import ShopifyBuy from "@shopify/buy-button-js";
import * as fc from "fast-check";
import { expect, vi } from "vitest";
import { Browser } from "./browser";
import { commands, Visit } from "./commands";
import { expectPurchase } from "./expect-purchase";
import { openHeadlessUi } from "./headless-pages";

const MAX_COMMANDS = 12;
/** The same sequences each time, so that a change is tested, and not luck. MODEL_SEED takes others. */
const SEED = 1;

/** `MODEL_RUNS=100000 MODEL_SEED=7 npx vitest run tests/model` takes so many sequences, half of them in one tab and half in two. */
const { MODEL_RUNS, MODEL_SEED, MODEL_PATH, MODEL_REPLAY } = process.env;

/**
 * What takes the place of the browser's own during a run. Each run has a document of its own, so that the listeners of its pages end
 * with it; and what a spy has recorded of it ends as well.
 */
function install(browser: Browser, hasLocks: boolean): void {
  vi.clearAllMocks();
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, "visibilityState", { value: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser.window);
  vi.stubGlobal("navigator", { onLine: true, locks: hasLocks ? browser.locks : undefined });
  vi.stubGlobal("setTimeout", browser.clock.set);
  vi.stubGlobal("clearTimeout", browser.clock.clear);
}

/** `share` of the runs that are asked for; `tabs` is how many may be open at once. */
export async function checkPurchases(tabs: number, share: number): Promise<void> {
  const rejections: unknown[] = [];
  const note = (reason: unknown): void => void rejections.push(reason);
  process.on("unhandledRejection", note);
  let browser: Browser | null = null;
  vi.spyOn(ShopifyBuy.UI, "init").mockImplementation(openHeadlessUi);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limitMs) => {
    const controller = new AbortController();
    browser?.clock.set(() => controller.abort(), limitMs);
    return controller.signal;
  });
  const purchase = fc.asyncProperty(
    fc.scheduler(),
    fc.record({
      hidesPrivate: fc.boolean(),
      hasLocks: fc.boolean(),
      isCalm: fc.constantFrom(true, false, false),
      opened: fc.integer({ min: 1, max: tabs }),
    }),
    commands(tabs, {
      maxCommands: MAX_COMMANDS,
      size: "max",
      ...(MODEL_REPLAY && { replayPath: MODEL_REPLAY }),
    }),
    async (scheduler, { hidesPrivate, hasLocks, isCalm, opened }, acts) => {
      rejections.length = 0;
      browser = new Browser(scheduler, { hidesPrivate });
      // Old browsers have no locks. In these, two tabs may undo each other's changes of the same moment.
      install(browser, hasLocks || tabs > 1);
      const visit = new Visit(browser, opened);
      await browser.deliver("all");
      await fc.asyncModelRun(() => ({ model: { isCalm }, real: visit }), acts);
      await browser.deliver("all");
      await expectPurchase(visit);
      expect(rejections).toEqual([]);
    },
  );
  try {
    const result = await fc.check(purchase, {
      numRuns: Math.ceil(Number(MODEL_RUNS ?? 300) * share),
      seed: Number(MODEL_SEED || SEED),
      ...(MODEL_PATH && { path: MODEL_PATH }),
    });
    if (!result.failed) return;
    const [, replay] = /replayPath="([^"]+)"/.exec(fc.stringify(result.counterexample)) ?? [];
    const file = tabs === 1 ? "one-tab" : "two-tabs";
    const command = `MODEL_SEED=${result.seed} MODEL_PATH=${result.counterexamplePath} MODEL_REPLAY=${replay} npx vitest run tests/model/${file}`;
    throw new Error(`${fc.defaultReportMessage(result)}\nReplay it: ${command}`, {
      cause: result.errorInstance,
    });
  } finally {
    process.off("unhandledRejection", note);
    vi.unstubAllGlobals();
  }
}
