import { fileURLToPath } from "node:url";
import { JSDOM } from "jsdom";
import type { Page } from "playwright/test";
import { build, runnerImport } from "vite";
import { deepMarkup, payloads, twistedMarkup } from "../payloads.ts";
import type { createSanitizer, SanitizeHtml } from "../../src/lib/blog/sanitize-html.ts";
import { AT_NIGHT } from "../every.ts";
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

/** A page without a content security policy, so that only the sanitizer protects it. Other requests get no response. */
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

function run(page: Page, markup: readonly string[], sanitized: boolean): Promise<Report> {
  return page.evaluate(`sanitizer.run(${JSON.stringify(markup)}, ${sanitized})`);
}

type Report = Awaited<ReturnType<typeof runInPage>>;

async function sanitizerAtBuild(): Promise<SanitizeHtml> {
  const file = here("../../src/lib/blog/sanitize-html.ts");
  const { module } = await runnerImport<{ createSanitizer: typeof createSanitizer }>(file, viteOptions);
  return module.createSanitizer(new JSDOM().window);
}

function expectHarmless({ ran, unwanted, links, unstable }: Report, requests: readonly string[]): void {
  expect(ran).toEqual([]);
  expect(unwanted).toEqual([]);
  expect(links.filter((link) => !/^(?:https|mailto):/.test(link))).toEqual([]);
  expect(unstable.filter((html) => !html.startsWith("<div>".repeat(500)))).toEqual([]);
  expect(requests).toEqual([]);
}

test("no known attack runs, loads a file, navigates away or stays in the markup after sanitizing", async ({
  page,
  context,
}) => {
  const { requests } = await openBlank(page);
  expectHarmless(await run(page, payloads, true), requests);
  expect(page.url()).toBe(BLANK);
  expect(context.pages()).toEqual([page]);
});

// React keeps the raw HTML of the build at hydration, so the build must write the same as the browser would.
test("the sanitizer returns the same markup in the build as in the browser", AT_NIGHT, async ({ page }) => {
  const { requests } = await openBlank(page);
  const inBrowser = await run(page, twistedMarkup, true);
  const built = [...twistedMarkup, deepMarkup].map(await sanitizerAtBuild());
  await page.reload();
  const atBuild = await run(page, built, false);
  expectHarmless(atBuild, requests);
  expect(atBuild.written.slice(0, -1)).toEqual(inBrowser.written);
});

test("the sanitizer leaves every article unchanged in the browser, too", async ({ page }) => {
  await openBlank(page);
  const { count, changed } =
    await page.evaluate<ReturnType<typeof checkArticles>>("sanitizer.checkArticles()");
  expect(count).toBeGreaterThan(0);
  expect(changed).toEqual([]);
});

test("the same attacks run and load files without sanitizing", AT_NIGHT, async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { requests } = await openBlank(page);
  // Some of the later payloads navigate away when they run.
  const { ran, unwanted } = await run(page, payloads.slice(0, 120), false);
  expect(ran.length).toBeGreaterThan(30);
  expect(unwanted.length).toBeGreaterThan(100);
  expect(requests.length).toBeGreaterThan(2);
  await context.close();
});
