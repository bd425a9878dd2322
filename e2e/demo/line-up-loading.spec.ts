// When the scripts of the line-up are loaded, how large they are, and what is left where they cannot be.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { lineUp, ugc } from "@/content/home-story";
import { AT_NIGHT } from "../every.ts";
import { CHUNK, countOf, open, pictureOf, region, second, suspects, wipeButton } from "../line-up.ts";
import { openHydrated, pauseClock, PHONE } from "../pages.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

const WORKER = /\/assets\/line-up-worker-[^/]*$/;
const LIMIT_BYTES = 6 * 1024;

test("its scripts are loaded only when the suspects are near, and have less than 6 KB with their styles", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    if (CHUNK.test(request.url())) files.push(request.url());
  });
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
  expect(await page.content()).not.toMatch(/line-up-wipe/);
  await region(page).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
  await expect(wipeButton(page)).toBeAttached();
  expect(files).toHaveLength(1);
  const names = readdirSync("dist/assets").filter((name) => /^line-up-(?:wipe|worker)-/.test(name));
  const bytes = names.map((name) => brotliCompressSync(readFileSync(`dist/assets/${name}`)).length);
  test
    .info()
    .annotations.push({ type: "measured", description: `${names.join(" ")}: ${bytes.join(" ")} bytes` });
  expect(names).toHaveLength(2);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(LIMIT_BYTES);
});

test("where its script does not load, each suspect stands beside himself, and nothing asks for a wipe", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(CHUNK, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => CHUNK.test(request.url()));
  await openHydrated(page, "/");
  await region(page).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
  await failed;
  await expect(pictureOf(page)).toBeVisible();
  await expect(region(page).getByAltText(required(suspects[0], "suspect").after.alt).first()).toBeVisible();
  await expect(region(page).getByText(lineUp.hint)).toBeHidden();
  await expect(region(page).getByRole("link", { name: ugc.wallLabel })).toBeVisible();
});

test("where the worker does not load, a suspect is matte at once", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(WORKER, (route) => route.abort());
  await open(page);
  await expect(region(page).getByText(lineUp.sheet)).toHaveCount(0);
  await wipeButton(page).click();
  await expect(region(page)).toContainText(countOf(1));
});

for (const [reason, spoil] of [
  [
    "no canvas can be given to a worker",
    () => void Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen"),
  ],
  ["there are no workers", () => void Reflect.deleteProperty(window, "Worker")],
  [
    "workers are forbidden",
    () =>
      void Object.assign(window, {
        Worker: function Worker() {
          throw new DOMException("", "SecurityError");
        },
      }),
  ],
] satisfies [string, () => void][])
  test(`where ${reason}, a suspect is matte at once`, AT_NIGHT, async ({ page }) => {
    await page.addInitScript(spoil);
    await open(page);
    await expect(region(page).getByText(lineUp.sheet)).toHaveCount(0);
    await wipeButton(page).click();
    await expect(region(page)).toContainText(countOf(1));
  });

test("a worker that ends without a word leaves whom it was asked to wipe matte, and the others are matte at once", async ({
  page,
  watch,
}) => {
  // The shop's time is over when the clock is moved.
  watch.allow(/The shop could not be used: slow/);
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(): void {}
    };
  });
  await open(page);
  await pauseClock(page);
  await wipeButton(page).press("Enter");
  await page.clock.runFor(5_000);
  await expect(region(page)).toContainText(countOf(1));
  await wipeButton(page, second).press("Enter");
  await expect(region(page)).toContainText(countOf(2));
});
