import { fileURLToPath } from "node:url";
import { JSDOM } from "jsdom";
import type { Page } from "playwright/test";
import { build, runnerImport } from "vite";
import { deepPayload, payloads } from "../payloads.ts";
import type { createSanitizer, SanitizeHtml } from "../../src/lib/sanitize-html.ts";
import type { checkArticles, run as runInPage } from "../sanitizer-page.ts";
import { expect, test } from "../test.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const viteOptions = {
  configFile: false,
  logLevel: "error",
  resolve: { alias: [{ find: "@", replacement: here("../../src") }] },
} as const;

async function pageScript(): Promise<string> {
  const built = await build({
    ...viteOptions,
    build: {
      write: false,
      minify: false,
      lib: { entry: here("../sanitizer-page.ts"), formats: ["iife"], name: "sanitizer" },
    },
  });
  const [script] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (script?.type !== "chunk") throw new Error("The page's script was not built.");
  return script.code;
}

const BLANK = "https://blank.example/";

/** A page without a content policy, so that nothing protects it but the sanitiser. Nothing else is answered. */
async function openBlank(page: Page): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  const answers = new Map([
    [
      BLANK,
      { contentType: "text/html", body: `<!doctype html><body><script src="${BLANK}script.js"></script>` },
    ],
    [`${BLANK}script.js`, { contentType: "text/javascript", body: await pageScript() }],
  ]);
  await page.context().route("**/*", async (route) => {
    const url = route.request().url();
    const answer = answers.get(url);
    if (!answer) requests.push(url);
    await (answer ? route.fulfill(answer) : route.abort("aborted"));
  });
  await page.goto(BLANK);
  return { requests };
}

function run(page: Page, markup: readonly string[], sanitised: boolean): ReturnType<typeof runInPage> {
  return page.evaluate(`sanitizer.run(${JSON.stringify(markup)}, ${sanitised})`);
}

async function sanitizerAtBuild(): Promise<SanitizeHtml> {
  const file = here("../../src/lib/sanitize-html.ts");
  const { module } = await runnerImport<{ createSanitizer: typeof createSanitizer }>(file, viteOptions);
  return module.createSanitizer(new JSDOM().window);
}

test("of known attacks nothing runs, loads, leads away or stays", async ({ page, context }) => {
  const all = [...payloads, deepPayload];
  const { requests } = await openBlank(page);
  // Both at once: the browser has a processor of its own.
  const running = run(page, all, true);
  const built = all.map(await sanitizerAtBuild());
  const inBrowser = await running;
  await page.reload();
  const atBuild = await run(page, built, false);
  for (const { ran, unwanted, links, unstable } of [inBrowser, atBuild]) {
    expect(ran).toEqual([]);
    expect(unwanted).toEqual([]);
    expect(unstable.filter((html) => !html.startsWith("<div>".repeat(500)))).toEqual([]);
    expect(links.filter((link) => !/^(?:https|mailto):/.test(link))).toEqual([]);
  }
  expect(requests).toEqual([]);
  expect(page.url()).toBe(BLANK);
  expect(context.pages()).toEqual([page]);
  // React leaves raw HTML as the build wrote it; so it must be what the browser makes of it too.
  expect(atBuild.written.slice(0, payloads.length)).toEqual(inBrowser.written.slice(0, payloads.length));
});

test("every article passes as it is in the browser too", async ({ page }) => {
  await openBlank(page);
  const { count, changed } =
    await page.evaluate<ReturnType<typeof checkArticles>>("sanitizer.checkArticles()");
  expect(count).toBeGreaterThan(0);
  expect(changed).toEqual([]);
});

test("the same attacks, not sanitised, run and load", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { requests } = await openBlank(page);
  // Some of the later ones take the page away when they run.
  const { ran, unwanted } = await run(page, payloads.slice(0, 120), false);
  expect(ran.length).toBeGreaterThan(50);
  expect(unwanted.length).toBeGreaterThan(100);
  expect(requests.length).toBeGreaterThan(2);
  await context.close();
});
