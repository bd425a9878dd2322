// Against `npm run dev` in a copy of the project, into which mistakes can be put.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright/test";
import { clickToEditLabels as labels } from "@/content/dev-tools";
import { hero } from "@/content/home";
import { navItems } from "@/content/site";
import { PLACES_PATH } from "../../plugins/click-to-edit/browser/place-query";
import { fillText } from "@/lib/text/fill-text";
import { paths } from "@/lib/site/paths";
import { copyProject } from "../../tests/copy-project.ts";
import { freePort } from "../free-port.ts";
import { barLink, heading } from "../locators.ts";
import { required } from "../site-content.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

/** A check of all content takes 2 s of a processor. A renamed file starts two, and the last one reports; a busy machine took over 15 s. */
const CHECK_LIMIT_MS = 60_000;

let root = "";
let address = "";
let server: ChildProcess;

test.beforeAll(async ({ browser }) => {
  // The first page waits until Vite has bundled the packages.
  test.setTimeout(240_000);
  root = copyProject();
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "--port", String(port), "--strictPort", "--logLevel", "silent"],
    { cwd: root, stdio: "ignore" },
  );
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const page = await browser.newPage();
  await page.goto(address);
  await heading(page).waitFor({ timeout: 120_000 });
  await page.close();
});
test.afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await page.route("**/__open-in-editor*", (route) => route.fulfill({ body: "" }));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await expect(badge(page)).toHaveText(labels.hint);
  await heading(page).waitFor();
}

/** The file and the line that the editor is asked for. */
async function askedFor(page: Page, act: () => Promise<void>): Promise<{ file: string; written: string }> {
  const asked = page.waitForRequest(/__open-in-editor/);
  await act();
  const place = new URL((await asked).url()).searchParams.get("file") ?? "";
  const [, file = "", line = ""] = /^(.*):(\d+):\d+$/.exec(place) ?? [];
  await expect(badge(page)).toHaveText(fillText(labels.opened, { section: `${file}:${line}` }));
  return {
    file,
    written: required(readFileSync(join(root, file), "utf8").split("\n")[Number(line) - 1], place),
  };
}

const badge = (page: Page): Locator => page.locator("click-to-edit").getByRole("status");
const altClick = (target: Locator) => async (): Promise<void> => target.click({ modifiers: ["Alt"] });

// tests/plugins/click-to-edit/content-places.test.ts has prices, pictures and articles.
test("Alt-click opens the line of a text", async ({ page }) => {
  await open(page, paths.home);
  const text = await askedFor(page, altClick(page.getByText(hero.text)));
  expect(text).toEqual({ file: "src/content/home.ts", written: expect.stringContaining(hero.text) });
});

test("Alt and Enter open the line of the focused link; no link opens a page", async ({ page }) => {
  await open(page, paths.home);
  const { label, to } = required(navItems[0], "link");
  const link = barLink(page, to);
  await link.focus();
  const asked = page.waitForRequest(`**${PLACES_PATH}`);
  await page.keyboard.press("Alt+Enter");
  expect((await asked).postData()).toContain(label);
  await altClick(link)();
  await expect(badge(page)).not.toHaveText(labels.hint);
  expect(new URL(page.url()).pathname).toBe(paths.home);
});

test("where a text is in several places, the badge lists them", async ({ page }) => {
  const place = (line: number) => ({ file: "src/content/a.ts", line, column: 3, text: "A" });
  await page.route(`**${PLACES_PATH}`, (route) => route.fulfill({ json: [place(4), place(9)] }));
  await open(page, paths.home);
  await altClick(page.getByText(hero.text))();
  await expect(badge(page)).toHaveText(fillText(labels.choose, { count: 2 }));
  const request = page.waitForRequest(/__open-in-editor/);
  await page.locator("click-to-edit").getByRole("button", { name: "a.ts:9" }).click();
  expect(new URL((await request).url()).searchParams.get("file")).toBe("src/content/a.ts:9:3");
});

test("a click without Alt asks for nothing and opens the page", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, paths.home);
  await barLink(page, paths.faq).click();
  await expect(page).toHaveURL(address + paths.faq);
  expect(asked).not.toContain(PLACES_PATH);
  expect(asked).not.toContain("/__open-in-editor");
});

test("a mistake in content lies over the page in the build's sentences, until it is mended", async ({
  page,
  watch,
}) => {
  // The browser logs that it could not run the file.
  watch.allow(/^\[vite\]|responded with a status of 500/);
  const overlay = page.locator("vite-error-overlay");
  const file = join(root, "src/content/bundles.ts");
  const source = readFileSync(file, "utf8");
  const mistakes = [
    [
      source.replace(/price: [\d.]+/, "price: -20"),
      "entries[0].price\n  Found     -20\n  Expected  a price above zero",
    ],
    [source.replace("packs: 3,", "packs: 3"), "because the file cannot be read"],
  ] as const;
  await open(page, paths.faq);
  for (const [mistaken, sentence] of mistakes) {
    writeFileSync(file, mistaken);
    await expect(overlay.locator(".message-body")).toContainText(sentence, { timeout: CHECK_LIMIT_MS });
    await expect(overlay.locator(".stack a").first()).toHaveText(/[\w-]\.(ts|html):\d+:\d+/);
    writeFileSync(file, source);
    await expect(overlay).toHaveCount(0, { timeout: CHECK_LIMIT_MS });
  }
});
