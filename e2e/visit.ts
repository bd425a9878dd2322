// A visit of the screenshots test: a page, and the states in which it is compared.
import { expect, type Locator, type Page } from "playwright/test";
import { addButton, checkout, matteSwitch, wipeSlider } from "./locators.ts";
import { openField } from "./code-area.ts";
import { hydrated } from "./pages.ts";
import { homeHeading } from "./site-content.ts";

/** A state of a page. The action resolves when everything that it shows is there. */
export interface State {
  name: string;
  act: (page: Page) => Promise<unknown>;
  /** The picture shows the whole page and not the window only. */
  whole?: boolean;
  /** What the state changes, whose tree is compared. Without it, `main`; empty where the page reads as in another state. */
  read?: (page: Page) => readonly Locator[];
}

export interface Visit {
  address: string;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** After the page is opened, in place of the wait for the application. */
  ready?: (page: Page) => Promise<unknown>;
  /** Errors in the console that belong to the state. */
  allow?: RegExp;
  /** Without it, both. */
  width?: number;
  /** Its tree has what surrounds `main` on all pages, and is compared in each window. That of the others is compared on a phone. */
  hasFrame?: boolean;
  states: readonly State[];
}

/** The referral code of the visits. */
export const CODE = "BRO25";

/** Holds the answers on referral codes back, so that no state has one by chance, until `giveAnswers`. */
export const holdAnswers = (page: Page): Promise<unknown> =>
  page.route(/assets\/demo-affiliates-|\/data\/bros\//, async (route) => {
    // The visit may end without them.
    await page.waitForFunction(() => "givesAnswers" in window).catch(() => undefined);
    await route.fallback().catch(() => undefined);
  });
export const giveAnswers = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { givesAnswers: true }));

export const show = (element: Locator): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));

export const visible = (element: Locator): Promise<void> => expect(element.first()).toBeVisible();

/** The buy button and the field for a code are in two files. */
export async function picker(page: Page): Promise<void> {
  await visible(addButton(page));
  await visible(openField(checkout(page)));
}

/** The ring around a focused element is a part of the picture. On a busy machine the page was without focus once. */
export async function focus(element: Locator): Promise<void> {
  await element.focus();
  await expect(element).toBeFocused();
}

/** Waits until a part of the page has failed. */
export const logged = (page: Page, text: string): Promise<void> =>
  expect
    .poll(async () => (await page.consoleMessages()).some((message) => message.text().includes(text)))
    .toBe(true);

/** Presses the button, waits for what it leads to, and shows the button with the focus. */
export async function press(button: Locator, result: Locator): Promise<void> {
  await button.press("Enter");
  await visible(result);
  await show(button);
  await focus(button);
}

/** A clipboard that takes texts until the page's `refusesCopies` is set, and a share sheet that always fails. */
export const routeSharing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refusal = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    const writeText = () => ("refusesCopies" in window ? refusal() : Promise.resolve());
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Object.assign(navigator, { share: refusal });
  });

/** Waits for the application, and for what the headline is wiped by. */
export async function started(page: Page): Promise<void> {
  await hydrated(page);
  // A sheet, or a switch with reduced motion; both are hidden in forced colors.
  const isHome = (await page.getByRole("heading", { name: homeHeading, includeHidden: true }).count()) > 0;
  if (isHome) await expect(matteSwitch(page).or(wipeSlider(page))).toBeAttached();
}
