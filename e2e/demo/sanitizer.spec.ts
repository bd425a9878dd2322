// Every known attack, sanitized, in a browser.
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { build } from "vite";
import type * as module from "@/lib/blog/sanitize-html";
import { payloads } from "../payloads.ts";
import { expect, test } from "../test.ts";

const BLANK = "https://blank.example/";
const SRC = fileURLToPath(new URL("../../src", import.meta.url));

/** The name of the module in the page. */
declare const sanitizer: typeof module;

async function pageScript(): Promise<string> {
  const entry = `${SRC}/lib/blog/sanitize-html.ts`;
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: [{ find: "@", replacement: SRC }] },
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "sanitizer" } },
  });
  const [script] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (script?.type !== "chunk") throw new Error("The page's script was not built.");
  return script.code;
}

/** A page without a content security policy, so that only the sanitizer protects it. Other requests get no response. */
async function openBlank(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route("**/*", async (route) => {
    const url = route.request().url();
    if (url === BLANK) return route.fulfill({ contentType: "text/html", body: "<!doctype html><body>" });
    requests.push(url);
    await route.abort("aborted");
  });
  await page.goto(BLANK);
  await page.addScriptTag({ content: await pageScript() });
  return requests;
}

/**
 * Runs in the page: inserts all texts, sanitized, and sends each event to each element. Resolves to what has run, which are arguments of
 * `alert` and similar functions and messages of errors, and to what a second pass would change.
 */
async function insertSanitized(texts: readonly string[]): Promise<{ ran: string[]; unstable: string[] }> {
  const EVENTS =
    "load error focus focusin blur mouseover mouseenter mousemove pointerover pointerdown mousedown mouseup keydown input change submit toggle beforetoggle animationstart animationend transitionend scroll wheel drag drop copy paste begin end start finish bounce pageshow hashchange popstate message";
  const ran: string[] = [];
  const note = (text: unknown): void => void ran.push(String(text));
  Object.assign(window, { alert: note, confirm: note, prompt: note, print: note, open: note });
  window.addEventListener("error", (event) => event instanceof ErrorEvent && note(event.message));
  // Only links to scripts are followed; the others would navigate away.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && link.protocol !== "javascript:") event.preventDefault();
  });
  const sanitize = sanitizer.createSanitizer(window);
  const boxes = texts.map(() => document.body.appendChild(document.createElement("div")));
  for (const [index, box] of boxes.entries()) box.innerHTML = sanitize(texts[index] ?? "");
  const unstable = boxes.map((box) => box.innerHTML).filter((html) => sanitize(html) !== html);
  for (const element of boxes.flatMap((box) => [...box.querySelectorAll("*")])) {
    for (const type of EVENTS.split(" ")) element.dispatchEvent(new Event(type, { bubbles: false }));
    if (element instanceof HTMLElement) HTMLElement.prototype.click.call(element);
  }
  // When these two have run, everything before them has run as well.
  for (const html of [
    '<img src="data:image/png,x" onerror="canary()">',
    '<a href="javascript:canary()">a</a>',
  ])
    await new Promise((canary) => {
      Object.assign(window, { canary });
      const box = document.body.appendChild(document.createElement("div"));
      box.innerHTML = html;
      box.querySelector("a")?.click();
    });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return { ran, unstable };
}

test("no known attack runs, loads a file, navigates away or comes back after sanitizing", async ({
  page,
  context,
}) => {
  const requests = await openBlank(page);
  const { ran, unstable } = await page.evaluate(insertSanitized, payloads);
  expect(ran).toEqual([]);
  expect(unstable.filter((html) => !html.startsWith("<div>".repeat(500)))).toEqual([]);
  expect(requests).toEqual([]);
  expect(page.url()).toBe(BLANK);
  expect(context.pages()).toEqual([page]);
});
