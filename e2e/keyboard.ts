// Goes through a page by keys alone, and expects at each stop that the focus can be seen.
import { expect, type Locator, type Page } from "playwright/test";
import { contrastOf, parseColor } from "./contrast.ts";

/** More stops than any page has before what a journey looks for. */
const MOST_STOPS = 120;

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/** What hides the focus from a visitor, or null where it can be seen. */
async function focusProblem(page: Page): Promise<string | null> {
  return (await placeProblem(page)) ?? (await contrastProblem(page));
}

/** The ring against what it is drawn on: the control where it is inside, else what is around. Pictures behind it are not examined. */
async function contrastProblem(page: Page): Promise<string | null> {
  const found = await page.evaluate(async () => {
    const element = document.activeElement;
    const ringed = [element, element?.closest("label"), element?.nextElementSibling].find(
      (one) => one && getComputedStyle(one).outlineStyle !== "none",
    );
    if (!element || !ringed) return null;
    // With reduced motion, everything takes the hundredth of a millisecond that ends a transition.
    await Promise.allSettled(
      ringed.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
    );
    const { outlineColor, outlineOffset } = getComputedStyle(ringed);
    let surface = Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
    const isClear = (one: Element): boolean => getComputedStyle(one).backgroundColor === "rgba(0, 0, 0, 0)";
    while (surface && isClear(surface)) surface = surface.parentElement;
    if (!surface) return null;
    return {
      name: element.outerHTML.slice(0, 120),
      colors: [outlineColor, getComputedStyle(surface).backgroundColor],
    };
  });
  const [ring, surface] = found?.colors.map(parseColor) ?? [];
  if (!found || !ring || !surface) return null;
  const contrast = contrastOf(ring, surface);
  return contrast < LEAST_CONTRAST ? `${found.name} has a ring of contrast ${contrast.toFixed(2)}` : null;
}

function placeProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing has the focus";
    // What has the focus is inside.
    if (element instanceof HTMLIFrameElement) return null;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    // The focus of a control that is not drawn itself is shown by its label, or by what is drawn behind it.
    const behind = element.nextElementSibling;
    const styles = [element, element.closest("label"), behind].flatMap((one) =>
      one ? [getComputedStyle(one)] : [],
    );
    if (behind) styles.push(getComputedStyle(behind, "::after"));
    const isMarked = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
    if (!isMarked) return `${name} has no outline`;
    const drawn = element.closest("label") ?? element;
    const [box] = drawn.getClientRects();
    if (!box) return `${name} has no box`;
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    if (width < 1 || height < 1) return `${name} is not in the window`;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOwn = over !== null && (drawn.contains(over) || over.contains(drawn));
    return isOwn ? null : `${name} is covered by ${over?.outerHTML.slice(0, 80) ?? "nothing"}`;
  });
}

/** Expects that the element has the focus, and that this can be seen. */
export async function expectSeenFocus(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  expect(await focusProblem(page)).toBeNull();
}

/** Presses the key until the focus has left the page. Each stop on the way must be seen. */
export async function tabThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  const isOut = () => page.evaluate(() => document.activeElement === document.body);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await isOut()) return;
    expect(await focusProblem(page)).toBeNull();
  }
  throw new Error(`The focus was still in the page after ${MOST_STOPS} stops.`);
}

/** Presses Tab until the element has the focus. Each stop on the way must be seen, too. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const isThere = () => element.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement));
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) {
    await page.keyboard.press("Tab");
    expect(await focusProblem(page)).toBeNull();
  }
  await expect(element).toBeFocused();
}
