// What journeys of the line-up share: its parts by role and name, and how a visitor gets there.
import type { Locator, Page } from "playwright/test";
import { lineUp } from "@/content/home-story";
import { product } from "@/content/product";
import type { Suspect } from "@/content/schema";
import { fillText } from "@/lib/text/fill-text";
import { boxOf, openHydrated } from "./pages.ts";
import { required } from "./site-content.ts";
import { expect } from "./test.ts";

export const CHUNK = /\/assets\/line-up-wipe-[^/]*$/;
export const { suspects } = lineUp;
const first = required(suspects[0], "suspect");
/** The shoulders of the first one reach over the edge of the window. */
export const second = required(suspects[1], "suspect");

export const region = (page: Page): Locator => page.getByRole("region", { name: lineUp.heading });
export const wallOf = (page: Page): Locator => region(page).getByRole("list").first();
export const suspectOf = (page: Page, { occasion } = first): Locator =>
  region(page).getByRole("listitem").filter({ hasText: occasion });
export const wipeButton = (page: Page, { username } = first): Locator =>
  region(page).getByRole("button", { name: fillText(lineUp.wipe, { username }), exact: true });
export const pictureOf = (page: Page, { before } = first): Locator => region(page).getByAltText(before.alt);
export const countOf = (matte: number): string =>
  fillText(lineUp.count, {
    before: suspects.length - matte,
    after: matte,
    count: product.sheetsPerPack - matte,
  });
export const packLink = (page: Page): Locator => region(page).getByRole("link", { name: lineUp.buy });
export const said = (page: Page): Locator => region(page).getByRole("status");
export const doneText = (matte: number, { username } = first): string =>
  fillText(lineUp.done, { username, count: product.sheetsPerPack - matte });

/** The text on the sheet after this many. */
export const labelOf = (matte: number): string =>
  fillText(lineUp.left, { count: product.sheetsPerPack - matte });

/** Opens the landing page, and scrolls to the suspects, whose sheet is loaded then. */
export async function open(page: Page, address = "/"): Promise<void> {
  await openHydrated(page, address);
  await region(page).evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(wipeButton(page)).toBeInViewport();
}

export async function wipeByKey(page: Page, suspect = first): Promise<void> {
  await wipeButton(page, suspect).focus();
  await page.keyboard.press("Enter");
  await expect(suspectOf(page, suspect)).toContainText(`${lineUp.status} ${lineUp.matte}`);
}

/** Drags the sheet over a share of a face, from its left edge on. */
export async function dragOver(page: Page, suspect: Suspect, share: number): Promise<void> {
  const { x, y, width, height } = await boxOf(pictureOf(page, suspect));
  const at = (along: number, down: number): [number, number] => [x + width * along, y + height * down];
  await page.mouse.move(...at(0.1, 0.28));
  await page.mouse.down();
  for (const down of [0.28, 0.42, 0.56]) {
    await page.mouse.move(...at(0.1, down), { steps: 3 });
    await page.mouse.move(...at(0.1 + 0.63 * share, down), { steps: 8 });
  }
}
