// Measures the lines of texts and the sizes of links and buttons of an open page.
import type { Locator, Page } from "playwright/test";

/**
 * Returns the texts whose last line is a single word that takes less than a third of the longest line, the share up to which
 * Chromium's `text-wrap: pretty` avoids such lines; and outside of running text those whose last line takes less than a
 * fifth, which only `text-wrap: balance` avoids.
 */
export function shortLastLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LARGEST_SHARE_OF_WORD = 1 / 3;
    const LARGEST_SHARE = 1 / 5;
    const RUNNING_TEXT = ".prose, .article-body";
    const found: string[] = [];

    /**
     * The words of an element's own lines, without those of blocks within it. A word may be in several elements, as an address is that
     * may break in one place.
     */
    function wordBoxes(block: Element): { text: string; box: DOMRect }[] {
      const words: { text: string; range: Range }[] = [];
      let isWithinWord = false;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        let parent = node.parentElement;
        while (parent && parent !== block && getComputedStyle(parent).display === "inline")
          parent = parent.parentElement;
        if (parent !== block) {
          isWithinWord = false;
          continue;
        }
        const value = node.nodeValue ?? "";
        for (const { 0: text, index } of value.matchAll(/\S+/g)) {
          const begun = isWithinWord && index === 0 ? words.at(-1) : undefined;
          const range = begun?.range ?? document.createRange();
          if (begun) begun.text += text;
          else {
            range.setStart(node, index);
            words.push({ text, range });
          }
          range.setEnd(node, index + text.length);
        }
        if (value !== "") isWithinWord = /\S$/.test(value);
      }
      return words.map(({ text, range }) => ({ text, box: range.getBoundingClientRect() }));
    }

    // A placard is held askew: the words of a line are at different heights.
    for (const askew of document.querySelectorAll<HTMLElement>("main .placard")) askew.style.rotate = "none";
    for (const block of document.querySelectorAll("main *, footer *")) {
      const { display, visibility } = getComputedStyle(block);
      if (display === "inline" || visibility === "hidden" || block.closest("svg, .sr-only")) continue;
      const lines = new Map<number, { words: string[]; left: number; right: number }>();
      for (const { text, box } of wordBoxes(block)) {
        const line = lines.get(Math.round(box.bottom)) ?? { words: [], left: box.left, right: 0 };
        lines.set(Math.round(box.bottom), {
          words: [...line.words, text],
          left: Math.min(line.left, box.left),
          right: Math.max(line.right, box.right),
        });
      }
      const last = [...lines.values()].at(-1);
      if (!last) continue;
      // A sample has a mark behind its last word.
      const mark = getComputedStyle(block, "::after");
      if (mark.content !== "none" && mark.display === "inline-block") {
        last.words.push("(mark)");
        last.right += Number.parseFloat(mark.width);
      }
      const longest = Math.max(...[...lines.values()].map(({ left, right }) => right - left));
      const share = (last.right - last.left) / longest;
      if (
        (last.words.length === 1 && share < LARGEST_SHARE_OF_WORD) ||
        (share < LARGEST_SHARE && !block.closest(RUNNING_TEXT))
      )
        found.push([...lines.values()].map(({ words }) => words.join(" ")).join(" / "));
    }
    return found;
  });
}

/** Apart from numbers and addresses. */
export const WORDS = /(?<!\S)[^\s\d@/-]+(?!\S)/g;
/** What belongs on one line: a range of numbers, as in "1-2 days", and a city's state, as in "Austin, TX". */
export const WHOLE = /\d+-\d+|\S+,\s[A-Z]{2}(?=\s*$)/g;

/** Returns the texts of this pattern within an element that are broken across lines. */
export function brokenAcrossLines(within: Locator, pattern: RegExp): Promise<string[]> {
  return within.evaluate((element, searched) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(searched)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // The first word of a line also has a box without a width at the end of the line before.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(word);
      }
    return found;
  }, pattern);
}

/**
 * Returns the links and controls that are smaller than 24 by 24 px (WCAG 2.5.8). Links within a sentence are exempt there. A
 * control with a label is as large as the label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST_PX = 24;
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    return [...document.querySelectorAll("a[href], button, summary, input, select, textarea")]
      .filter((element) => element.getAttribute("tabindex") !== "-1")
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < SMALLEST_PX)
      .map(({ element, box }) => {
        const name = element.textContent.trim() || element.outerHTML.slice(0, 60);
        return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
      });
  });
}
