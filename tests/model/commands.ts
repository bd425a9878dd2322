// What a shopper does, and what the network does to the next request. After each command, some of what is on its way arrives.
import * as fc from "fast-check";
import { expect } from "vitest";
import { FakeArea } from "../lib/fake-area";
import { type Browser, FAULTS } from "./browser";
import { Page } from "./page";
import { type Variant, VARIANTS } from "./catalog";

/** A browser and the pages of the shop that are open in it. */
export class Visit {
  readonly pages: Page[] = [];
  /** Also of pages that were closed. */
  readonly allPages: Page[] = [];

  constructor(
    readonly browser: Browser,
    tabs: number,
  ) {
    for (let tab = 0; tab < tabs; tab += 1) this.open();
  }

  /** `session` is what the tab keeps of an earlier page. */
  open(session: Storage = new FakeArea()): Page {
    const page = new Page(`page ${this.allPages.length + 1}`, this.browser, session);
    this.pages.push(page);
    this.allPages.push(page);
    return page;
  }

  pageAt(index: number): Page {
    const page = this.pages[index % this.pages.length];
    if (!page) throw new Error("No page is open.");
    return page;
  }

  reload(index: number): Page {
    const at = index % this.pages.length;
    const left = this.pages[at];
    left?.close();
    const [, ...others] = [...this.pages.splice(at, 1), ...this.pages];
    const page = this.open(left?.session);
    this.pages.splice(0, this.pages.length, ...others, page);
    return page;
  }
}

/** The commands need no prediction: what must hold is read from the clicks, the pages and the shop at the end. */
interface Model {
  /** Whether no request fails and no page is reloaded. More must hold then than otherwise, and few sequences happen to be so. */
  readonly isCalm: boolean;
}

class Act implements fc.AsyncCommand<Model, Visit> {
  constructor(
    readonly at: number,
    readonly steps: number | "all",
    private readonly name: string,
    private readonly act: (visit: Visit, page: Page) => void,
    readonly check: (model: Model) => boolean = () => true,
  ) {}
  async run(_: Model, visit: Visit): Promise<void> {
    this.act(visit, visit.pageAt(this.at));
    await visit.browser.deliver(this.steps);
  }
  toString = (): string => `${this.name} (tab ${this.at}, then ${this.steps} messages)`;
}

const isDisturbed = ({ isCalm }: Model): boolean => !isCalm;

/** As features/privacy/privacy-switch.tsx does. */
function changePrivacyChoice(page: Page): void {
  if (!page.privacy.allowed()) return page.privacy.optIn();
  page.forget();
  page.privacy.optOut();
}

/**
 * An app's browser, which has one tab, wipes localStorage between two pages, and keeps sessionStorage. The cart would be lost with it, so
 * only the codes are wiped. After an opt-out there is no copy, and the code would be lost.
 */
function forgetAndReload(visit: Visit, page: Page): void {
  const code = page.referrals.current();
  if (!page.privacy.allowed()) return;
  visit.browser.forget();
  expect(visit.reload(visit.pages.indexOf(page)).referrals.current()).toBe(code);
}

/** What no shopper does. The pages do not notice it before their next request. */
class Occur implements fc.AsyncCommand<Model, Visit> {
  constructor(
    private readonly name: string,
    private readonly act: (browser: Browser) => void,
    readonly check: (model: Model) => boolean = () => true,
  ) {}
  async run(_: Model, { browser }: Visit): Promise<void> {
    this.act(browser);
  }
  toString = (): string => this.name;
}

/** The codes that the shop knows, one of them in another spelling, and one that it refuses. */
const CODES = ["BRO25", "MATTE15", "matte15", "NOPE1234"];

const steps = fc.oneof(
  { weight: 2, arbitrary: fc.constant<"all">("all") },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(5) },
);
/** Few, so that clicks are often on the same line. */
const variant = fc.constantFrom(...VARIANTS.slice(0, 2));
const quantity = fc.constantFrom(1, 2);

