// One visit of the monkey: a browser of its own, random actions, and what must hold after each.
import { expect, type Page } from "playwright/test";
import { checkoutPath } from "@/lib/site/paths";
import { freshRecord } from "@/lib/referral/referral-code";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { withTimeLimit } from "@/lib/time-limit";
import { CODES, randomAddress } from "./addresses.ts";
import type { Chooser } from "./chooser.ts";
import { HEIGHT, KEYS, PAUSES_MS, TEXTS, WIDTHS } from "./choices.ts";
import type { Control } from "./controls.ts";
import { effectOf } from "./effects.ts";
import { goBack, goForward } from "./history.ts";
import { type Kept, readKept } from "./kept.ts";
import { type Effect, knows, Ledger } from "./ledger.ts";
import { settledState } from "./page-state.ts";
import { standstill, Traffic } from "./traffic.ts";

/** The load event waits for files, and those may be late. */
const COMMIT = { waitUntil: "commit" } as const;

/** Every file that the pages load. */
const LATER_FILES = /\/(?:assets|data|pictures|videos)\//;
/** How long a page may take on a busy machine to reach a state that it has to reach. */
const SETTLE_MS = 10_000;
const ACTION_LIMIT_MS = 60_000;
/** How long the purchase may take to load and to write the code onto the cart. */
const FINISH_MS = 30_000;

export class Visit {
  /** What was done, in order. */
  readonly actions: string[] = [];
  private readonly ledger = new Ledger();
  private readonly problems: string[] = [];
  private readonly traffic: Traffic;
  private release: (() => void) | null = null;
  private isFaulty = false;
  private isOffline = false;

