// `npm test -- --html`: builds the site and shows every page to the Nu checker, as it is served and after hydration, and with the
// referral popup and the cart open. Prints what the checker finds, by page; the status is 1 then.
// The checker is vnu-jar of npm, 32 MB, installed in a cache; it needs Java, which is Debian's package.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { preview } from "vite";
import { BUILDS } from "../../e2e/sites.ts";
import { Refusal } from "../refusal.ts";
import { readSiteFacts } from "../site/contract/site-facts.ts";
import { chromiumPath, ensureBrowser } from "./browsers.ts";
import { freePort } from "./free-port.ts";
import { cachedPackages, inPath, installPackage } from "./install-package.ts";
import { nuProblems } from "./nu-problems.ts";
import { runAlone } from "./steps.ts";

const CHECKER = "vnu-jar@26.9.27";
const JAVA = "default-jre-headless";
const MAX_REPORT_BYTES = 64_000_000;

interface State {
  name: string;
  address: string;
  /** What is clicked there. */
  press?: string;
  wait?: string;
}
/** States that no built page shows. */
const STATES: readonly State[] = [
  { name: "the referral popup", address: "/BRO25", wait: "dialog[open] button" },
  { name: "the cart", address: "/", press: ".shopify-buy__btn", wait: ".cart-drawer .shopify-buy__btn" },
  { name: "an unknown address", address: "/no/such/page" },
];

/** Returns the status of the command. */
export async function testHtml(): Promise<number> {
  const jar = join(cachedPackages(CHECKER) ?? "", "vnu-jar/build/dist/vnu.jar");
  if (!existsSync(jar)) throw new Refusal(`npm could not install ${CHECKER}: is there a network?`);
  if (!inPath("java").some(existsSync)) await installPackage(JAVA);
  const java = inPath("java").find(existsSync);
  if (java === undefined)
    throw new Refusal(`There is no Java: install it (Debian: apt-get install ${JAVA}).`);
  if (!(await ensureBrowser("chromium")))
    throw new Refusal("There is no Chromium: set CHROMIUM_PATH, or install it.");
  const status = await runAlone(BUILDS.demo);
  if (status !== 0) return status;

  const folder = mkdtempSync(join(tmpdir(), "mugworks-html-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const names = await writeDocuments(folder);
  const { stdout, stderr, error } = spawnSync(
    java,
    ["-jar", jar, "--format", "json", "--stdout", "--skip-non-html", folder],
    { encoding: "utf8", maxBuffer: MAX_REPORT_BYTES },
  );
  if (error || !stdout.startsWith("{"))
    throw new Refusal(`The Nu checker did not run: ${error?.message ?? stderr.trim()}`);
  const problems = nuProblems(stdout);
  for (const [index, name] of names.entries()) {
    const found = problems.filter(({ file }) => file === `${index}.html`);
    if (found.length > 0) console.error(`\n${name}\n${found.map(({ text }) => `  ${text}`).join("\n")}`);
  }
  console.log(`\nThe Nu checker read ${names.length} documents, and found ${problems.length} problems.`);
  return problems.length > 0 ? 1 : 0;
}

/** Writes each document into a file that is named by its number. Returns their names. */
async function writeDocuments(folder: string): Promise<string[]> {
  const server = await preview({ logLevel: "silent", preview: { port: await freePort(), strictPort: true } });
  const [origin] = server.resolvedUrls?.local ?? [];
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath ? { executablePath } : {}),
  });
  const written: string[] = [];
  const write = (name: string, html: string): void => {
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

async function hydrated(browser: Browser, address: string, press = "", wait = ""): Promise<string> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address);
  // Any input starts the application, which sets this when it has started.
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  if (press !== "") await page.locator(press).first().click();
  if (wait !== "") await page.locator(wait).first().waitFor();
  await page.waitForLoadState("networkidle");
  const html = await page.content();
  await context.close();
  return html;
}
