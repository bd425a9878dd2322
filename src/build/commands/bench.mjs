// `npm run bench`: how fast and how heavy this commit is, beside another one: `-- --against <ref>`. Builds both, serves both over
// HTTP/2 with Brotli, and measures them in turn, so that a busy machine affects both alike. Prints a table for each kind of
// figure, and writes every value as JSON.
//   -- --against <ref>       the other commit
//   -- --rounds <n>          how often each page is measured (5); the tables have medians
//   -- --quick               one round
//   -- --pages home,code     measure these pages only: home, code, article, list
//   -- --only paint,bytes    measure these kinds only: lighthouse, paint, bytes
//   -- --json <file>         where the values go
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname } from "node:path";
import { chromium } from "playwright";
import { fullChromiumPath } from "./browser.mjs";
import { importSource } from "./import-source.mjs";
import { buildCommit, buildThis, commitOf } from "./bench/builds.mjs";
import { byteFigures } from "./bench/bytes.mjs";
import { ownCertificate } from "./bench/certificate.mjs";
import { MeasuredValues, median } from "./bench/figures.mjs";
import { ensureLighthouse, lighthouseFigures } from "./bench/lighthouse.mjs";
import { BenchError, readOptions } from "./bench/options.mjs";
import { paintFigures } from "./bench/paint.mjs";
import { serveSite } from "./bench/serve-site.mjs";
import { tableOf } from "./bench/table.mjs";

const CACHE = "node_modules/.cache/mugworks/bench";
const HEADINGS = {
  lighthouse: "Lighthouse, simulated phone",
  paint: "1.6 Mbit/s, 150 ms, processor at a quarter",
  bytes: "before scrolling",
};

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BenchError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Whatever is left open (servers, a browser that did not close) must not keep the command from ending.
process.exit();

async function bench(options) {
  const other = options.against === null ? null : commitOf(options.against);
  const path = fullChromiumPath();
  if (!path)
    throw new BenchError(
      "The bench needs Chromium or Chrome, because the headless shell paints later: install one of them.",
    );
  if (options.sections.includes("lighthouse")) await ensureLighthouse();
  const builds = [buildThis(), ...(other === null ? [] : [buildCommit(other)])];
  const pages = await pagesNamed(options.pages);
  const { pem, keyHash } = await ownCertificate(CACHE);
  const flags = ["--no-sandbox", `--ignore-certificate-errors-spki-list=${keyHash}`];
  const sites = [];
  for (const build of builds)
    sites.push({ name: build.name, ...(await serveSite(build, pem, Object.values(pages))) });
  const browser = await chromium.launch({ executablePath: path, args: flags });
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}, Chromium ${browser.version()}`;
  console.log(`${new Date().toISOString()}, ${machine}, load ${loadavg()[0]?.toFixed(1)}`);

  const measures = {
    lighthouse: (site, page, round) => lighthouseFigures(site.origin + page, { path, flags }, round === 0),
    paint: (site, page) => paintFigures(browser, site.origin, page),
    bytes: (site, page) => byteFigures(browser, site.origin, page),
  };
  // Bytes are the same in each round.
  const roundsOf = (section) => (section === "bytes" ? 1 : options.rounds);
  const figures = new MeasuredValues();
  for (const section of options.sections) {
    for (let round = 0; round < roundsOf(section); round += 1)
      for (const [name, page] of Object.entries(pages))
        for (const site of sites)
          for (const [figure, unit, value] of await measures[section](site, page, round))
            figures.add(section, site.name, `${name}: ${figure}`, unit, value);
    const names = sites.map((site) => site.name);
    console.log(`\n${tableOf(HEADINGS[section], figures.rowsOf(section), names, median)}`);
  }
  mkdirSync(dirname(options.json), { recursive: true });
  const record = {
    date: new Date().toISOString(),
    machine,
    load: loadavg(),
    rounds: options.rounds,
    figures,
  };
  writeFileSync(options.json, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`\nAll values are in ${options.json}.`);
}

/** Name -> path of the pages that are measured. */
async function pagesNamed(names) {
  const { DEMO_CODES } = await importSource("vendors/demo-codes.ts");
  const paths = {
    home: "/",
    code: `/${DEMO_CODES[0]?.code}`,
    article: "/muglife/gym-bag-essentials-men",
    list: "/muglife",
  };
  return Object.fromEntries(names.map((name) => [name, paths[name]]));
}