  constructor(
    private readonly page: Page,
    /** A page of the site without a script, as another tab. */
    private readonly otherTab: Page,
    private readonly chooser: Chooser,
    private readonly hasTouch: boolean,
  ) {
    page.on("pageerror", (error) => this.problems.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (/Content.Security.Policy|differed from its HTML/.test(message.text()))
        this.problems.push(message.text());
    });
    this.traffic = new Traffic(page);
    page.context().on("page", (opened) => void opened.close());
  }

  async start(): Promise<void> {
    // On a clock that only moves between the actions, a visit repeats in spite of a busy machine.
    await this.page.context().clock.install();
    await this.otherTab.goto("/robots.txt");
    await this.page.context().clock.pauseAt(Date.now() + 60_000);
    await this.page.goto("/");
    this.actions.push("open /");
  }

  /** Does one random action. Returns what is wrong after it. */
  async act(): Promise<string[]> {
    try {
      await withTimeLimit(
        () => this.actAndLook(),
        ACTION_LIMIT_MS,
        () => new Error("Time limit"),
      );
    } catch (error) {
      this.problems.push(`the action did not end: ${String(error)}`);
    }
    return this.problems;
  }

  private async actAndLook(): Promise<void> {
    this.chooser.next();
    await this.doAction(this.chooser.share());
    await this.passTime(this.chooser.pick(PAUSES_MS));
    await this.settle();
    this.problems.push(...this.ledger.check(await this.kept()));
  }

  /** Opens the picker with everything at work. Returns what is wrong with the cart that the shopper would check out then. */
  async finish(): Promise<string[]> {
    try {
      if (this.isFaulty) await this.endFault();
      await this.recover();
      // The picker's address may be the one at hand: going there would not load the page.
      await this.page.goto("about:blank");
      await this.page.goto(checkoutPath);
      await this.settle();
      await expect.poll(async () => this.wrongCode(await this.kept()), { timeout: FINISH_MS }).toBeNull();
      this.problems.push(...this.ledger.check(await this.kept()));
    } catch (error) {
      this.problems.push(`the visit did not end: ${String(error)}`);
    }
    return this.problems;
  }

  /** Requests that wait would keep the browser from closing. */
  async close(): Promise<void> {
    this.release?.();
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    await this.page.context().close();
  }

  private async doAction(share: number): Promise<void> {
    if (share < 0.45) return this.click(share < 0.25);
    if (share < 0.53) return this.type();
    if (share < 0.66) return this.press();
    if (share < 0.74) return this.open();
    if (share < 0.79) return this.travel("back");
    if (share < 0.82) return this.travel("forward");
    if (share < 0.85) return this.travel("reload");
    if (share < 0.89) return this.resize();
    if (share < 0.93) return this.scroll();
    if (share < 0.95) return this.changeInOtherTab();
    if (share < 0.97) return this.toggleOffline();
    return this.toggleFault();
  }

  private note(action: string, effect: Effect = { kind: "none" }): void {
    this.actions.push(action);
    this.ledger.expect(effect);
  }

  private async click(inPurchase: boolean): Promise<void> {
    await this.steady(() => standstill(this.page));
    const control = await this.steady(() => this.chooser.control(this.page, inPurchase));
    if (!control) return this.note("found nothing to click");
    await this.clickOn(control);
  }

  private async clickOn(control: Control): Promise<void> {
    this.note(`click ${control.role} "${control.name}"`, effectOf(control, await this.kept()));
    const { x, y } = control;
    if (this.hasTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  private async type(): Promise<void> {
    const text = this.chooser.pick(TEXTS);
    const control = await this.steady(() => this.chooser.focused(this.page));
    if (!control?.isField) return this.press();
    this.note(`type "${text}" into ${control.role} "${control.name}"`, effectOf(control, await this.kept()));
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(text);
  }

  private async press(): Promise<void> {
    const key = this.chooser.pick(KEYS);
    const control = await this.steady(() => this.chooser.focused(this.page));
    this.note(`press ${key} on "${control?.name ?? ""}"`, effectOf(control, await this.kept()));
    await this.page.keyboard.press(key);
  }

  private async open(): Promise<void> {
    const { path, code } = randomAddress(this.chooser);
    await this.recover();
    this.note(`open ${path}`, code === null ? { kind: "none" } : { kind: "followed code", code });
    await this.page.goto(path, COMMIT);
  }

  private async travel(way: "back" | "forward" | "reload"): Promise<void> {
    await this.recover();
    this.note(way);
    if (way === "back") await goBack(this.page);
    else if (way === "forward") await goForward(this.page);
    else await this.page.reload(COMMIT);
  }

  private async resize(): Promise<void> {
    const width = this.chooser.pick(WIDTHS);
    this.note(`resize to ${width}`);
    await this.page.setViewportSize({ width, height: HEIGHT });
  }

  private async scroll(): Promise<void> {
    const distance = Math.round((this.chooser.share() - 0.4) * 4000);
    this.note(`scroll by ${distance}`);
    await this.steady(() => this.page.evaluate((top) => window.scrollBy(0, top), distance));
  }

  private async changeInOtherTab(): Promise<void> {
    const code = this.chooser.pick(CODES);
    this.note(`another tab follows ${code}`, { kind: "followed code", code });
    const record = JSON.stringify(freshRecord(code, Date.now()));
    await this.otherTab.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEYS.referralCode,
      record,
    ] as const);
  }

  private async toggleOffline(): Promise<void> {
    this.isOffline = !this.isOffline;
    this.note(this.isOffline ? "go offline" : "go online");
    await this.page.context().setOffline(this.isOffline);
  }

  /** From now on the requests for later files fail or wait; or they are answered again. */
  private async toggleFault(): Promise<void> {
    const isLate = this.chooser.share() < 0.5;
    if (this.isFaulty) return this.endFault();
    this.isFaulty = true;
    this.note(isLate ? "requests wait" : "requests fail");
    const released = new Promise<void>((done) => (this.release = done));
    await this.page.route(LATER_FILES, async (route) => {
      // A film's link leads to its file until the player has loaded. Chromium evaluates nothing in a page that is about to be left.
      if (route.request().isNavigationRequest()) return route.continue();
      if (!isLate) return route.abort();
      this.traffic.leaveOut(route.request());
      await released;
      // The visitor may have left the page by then.
      return route.continue().catch(() => undefined);
    });
  }

  private async endFault(): Promise<void> {
    this.note("requests are answered again");
    this.isFaulty = false;
    this.release?.();
    await this.page.unroute(LATER_FILES);
  }

  /** A browser that is offline shows a page of its own in place of a document, so documents are loaded online. */
  private async recover(): Promise<void> {
    if (this.isOffline) await this.toggleOffline();
  }

  /** Lets time pass on the page's clock, and waits for what happens in it. */
  private async passTime(ms: number): Promise<void> {
    await this.steady(() => this.page.waitForLoadState("domcontentloaded"));
    for (const step of [ms / 2, ms / 2]) {
      await this.traffic.idle();
      await this.steady(() => standstill(this.page));
      await this.traffic.idle();
      await this.steady(() => this.page.clock.runFor(step));
    }
    await this.traffic.idle();
  }

  private async settle(): Promise<void> {
    await this.steady(() => this.page.waitForLoadState("domcontentloaded"));
    const state = await this.steady(() => settledState(this.page, SETTLE_MS));
    if (!state.isPage) return this.leaveBrowserPage();
    const { address } = state;
    if (!state.hasHeading) this.problems.push(`${address} has no heading`);
    if (!state.leadsOnward) this.problems.push(`${address} leads nowhere`);
    if (!state.leadsToPurchase) this.problems.push(`${address} has no way to the purchase`);
    if (state.keepsCode) this.problems.push(`the address keeps a code: ${address}`);
  }

  /**
   * A link that was followed offline led to the browser's error page, a film's link to the browser's player, or the way back to
   * the empty page before the visit.
   */
  private async leaveBrowserPage(): Promise<void> {
    await this.recover();
    this.note("leave the browser's own page");
    await goBack(this.page);
    if (!this.page.url().startsWith("http")) await this.page.goto("/", COMMIT);
    await this.settle();
  }

  private async kept(): Promise<Kept> {
    return readKept(
      await this.otherTab.evaluate(() =>
        Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ""])),
      ),
    );
  }

  /** How the code on the cart differs from the live one; null where there is no cart or no difference. */
  private wrongCode({ lineCount, code, creditedCode, discountCodes }: Kept): string | null {
    if (lineCount === 0) return null;
    if (creditedCode !== code) return `the cart is credited to ${creditedCode}, and the live code is ${code}`;
    const isDiscounted = code === null || !knows(code) || discountCodes.includes(code);
    return isDiscounted ? null : `the cart has the discount codes ${discountCodes.join(", ")}, not ${code}`;
  }

  /** Reads again where a navigation ended the reading. */
  private async steady<T>(read: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await read();
      } catch (error) {
        if (
          !/context was destroyed|navigating|Cannot find context|context they were created/i.test(
            String(error),
          )
        )
          throw error;
        await this.page.waitForLoadState("domcontentloaded");
      }
  }
}
