// A stand-in for Google Translate, which Chrome, its extension and Safari's extensions of the kind run in a world of their own.
// What it does to a page was read from the reports in https://github.com/facebook/react/issues/11538.
import type { Page } from "playwright/test";

/** Stands before each text that is translated. */
export const MARK = "°";

/** `replaced`: as Google does, the page's text node is taken out. `wrapped`: it stays, inside the translator's elements. */
export type TranslationWay = "replaced" | "wrapped";

/**
 * Translates the page and what changes in it from now on, until the returned function is called. It runs in the page, and uses nothing
 * from outside. The DOM's methods are those from before the page's scripts, as in a world of the browser's own.
 */
export function installTranslator({ way, mark }: { way: TranslationWay; mark: string }): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with the node that it is for.
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const LEFT_ALONE = "script, style, textarea, noscript, svg, [translate=no], .notranslate";

  const newFont = (): HTMLElement => {
    const font = document.createElement("font");
    // A style attribute would need the policy's permission, which the world of a browser has.
    font.style.verticalAlign = "inherit";
    return font;
  };

  const translate = (text: Text): void => {
    const parent = text.parentElement;
    const isNew = text.data.trim() !== "" && !text.data.trimStart().startsWith(mark);
    if (!parent || !isNew || parent.closest(LEFT_ALONE)) return;
    const translated = way === "wrapped" ? text : document.createTextNode(text.data);
    translated.data = text.data.replace(/\S/, `${mark}$&`);
    // A text that changed inside the translator's own elements.
    if (parent.nodeName === "FONT") return;
    const [outer, inner] = [newFont(), newFont()];
    appendChild.call(outer, inner);
    insertBefore.call(parent, outer, text);
    removeChild.call(parent, text);
    appendChild.call(inner, translated);
  };

  const translateWithin = (root: Node): void => {
    if (root instanceof Text) return translate(root);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "characterData" ? [target] : addedNodes) translateWithin(node);
  });
  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
  translateWithin(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** Translates each page as soon as its HTML is there: before the application starts. */
export async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript(
    `document.addEventListener("DOMContentLoaded", () => (${installTranslator.toString()})(${JSON.stringify({ way: "replaced", mark: MARK })}));`,
  );
}

/** The prices, and the texts with a referral code, that the translator has changed. */
export async function translatedAmounts(page: Page, code: string): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll("font font")].map((font) => font.textContent),
  );
  return texts.filter((text) => /\$\s?\d/.test(text) || text.includes(code));
}
