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

/** Waits for the application, and for what the headline is wiped by. */
export async function started(page: Page): Promise<void> {
  await hydrated(page);
  // A sheet, or a switch with reduced motion; both are hidden in forced colors.
  const isHome = (await page.getByRole("heading", { name: homeHeading, includeHidden: true }).count()) > 0;
  if (isHome) await expect(matteSwitch(page).or(wipeSlider(page))).toBeAttached();
}
