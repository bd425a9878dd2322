// How long a visitor waits for the next frame after a tap or a key, as the browser reports it (Event Timing), with a processor that
// is slowed down. Elements are found by the texts of this commit's content; where another commit has none, there is no value.
import { errors } from "playwright";
import { importSource } from "../test/import-source.mjs";
import { onPhone, slowProcessor } from "./phone.mjs";

/** Shorter events are not reported. */
const SHORTEST_MS = 16;
const FIND_LIMIT_MS = 15_000;
const ENTRY_LIMIT_MS = 500;

const { buyButtonLabels, navigationLabels } = await importSource("content/interface.ts");
const { drop } = await importSource("content/home.ts");
const { bundles } = await importSource("content/bundles.ts");
const { faq } = await importSource("content/faq.ts");
const { blogLabels } = await importSource("content/muglife.ts");
const { referralPopup } = await importSource("content/code-offer.ts");
const { footer } = await importSource("content/site.ts");
const { DEMO_CODES } = await importSource("vendors/demo-codes.ts");

const button = (area, name) => area.getByRole("button", { name, exact: true });
const checkout = (page) => page.locator("#shopify-checkout");
const addButton = (page) => button(checkout(page), buyButtonLabels.product.addToCart);
const closeCart = (page) => button(page, buyButtonLabels.cart.close).tap();
const cartPill = (page) => page.getByRole("banner").getByRole("link", { name: navigationLabels.cart });
const menuButton = (page) => page.getByRole("banner").getByRole("button", { name: navigationLabels.menu });
const footerLink = (page, label) =>
  page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
const quantityLabels = [buyButtonLabels.cart.more, buyButtonLabels.cart.fewer];
/** One of two things in turn, so that every tap changes something. */
const inTurn = (items, time) => items[time % 2];

/** `target`: what is tapped, or what `act` does something else with. `time`: how often it was done before. */
const AREAS = {
  home: {
    path: "/",
    steps: {
      menu: { target: menuButton, after: (page) => menuButton(page).tap() },
      "bundle link": {
        target: (page, time) =>
          page.getByRole("link", { name: `${drop.goLabel}: ${inTurn(bundles, time).name}`, exact: true }),
      },
      bundle: {
        target: (page, time) => checkout(page).getByText(inTurn(bundles, time).name, { exact: true }),
      },
      "add to cart": { target: addButton, after: closeCart },
      cart: { target: cartPill, after: closeCart },
      quantity: {
        before: (page) => cartPill(page).tap(),
        target: (page, time) => button(page, inTurn(quantityLabels, time)).first(),
      },
    },
  },
  answers: {
    path: "/faq",
    steps: {
      FAQ: { target: (page) => page.getByRole("group").getByText(faq[0].question, { exact: true }) },
      search: {
        target: (page) => page.getByRole("searchbox"),
        act: (searchbox, time) => searchbox.press(inTurn(["s", "Backspace"], time)),
      },
      "page change": { target: (page, time) => footerLink(page, inTurn(footer.policies, time).label) },
    },
  },
  article: {
    path: "/muglife/gym-bag-essentials-men",
    steps: {
      share: {
        target: (page) => button(page.getByRole("main"), blogLabels.share.fixed.copy).first(),
      },
    },
  },
  popup: {
    path: `/${DEMO_CODES[0]?.code}`,
    // The popup opens once for a visitor.
    isNewVisitor: true,
    steps: { popup: { target: (page) => button(page.getByRole("dialog"), referralPopup.redeem) } },
  },
};
export const INTERACTION_AREAS = Object.keys(AREAS);

/** Returns the figures of an area of the site as [name, unit, value], with each interaction as often as `times` says. */
export async function interactionFigures(browser, origin, area, times) {
  const { path, steps, isNewVisitor = false } = AREAS[area];
  const figures = [];
  for (let visit = 0; visit < (isNewVisitor ? times : 1); visit += 1)
    await onPhone(browser, origin, async (page, devtools) => {
      page.setDefaultTimeout(FIND_LIMIT_MS);
      await page.addInitScript(observe, SHORTEST_MS);
      await page.goto(path);
      // Any user input starts the application, which alone restores scroll positions.
      await page.mouse.move(2, 2);
      await page.waitForFunction(() => history.scrollRestoration === "manual");
      await page.waitForLoadState("networkidle");
      await slowProcessor(devtools);
      for (const [name, step] of Object.entries(steps))
        for (const value of await repeat(page, step, isNewVisitor ? 1 : times))
          figures.push([name, "ms", value]);
    });
  return figures;
}

/** The durations of a step. None when the page has no such element. */
async function repeat(page, { before, target, act = (locator) => locator.tap(), after }, times) {
  const durations = [];
  try {
    await before?.(page);
    for (let time = 0; time < times; time += 1) {
      // Scrolled to before, and not by the tap: a jump loads pictures and lays the page out, and nobody taps in that moment.
      await target(page, time).scrollIntoViewIfNeeded();
      await settled(page);
      await page.evaluate(() => (window["slowestMs"] = 0));
      await act(target(page, time), time);
      await settled(page);
      durations.push(Math.max(SHORTEST_MS, await page.evaluate("slowestMs")));
      await after?.(page);
    }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  return durations;
}

/** Resolves when events that were slow have been reported: the browser reports them some time after the next frame. */
function settled(page) {
  return page.evaluate((limitMs) => new Promise((done) => setTimeout(done, limitMs)), ENTRY_LIMIT_MS);
}

/** Runs in the page, before its scripts. */
function observe(durationThreshold) {
  const note = (list) => {
    // Events without an id of an interaction, such as pointer moves, are none.
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window["slowestMs"] = Math.max(window["slowestMs"] ?? 0, duration);
  };
  new PerformanceObserver(note).observe({ type: "event", durationThreshold });
}
