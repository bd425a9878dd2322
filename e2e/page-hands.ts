// The hands of the scripted shopper in a page of Playwright with touch.
import type { Locator, Page } from "playwright/test";
import { startingWith } from "./code-area.ts";
import { NOWHERE, type Reach, reachOf } from "./reach.ts";
import { Shopper, type Hands } from "./shopper.ts";
import type { Target } from "./ways-to-buy.ts";

function locate(page: Page, { role, name }: Target): Locator {
  const named =
    typeof name === "string" ? { name: seen(name), exact: true } : { name: startingWith(name.start) };
  return page.getByRole(role, named).filter({ visible: true }).first();
}

/** Playwright leaves the places where a line may break out of names. */
const seen = (text: string): string => text.replaceAll("\u200B", "");

const tapAt = (page: Page, { x, y }: Reach): Promise<void> => page.touchscreen.tap(x, y);

const handsOf = (page: Page): Hands => ({
  reachOf: async (target) => {
    const element = locate(page, target);
    return (await element.count()) === 0 ? NOWHERE : element.evaluate(reachOf);
  },
  tapAt: (reach) => tapAt(page, reach),
  wheel: (pixels) => page.mouse.wheel(0, pixels),
  arriveAt: async (id) => {
    await page.waitForFunction(isInUpperHalf, id);
  },
});

/** Runs in the page. */
export function isInUpperHalf(id: string): boolean {
  const { top = -1, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return bottom > 0 && top >= 0 && top < window.innerHeight / 2;
}

export const shopperOn = (page: Page, { height }: { height: number }): Shopper =>
  new Shopper(handsOf(page), height);
