// Sets a page to the sizes of text that visitors choose. Chromium only: other browsers have no command for the font size.
import { expect, type CDPSession, type Page } from "playwright/test";
import { DESKTOP, nextPaint, PHONE } from "./pages.ts";

const NORMAL_PX = 16;

interface TextMode {
  name: string;
  viewport: { width: number; height: number };
  /** The browser's default font size, which media queries follow, too. */
  defaultFontPx?: number;
  /** The font size of the root element, as a style sheet of the user sets it. Media queries do not follow it. */
  rootFontSize?: string;
}

export const PHONE_AT_200: TextMode = {
  name: `200% text at ${PHONE.width} px`,
  viewport: PHONE,
  defaultFontPx: 2 * NORMAL_PX,
};
export const TEXT_MODES: readonly TextMode[] = [
  PHONE_AT_200,
  { name: `200% text at ${DESKTOP.width} px`, viewport: DESKTOP, defaultFontPx: 2 * NORMAL_PX },
  { name: "400% zoom of 1280 by 1024 px", viewport: { width: 320, height: 256 } },
  { name: `200% text at ${DESKTOP.width} px by a style sheet`, viewport: DESKTOP, rootFontSize: "200%" },
];

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Resolves when the page is laid out in this mode. */
export async function setTextMode(page: Page, mode: TextMode): Promise<void> {
  const { viewport, defaultFontPx = NORMAL_PX, rootFontSize = "" } = mode;
  await page.setViewportSize(viewport);
  const session = await sessionOf(page);
  // The type of the command asks for the size of fixed-width text, too.
  await session.send("Page.setFontSizes", { fontSizes: { standard: defaultFontPx, fixed: 13 } });
  const rootPx = rootFontSize === "" ? defaultFontPx : 2 * NORMAL_PX;
  await expect
    .poll(() =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return getComputedStyle(document.documentElement).fontSize;
      }, rootFontSize),
    )
    .toBe(`${rootPx}px`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Chromium reports the root's new font size while the elements below still have sizes of an earlier one: between a size by a
  // style sheet and a default size, they are twice as large. They have the right ones in the next frame.
  await nextPaint(page);
}
