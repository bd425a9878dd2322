import { DESKTOP } from "../pages.ts";
import { PHONE } from "../pages.ts";
import { violations } from "../accessibility.ts";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { affiliateRules } from "@/content/affiliate-rules";
import { brand } from "@/content/brand";
import { bros } from "@/content/bros";
import { referralPopup } from "@/content/code-offer";
import { openHydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

const SITE = brand.siteUrl;
const { friend, link: linkText, qr, results } = bros.kit;

const kit = (page: Page) => page.getByRole("region", { name: bros.kit.heading });
const field = (page: Page) => kit(page).getByRole("textbox", { name: bros.kit.codeLabel });
const link = (page: Page) => kit(page).getByRole("group", { name: linkText.label });
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

async function openKit(page: Page, code: string): Promise<void> {
  await openHydrated(page, "/bros");
  await field(page).fill(code);
}

test("the sign-up form opens in its frame and in a tab of its own", async ({ page }) => {
  await page.goto("/bros");
  const frame = page.getByTitle(bros.signup.frameTitle);
  await frame.scrollIntoViewIfNeeded();
  expect((await frame.boundingBox())?.height).toBe(580);
  await expect(signup(page).getByText("Demo: sends nothing")).toBeVisible();
  // The content security policy allows the form's style.
  await expect(signup(page).getByText("Sign up", { exact: true })).toHaveCSS(
    "background-color",
    "rgb(15, 16, 18)",
  );
  expect(await fontsOf(signup(page).locator("body"))).toEqual(FORM_FONTS);
  await signup(page).getByText("Sign up", { exact: true }).click();
  await expect(signup(page).getByText("Nothing was sent.")).toBeVisible();

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: bros.signup.newTab }).click();
  const tab = await opened;
  await expect(tab.getByText("Demo: sends nothing")).toBeVisible();
  await expect(tab.getByText("Sign up", { exact: true })).toHaveCSS("background-color", "rgb(15, 16, 18)");
  expect(await fontsOf(tab.locator("body"))).toEqual(FORM_FONTS);
});

test("the frame reserves its height while it is empty", async ({ page }) => {
  await page.goto("/bros");
  const top = await kit(page).evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  await page.getByTitle(bros.signup.frameTitle).scrollIntoViewIfNeeded();
  await expect(signup(page).getByText("Demo: sends nothing")).toBeVisible();
  expect(await kit(page).evaluate((node) => node.getBoundingClientRect().top + window.scrollY)).toBe(top);
});

test("the kit shows link, message and popup for a code, and keeps it out of the address and storage", async ({
  page,
}) => {
  await openKit(page, " BRO25");
  await expect(kit(page).getByText(results.works)).toBeVisible();
  await expect(link(page)).toContainText(`${SITE}/BRO25`);
  await expect(kit(page).getByText(`${friend.message} ${SITE}/BRO25`)).toBeVisible();
  await expect(kit(page).getByRole("blockquote")).toContainText(referralPopup.heading);
  await expect(kit(page).getByRole("blockquote")).toContainText(referralPopup.earns);
  await expect(kit(page).getByRole("blockquote")).toContainText("BRO25");
  await expect(page).toHaveURL("/bros");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/bros");
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage, history.state].map((one) => JSON.stringify(one)).join(" "),
  );
  expect(kept).not.toContain("BRO25");
});

test("the QR code is loaded on demand and saved as PNG and as SVG, both of which decode to the link", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const fetched = () => requested.some((url) => url.includes("/assets/qr-code-"));
  await openHydrated(page, "/bros");
  await page.waitForLoadState("networkidle");
  expect(fetched()).toBe(false);
  await field(page).fill("BRO25");
  await expect(drawing(page)).toBeVisible();
  expect(fetched()).toBe(true);

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
  expect(info.width).toBe(info.height);
  expect(info.width).toBeGreaterThanOrEqual(1_024);
  // The frame is below the code, with a text whose letters have gray edges.
  const inFrame = Math.floor(info.width * 0.85) * info.width * info.channels;
  const code = data.subarray(0, inFrame);
  expect(new Set(code)).toEqual(new Set([0, 255]));
  const vector = await sharp(svg.bytes).resize(info.width).greyscale().raw().toBuffer();
  const differing = code.filter(
    (value, index) => value > 127 !== (vector[index * (vector.length / data.length)] ?? 0) > 127,
  );
  expect(differing.length / code.length).toBeLessThan(0.01);
  // The disclosure is drawn in the frame of both.
  expect(svg.bytes.toString()).toContain(`>${affiliateRules.disclosure}</text>`);
  expect(data.subarray(data.length - inFrame / 10).some((value) => value > 200)).toBe(true);
  // A decoder reads the link from both files.
  for (const { bytes } of [png, svg]) {
    const seen = await sharp(bytes).resize(512).ensureAlpha().raw().toBuffer();
    expect(decodeQr({ width: 512, height: 512, data: seen })).toBe(`${SITE}/BRO25`);
  }
});

for (const viewport of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
  test(`axe reports no violation in the kit, empty and filled, at ${viewport.width} px, and the kit fits`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, "/bros");
    expect(await violations(page)).toEqual([]);
    await field(page).fill("A".repeat(64));
    await expect(drawing(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains the format of the link and shows no button that would not work", async ({
    page,
  }) => {
    await page.goto("/bros");
    await expect(kit(page).getByRole("paragraph").filter({ hasText: bros.kit.noScript })).toContainText(
      `${SITE}/${bros.kit.exampleCode}`,
    );
    await expect(kit(page).getByRole("button")).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: bros.signup.newTab })).toBeVisible();
  });
});
