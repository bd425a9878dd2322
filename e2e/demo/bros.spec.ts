import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { violations } from "../accessibility.ts";
import { DESKTOP, holdBack, hydrated, openHydrated, PHONE } from "../pages.ts";
import { expect, test } from "../test.ts";

const SITE = "https://mugworks.example";

const kit = (page: Page) => page.getByRole("region", { name: "Make your link." });
const field = (page: Page) => kit(page).getByRole("textbox", { name: "Your code" });
const link = (page: Page) => kit(page).getByRole("group", { name: "Your link" });
const drawing = (page: Page) => kit(page).getByRole("img", { name: "QR code of your link" });
const signup = (page: Page) => page.frameLocator("iframe[title='Sign-up form for affiliates']");

async function openKit(page: Page, code: string): Promise<void> {
  await openHydrated(page, "/bros");
  await field(page).fill(code);
}

test("the sign-up form stands in its frame, and in a tab of its own", async ({ page }) => {
  await page.goto("/bros");
  const frame = page.getByTitle("Sign-up form for affiliates");
  await frame.scrollIntoViewIfNeeded();
  expect((await frame.boundingBox())?.height).toBe(580);
  await expect(signup(page).getByText("Demo: sends nothing")).toBeVisible();
  // Its style passed the content policy.
  await expect(signup(page).getByText("Sign up", { exact: true })).toHaveCSS(
    "background-color",
    "rgb(15, 16, 18)",
  );
  await signup(page).getByText("Sign up", { exact: true }).click();
  await expect(signup(page).getByText("Nothing was sent.")).toBeVisible();

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open the form in a new tab" }).click();
  const tab = await opened;
  await expect(tab.getByText("Demo: sends nothing")).toBeVisible();
  await expect(tab.getByText("Sign up", { exact: true })).toHaveCSS("background-color", "rgb(15, 16, 18)");
});

test("the frame keeps its room while it is empty", async ({ page }) => {
  await page.goto("/bros");
  const top = await kit(page).evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
  await page.getByTitle("Sign-up form for affiliates").scrollIntoViewIfNeeded();
  await expect(signup(page).getByText("Demo: sends nothing")).toBeVisible();
  expect(await kit(page).evaluate((node) => node.getBoundingClientRect().top + window.scrollY)).toBe(top);
});

test("a code becomes a link, a message and a ticket, and stays out of the address and the storage", async ({
  page,
}) => {
  await openKit(page, " BRO25");
  await expect(kit(page).getByText("The link works.")).toBeVisible();
  await expect(link(page)).toContainText(`${SITE}/BRO25`);
  await expect(kit(page).getByText(`I get a cut if you buy. ${SITE}/BRO25`)).toBeVisible();
  await expect(kit(page).getByRole("blockquote")).toContainText("A bro sent you.");
  await expect(kit(page).getByRole("blockquote")).toContainText("BRO25");
  await expect(page).toHaveURL("/bros");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/bros");
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage, history.state].map((one) => JSON.stringify(one)).join(" "),
  );
  expect(kept).not.toContain("BRO25");
});

test("a link that would not work says why", async ({ page }) => {
  await openHydrated(page, "/bros");
  for (const [typed, why] of [
    ["BRO", "too short"],
    ["A".repeat(5_000), "too long"],
    ["BRO-25", "Take out: “-”"],
    ["About", "belongs to our own site"],
    ["<img src=x onerror=alert(1)>", "Take out: “<”, the space, “=”, “(”, “)”"],
    ["BRO\u202E25", "a sign that cannot be seen"],
  ] as const) {
    await field(page).fill(typed);
    await expect(kit(page).getByText(why), typed.slice(0, 20)).toBeVisible();
    await expect(field(page)).toHaveValue(typed);
    await expect(kit(page).getByRole("button", { name: "Copy link" })).toBeDisabled();
    await expect(drawing(page)).toHaveCount(0);
  }
});

test("what was typed before the application runs is kept", async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/bros", { waitUntil: "commit" });
  await field(page).fill("BRO25");
  release();
  await hydrated(page);
  await expect(field(page)).toHaveValue("BRO25");
  await expect(kit(page).getByText("The link works.")).toBeVisible();
});

test("the QR code is fetched when it is wanted and saved as PNG and as SVG, sharp, that lead to the link", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const fetched = () => asked.some((url) => url.includes("/assets/qr-code-"));
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
  const svg = await save("Download SVG");
  const png = await save("Download PNG");
  expect([svg.name, png.name]).toEqual(["mugworks-BRO25.svg", "mugworks-BRO25.png"]);

  const { data, info } = await sharp(png.bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  expect(info.width).toBeGreaterThanOrEqual(1_024);
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const vector = await sharp(svg.bytes).resize(info.width).greyscale().raw().toBuffer();
  const differing = data.filter(
    (value, index) => value > 127 !== (vector[index * (vector.length / data.length)] ?? 0) > 127,
  );
  expect(differing.length / data.length).toBeLessThan(0.01);
  // A telephone's camera finds the link in both.
  for (const { bytes } of [png, svg]) {
    const seen = await sharp(bytes).resize(512).ensureAlpha().raw().toBuffer();
    expect(decodeQr({ width: 512, height: 512, data: seen })).toBe(`${SITE}/BRO25`);
  }
});

test("the link and the message are copied, and only then called copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openKit(page, "BRO25");
  for (const [name, text] of [
    ["Copy link", `${SITE}/BRO25`],
    ["Copy message", ` ${SITE}/BRO25`],
  ] as const) {
    await kit(page).getByRole("button", { name }).press("Enter");
    await expect(kit(page).getByText("Copied.", { exact: true }).last()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()), name)
      .toMatch(new RegExp(`${text}$`));
  }
});

test("a refused copy selects the link and says how to copy it", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
  });
  await openKit(page, "BRO25");
  await kit(page).getByRole("button", { name: "Copy link" }).click();
  await expect(kit(page).getByText("Your browser refused to copy.")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${SITE}/BRO25`);
});

for (const { name, error, said } of [
  { name: "closed", error: "AbortError", said: false },
  { name: "refused", error: "NotAllowedError", said: true },
]) {
  test(`a share sheet that is ${name} is ${said ? "told" : "no failure"}`, async ({ page }) => {
    await page.addInitScript((reason) => {
      Object.assign(navigator, { share: () => Promise.reject(new DOMException("", reason)) });
    }, error);
    await openKit(page, "BRO25");
    await kit(page).getByRole("button", { name: "Share", exact: true }).click();
    await expect(kit(page).getByText("Sharing did not work here.")).toHaveCount(said ? 1 : 0);
  });
}

for (const viewport of [{ width: 320, height: 640 }, PHONE, DESKTOP]) {
  test(`axe finds nothing in the kit, waiting and filled, at ${viewport.width} px, and it fits`, async ({
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

  test("the page says what the link looks like and offers no dead buttons", async ({ page }) => {
    await page.goto("/bros");
    await expect(
      kit(page).getByRole("paragraph").filter({ hasText: "The kit needs JavaScript." }),
    ).toContainText(`${SITE}/YOURCODE`);
    await expect(kit(page).getByRole("button")).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Open the form in a new tab" })).toBeVisible();
  });
});
