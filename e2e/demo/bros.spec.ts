import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { brand } from "@/content/brand";
import { bros } from "@/content/bros";
import { violations } from "../accessibility.ts";
import { openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

const { qr } = bros.kit;

const kit = (page: Page) => page.getByRole("region", { name: bros.kit.heading });
const field = (page: Page) => kit(page).getByRole("textbox", { name: bros.kit.codeLabel });
const drawing = (page: Page) => kit(page).getByRole("img", { name: qr.label });
const signup = (page: Page) => page.getByTitle(bros.signup.frameTitle).contentFrame();

const FORM_FONTS = ["Archivo", "Instrument Sans", "Martian Mono"];

/** The names of the fonts that the element's document has loaded. */
const fontsOf = (element: Locator) =>
  element.evaluate(async ({ ownerDocument: { fonts } }) => {
    await fonts.ready;
    const loaded = [...fonts].filter(({ status }) => status === "loaded");
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))]
      .filter((family) => !family.includes("Fallback"))
      .toSorted();
  });

test("the sign-up form opens in its frame, which moves nothing, and in a tab", async ({ page }) => {
  await page.goto("/bros");
  const top = () => kit(page).evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await page.getByTitle(bros.signup.frameTitle).scrollIntoViewIfNeeded();
  await expect(signup(page).getByText("Demo: sends nothing")).toBeVisible();
  expect(await top()).toBe(before);
  await signup(page).getByText("Sign up", { exact: true }).click();
  await expect(signup(page).getByText("Nothing was sent.")).toBeVisible();

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: bros.signup.newTab }).click();
  const tab = await opened;
  for (const form of [signup(page), tab]) {
    // The content security policy allows the form's style.
    await expect(form.getByText("Sign up", { exact: true })).toHaveCSS("background-color", "rgb(15, 16, 18)");
    expect(await fontsOf(form.locator("body"))).toEqual(FORM_FONTS);
  }
});

test("the QR code is saved as SVG and as PNG, which decodes to the link", async ({ page }) => {
  await openHydrated(page, "/bros");
  await field(page).fill("BRO25");
  await expect(drawing(page)).toBeVisible();

  const save = async (name: string) => {
    const download = page.waitForEvent("download");
    await kit(page).getByRole("button", { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const svg = await save(`${qr.download} ${qr.svg}`);
  const png = await save(`${qr.download} ${qr.png}`);
  expect([svg.name, png.name]).toEqual(["svg", "png"].map((type) => `${qr.filePrefix}BRO25.${type}`));

  const { data, info } = await sharp(png.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.width >= 1_024]).toEqual([info.height, true]);
  // The frame is below the code, with a text whose edges are gray.
  const frame = Math.floor(info.height * 0.85) * info.width;
  expect(new Set(data.subarray(0, frame))).toEqual(new Set([0, 255]));
  // The disclosure is drawn in the frame.
  expect(data.subarray(-frame / 10).some((value) => value > 200)).toBe(true);
  // tests/features/bros/qr-code.test.ts decodes the other file.
  const seen = await sharp(png.bytes).resize(512).ensureAlpha().raw().toBuffer();
  expect(decodeQr({ width: 512, height: 512, data: seen })).toBe(`${brand.siteUrl}/BRO25`);
});

test("axe reports no violation in the filled kit at 320 px, and the kit fits", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, "/bros");
  await field(page).fill("A".repeat(64));
  await expect(drawing(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains the format of the link and has no button", async ({ page }) => {
    await page.goto("/bros");
    await expect(kit(page).getByRole("paragraph").filter({ hasText: bros.kit.noScript })).toContainText(
      `${brand.siteUrl}/${bros.kit.exampleCode}`,
    );
    await expect(kit(page).getByRole("button")).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
  });
});