/** `tabs` is how many may be open at once. */
export function commands(tabs: number, constraints: fc.CommandsContraints) {
  const at = fc.nat(tabs - 1);
  const simple = (name: string, act: (visit: Visit, page: Page) => void, check?: (model: Model) => boolean) =>
    fc.tuple(at, steps).map((of) => new Act(...of, name, act, check));
  const add = fc.tuple(at, steps, variant, quantity).map(
    ([index, then, of, count]) =>
      new Act(index, then, `add ${count} of ${of}`, (_, page) => {
        if (page.ui?.cart && page.isReady) page.add(of, count);
      }),
  );
  const step = fc
    .tuple(at, steps, variant, fc.constantFrom(1, -1))
    .map(([index, then, of, by]) => new Act(index, then, `${by} of ${of}`, (_, page) => page.step(of, by)));
  const follow = fc
    .tuple(at, steps, fc.constantFrom(...CODES))
    .map(
      ([index, then, code]) =>
        new Act(index, then, `follow the link of ${code}`, (_, page) => page.follow(code)),
    );
  const swap = fc
    .tuple(at, steps, fc.constantFrom(1, 2))
    .map(
      ([index, then, taps]) =>
        new Act(index, then, `swap by ${taps} taps`, (_, page) => page.swap(41, 42, taps)),
    );
  const fault = fc
    .constantFrom(...FAULTS)
    .map(
      (next) =>
        new Occur(`the next request meets: ${next}`, ({ faults }) => void faults.push(next), isDisturbed),
    );
  const occur = (name: string, act: (browser: Browser) => void) => fc.constant(new Occur(name, act));
  const sellOut = fc
    .tuple(variant, fc.constantFrom(0, 0, 2))
    .map(
      ([sold, left]) =>
        new Occur(`${left} of ${sold} are left`, ({ shop }) => void shop.stock.set(sold, left)),
    );
  const refusal = fc
    .constantFrom("VALIDATION_CUSTOM", "MERCHANDISE_NOT_APPLICABLE", "SERVICE_UNAVAILABLE", "A_LATER_CODE")
    .map(
      (code) => new Occur(`the next change is refused: ${code}`, ({ shop }) => void (shop.refusal = code)),
    );
  const reprice = variant.map(
    (dearer) => new Occur(`${dearer} costs $5 more`, ({ shop }) => void (shop.prices[dearer] += 500)),
  );
  const list = fc
    .constantFrom<Variant[]>([41, 42, 43], [41, 42, 44], [41, 42])
    .map(
      (listed) =>
        new Occur(`the product has ${listed.join(", ")}`, ({ shop }) => void (shop.listed = listed)),
    );
  return fc.commands(
    [
      // What is listed twice happens twice as often.
      add,
      add,
      step,
      step,
      swap,
      fault,
      fault,
      occur("the cart expires", (browser) => browser.shop.expire(browser.cartId() ?? "")),
      occur("the order of the last checkout is completed", (browser) => browser.completeOrder()),
      occur("the order of the last checkout is completed", (browser) => browser.completeOrder()),
      sellOut,
      occur("the buyer removes the codes at the checkout", (browser) =>
        browser.shop.writeAtCheckout(browser.cartId() ?? "", []),
      ),
      occur("the shop says nothing of a stock", ({ shop }) => void (shop.isSilent = true)),
      refusal,
      reprice,
      list,
      simple("come back from the checkout", (visit, page) => visit.browser.comeBack(page, "pageshow")),
      simple("look at the tab again", (visit, page) => visit.browser.comeBack(page, "visibilitychange")),
      follow,
      simple("forget the code", (_, page) => page.forget()),
      simple("change the privacy choice", (_, page) => changePrivacyChoice(page)),
      simple("reload", (visit, page) => void visit.reload(visit.pages.indexOf(page)), isDisturbed),
      simple("check out", (_, page) => page.checkOut()),
      simple("check out", (_, page) => page.checkOut()),
      simple("buy now", (_, page) => page.buyNow()),
      ...(tabs > 1
        ? [simple("open another tab", (visit) => void (visit.pages.length < tabs && visit.open()))]
        : [simple("the browser forgets", forgetAndReload, isDisturbed)]),
    ],
    constraints,
  );
}
