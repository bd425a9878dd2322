// `npm run test:html`: builds the site and shows every page to the Nu checker, as it is served and after hydration, and with the
// referral popup and the cart open. Prints what the checker finds, by page; the status is 1 then, or where something is missing.
// The checker is vnu-jar of npm, 32 MB, installed in a cache; it needs Java, which is Debian's package.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail } from "./arguments.mjs";
import { chromiumPath, ensureChromium } from "./browser.mjs";
import { freePort } from "./free-port.mjs";
import { ensureInstalled, run } from "./install.mjs";
import { cachedPackages, inPath, installPackage } from "./install-package.mjs";

const CHECKER = "vnu-jar@26.9.27";
const JAVA = "default-jre-headless";
const MAX_REPORT_BYTES = 64_000_000;
/** States that no built page shows: an address, and what is clicked there. */
const STATES = [
  { name: "the referral popup", address: "/BRO25", wait: "dialog[open] button" },
  { name: "the cart", address: "/", press: ".shopify-buy__btn", wait: ".cart-drawer .shopify-buy__btn" },
  { name: "an unknown address", address: "/no/such/page" },
];

ensureInstalled();
const { chromium } = await import("playwright");
const { preview } = await import("vite");
const { importSource } = await import("./import-source.mjs");
const { nuProblems } = await importSource("tools/test/nu-problems.ts");
const { readSiteFacts } = await importSource("tools/site/contract/site-facts.ts");
const jar = checkerOf(cachedPackages(CHECKER));
const java = await javaProgram();
if (!(await ensureChromium())) fail("There is no Chromium: set CHROMIUM_PATH, or install it.");
run("npx", ["vite", "build", "--logLevel", "warn"]);

const folder = mkdtempSync(join(tmpdir(), "mugworks-html-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const names = await writeDocuments();
const { stdout, stderr, error } = spawnSync(
  java,
  ["-jar", jar, "--format", "json", "--stdout", "--skip-non-html", folder],
  { encoding: "utf8", maxBuffer: MAX_REPORT_BYTES },
);
if (error || !stdout.startsWith("{")) fail(`The Nu checker did not run: ${error?.message ?? stderr.trim()}`);
const problems = nuProblems(stdout);
for (const [index, name] of names.entries()) {
  const found = problems.filter(({ file }) => file === `${index}.html`);
  if (found.length > 0) console.error(`\n${name}\n${found.map(({ text }) => `  ${text}`).join("\n")}`);
}
console.log(`\nThe Nu checker read ${names.length} documents, and found ${problems.length} problems.`);
process.exit(problems.length > 0 ? 1 : 0);

/** Writes each document into a file that is named by its number. Returns their names. */
async function writeDocuments() {
  const server = await preview({ logLevel: "silent", preview: { port: await freePort(), strictPort: true } });
  const [origin] = server.resolvedUrls.local;
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath ? { executablePath } : {}),
  });
  const written = [];
  const write = (name, html) => {
    writeFileSync(join(folder, `${written.length}.html`), html);
    written.push(name);
  };
  for (const address of readSiteFacts("dist").pages) {
    write(`${address}, as served`, await (await fetch(new URL(address, origin))).text());
    write(`${address}, hydrated`, await hydrated(browser, new URL(address, origin).href));
  }
  for (const { name, address, press, wait } of STATES)
    write(`${address}, ${name}`, await hydrated(browser, new URL(address, origin).href, press, wait));
  await browser.close();
  await server.close();
  return written;
}

async function hydrated(browser, address, press, wait) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address);
  // Any input starts the application, which sets this when it has started.
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  if (press) await page.locator(press).first().click();
  if (wait) await page.locator(wait).first().waitFor();
  await page.waitForLoadState("networkidle");
  const html = await page.content();
  await context.close();
  return html;
}

function checkerOf(modules) {
  const path = modules && join(modules, "vnu-jar/build/dist/vnu.jar");
  if (!path || !existsSync(path)) fail(`npm could not install ${CHECKER}: is there a network?`);
  return path;
}

async function javaProgram() {
  const places = inPath("java");
  if (!places.some(existsSync)) await installPackage(JAVA);
  const found = places.find(existsSync);
  if (!found) fail(`There is no Java: install it (Debian: apt-get install ${JAVA}).`);
  return found;
}
