// Captures every page of a built site: a screenshot, the visible text and the HTML at each width, and the built text files.
// Screenshots lack the sign-up form, because Chromium does not draw a frame out of view. The form's file is compared.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { chromium } from "playwright";
import { preview } from "vite";
import { chromiumPath } from "./browser.mjs";
import { importSource } from "./import-source.mjs";
import { holdStill, loadWholePage, loadWindow, STILL_CONTEXT } from "./still-page.mjs";

const { withReferralCode } = await importSource("lib/cart-link.ts");

const WIDTHS = { 390: 844, 1280: 800 };
const PARALLEL_PAGES = 4;
/** Both builds are served at the same address, because pages may contain it. */
const PORT = Number(process.env.PORT ?? 4403);
const TEXT_FILES = /^$|^\.(html|json|txt|webmanifest|xml)$/;

/** Writes the captures into `folder`, unless it holds captures of the same files by the same script and browser. */
export async function capturePages(dist, folder) {
  const executablePath = chromiumPath();
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, "/").length))
    .toSorted();
  const stamp = createHash("sha256")
    .update(browser.version())
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(new URL("still-page.mjs", import.meta.url)));
  for (const file of files) stamp.update(file).update(readFileSync(join(dist, file)));
  const state = stamp.digest("hex");
  const stampFile = `${folder}.sha256`;

  if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== state) {
    rmSync(stampFile, { force: true });
    rmSync(folder, { recursive: true, force: true });
    for (const file of files.filter((name) => TEXT_FILES.test(extname(name))))
      write(join(folder, "dist", withoutHash(file)), comparable(readFileSync(join(dist, file), "utf8")));
    await captureAll(browser, dist, files, folder);
    writeFileSync(stampFile, state);
  }
  await browser.close();
}

async function captureAll(browser, dist, files, folder) {
  const server = await preview({
    logLevel: "silent",
    build: { outDir: dist },
    preview: { port: PORT, strictPort: true },
  });
  const pages = [
    ...builtPages(files),
    ...pagesInAnotherState(readFileSync(join(dist, "index.html"), "utf8")),
  ];
  const tasks = pages.flatMap((page) =>
    Object.entries(WIDTHS).map(([width]) => ({ ...page, width: Number(width) })),
  );
  const queue = tasks.values();
  const worker = async () => {
    for (const task of queue) await capturePage(browser, task, join(folder, `${task.name}.${task.width}`));
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, worker));
  await server.close();
}

function builtPages(files) {
  return files
    .filter((file) => file.endsWith(".html") && file !== "shell.html" && !file.startsWith("assets/"))
    .map((file) => file.slice(0, -".html".length))
    .map((name) => ({ name, address: name === "index" ? "/" : `/${name}` }));
}

/** States of pages that no built file shows. The element `press` is scrolled into view and clicked, where it is visible. */
function pagesInAnotherState(home) {
  const cartLink = /\/demo\/checkout\?items=\d+:1/.exec(home)?.[0] ?? "/demo/checkout";
  return [
    { name: "states/referral-popup", address: "/BRO25" },
    { name: "states/cart", address: "/", press: ".shopify-buy__btn" },
    { name: "states/menu", address: "/faq", press: "[popovertarget]" },
    { name: "states/contact-errors", address: "/contact", press: "main form [type=submit]" },
    { name: "states/checkout", address: withReferralCode(cartLink, "BRO25") },
    { name: "states/unknown-article", address: "/muglife/no-such-article" },
    { name: "states/unknown-page", address: "/no/such/page" },
  ];
}

async function capturePage(browser, { address, press, width }, file) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    viewport: { width, height: WIDTHS[width] },
    ...STILL_CONTEXT,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  await holdStill(page);

  await page.goto(address);
  await page.mouse.move(2, 2);
  // The application sets this when it starts, because it restores scroll positions itself.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await loadWholePage(page);
  await settle(page);
  if (press !== undefined) {
    const control = page.locator(press).first();
    // Not Playwright's click: it does not always scroll to the same position.
    if (await control.isVisible()) await control.evaluate(showAndClick);
    await settle(page);
  }

  // The screenshot comes first, because taking it finishes the transitions.
  await page.screenshot({ path: `${file}.png`, fullPage: true, animations: "disabled" });
  const text = await page.evaluate(() => document.body.innerText);
  write(`${file}.txt`, comparable([text, ...errors].join("\n")));
  write(`${file}.html`, comparable(await page.content()));
  await context.close();
}

function showAndClick(control) {
  control.scrollIntoView({ block: "center", behavior: "instant" });
  control.click();
}

/** Resolves when nothing is loading and the document has not changed for 0.6 s, or else after 10 s. */
async function settle(page) {
  await page.waitForLoadState("networkidle");
  await loadWindow(page);
  await page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(done, 10_000);
        let quiet = setTimeout(done, 600);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(done, 600);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );
}

/**
 * Puts each tag or field on a line of its own, and removes what differs between builds: hashes, preloaded modules and React's
 * ids. Classes are removed, too, because the screenshots show their effect.
 */
function comparable(text) {
  return withoutHash(text)
    .replaceAll(/<link rel="modulepreload"[^>]*>|(?<=<[^>]*) class="[^"]*"/g, "")
    .replaceAll(/_[rR]_\w*_/g, "_id_")
    .replaceAll(/\s*(?=<)|(?<=[,{])(?=")/g, "\n")
    .concat("\n");
}

function withoutHash(text) {
  return text.replaceAll(/assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, "assets/$1.$2");
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
