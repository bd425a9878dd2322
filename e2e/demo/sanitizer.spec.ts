import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { build } from "vite";
import { payloads } from "../payloads.ts";
import type { run } from "../sanitizer-page.ts";
import { expect, test } from "../test.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: [{ find: "@", replacement: here("../../src") }] },
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
async function openBlank(page: Page): Promise<string[]> {
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
  return requests;
}

test("no known attack runs, loads a file, navigates away or comes back after sanitizing", async ({
  page,
  context,
}) => {
  const requests = await openBlank(page);
  const { ran, unstable } = await page.evaluate<Awaited<ReturnType<typeof run>>>(
    `sanitizer.run(${JSON.stringify(payloads)})`,
  );
  expect(ran).toEqual([]);
  expect(unstable.filter((html) => !html.startsWith("<div>".repeat(500)))).toEqual([]);
  expect(requests).toEqual([]);
  expect(page.url()).toBe(BLANK);
  expect(context.pages()).toEqual([page]);
});
