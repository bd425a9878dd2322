// `npm run measure:wipe`: how smoothly the headline of the built landing page is wiped, with a processor that is slowed down four
// times. The same pointer moves take turns with and without the effect, so that a busy machine affects both alike.
import { chromium } from "playwright";
import { preview } from "vite";
import { quantile } from "./bench/figures.mjs";
import { chromiumPath, fullChromiumPath } from "./browser.mjs";

const SLOWDOWN = 4;
const ROUNDS = 8;
/** A hand that goes over the word and back. */
const MOVES = 90;
const SHEET = ".wipe-sheet";
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

const server = await preview({
  logLevel: "silent",
  build: { outDir: "dist" },
  preview: { port: Number(process.env.PORT ?? 4402), strictPort: true },
});
const url = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: fullChromiumPath() ?? chromiumPath(),
  args: ["--no-sandbox"],
});

/** @type {Record<string, { frames: number[], seconds: number, busyMs: number }>} */
const figures = {};
for (let round = 0; round < ROUNDS; round += 1)
  for (const [device, options] of Object.entries(SCREENS))
    for (const isWiped of [true, false]) {
      const name = `${device}, ${isWiped ? "wiping" : "the same moves without the sheet"}`;
      const sum = (figures[name] ??= { frames: [], seconds: 0, busyMs: 0 });
      const one = await drag(options, isWiped);
      sum.frames.push(...one.frames);
      sum.seconds += one.frames.reduce((total, ms) => total + ms, 0) / 1000;
      sum.busyMs += one.busyMs;
    }
console.table(
  Object.fromEntries(
    Object.entries(figures).map(([name, { frames: times, seconds, busyMs }]) => [
      name,
      {
        "frames per second": round1(times.length / seconds),
        "median frame, ms": round1(quantile(times, 0.5)),
        "95th percentile, ms": round1(quantile(times, 0.95)),
        "main thread per frame, ms": round1(busyMs / times.length),
      },
    ]),
  ),
);
process.exit(0);

async function drag(options, isWiped) {
  const page = await browser.newPage(options);
  // Without its script there is no sheet, and the page is otherwise the same.
  if (!isWiped) await page.route(/headline-wipe.*\.js/, (route) => route.abort());
  await page.goto(url);
  await page.mouse.move(2, 2);
  if (isWiped) await page.locator(SHEET).waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(3_000);
  const word = await page.locator("h1 > span").first().boundingBox();
  const em = await page.locator("h1").evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  if (!word) throw new Error("The headline has no box.");
  const width = Math.min(word.width, em * 2);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (isWiped) {
    const sheet = await page.locator(SHEET).boundingBox();
    if (!sheet) throw new Error("There is no sheet to drag.");
    await page.mouse.move(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
    await page.mouse.down();
  }
  await page.evaluate(() => {
    const times = [];
    const note = (now) => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { times });
  });
  const before = await busySeconds(devtools);
  for (let move = 1; move <= MOVES; move += 1) {
    const along = 1 - Math.abs(1 - (2 * move) / MOVES);
    const y = em * (0.25 + 0.25 * (move / MOVES) + 0.1 * Math.sin(move / 3));
    await page.mouse.move(word.x + width * along, word.y + y);
  }
  const busyMs = ((await busySeconds(devtools)) - before) * 1000;
  const times = await page.evaluate("times");
  await page.close();
  return { frames: times.slice(1).map((time, index) => time - times[index]), busyMs };
}

async function busySeconds(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

function round1(value) {
  return Math.round(value * 10) / 10;
}
