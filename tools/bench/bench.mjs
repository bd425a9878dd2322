// `npm run bench`: how fast and how heavy this commit is, beside another one: `-- --against <ref>`. Builds both, serves both over
// HTTP/2 with Brotli, and measures them in turn, so that a busy machine affects both alike. Prints a table for each kind of
// figure, and writes every value as JSON. All of it takes half an hour.
//   -- --against <ref>       the other commit
//   -- --rounds <n>          how often each page is measured (5); the tables have medians
//   -- --quick               one round
//   -- --pages home,code     measure these pages only: home, code, article, list
//   -- --only paint,bytes    measure these kinds only: lighthouse, paint, bytes, interactions, next, memory
//   -- --scores              only Lighthouse's scores of a build for a shop, and the audits that take points off
//   -- --json <file>         where the values go
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname } from "node:path";
import { chromium } from "playwright";
import { fullChromiumPath } from "../test/browser.mjs";
import { importSource } from "../test/import-source.mjs";
import { buildCommit, buildThis, commitOf } from "./builds.mjs";
import { byteFigures } from "./bytes.mjs";
import { ownCertificate } from "./certificate.mjs";
import { comparedRows, MeasuredValues, median, quantile } from "./figures.mjs";
import { INTERACTION_AREAS, interactionFigures } from "./interactions.mjs";
import { ensureLighthouse, lighthouseFigures } from "./lighthouse.mjs";
import { memoryFigures } from "./memory.mjs";
import { NEXT_PAGES, nextPageFigures } from "./next-page.mjs";
import { BenchError, readOptions } from "./options.mjs";
import { paintFigures } from "./paint.mjs";
import { printScores } from "./scores.mjs";
import { serveSite } from "./serve-site.mjs";
import { tableOf } from "./table.mjs";

const CACHE = "node_modules/.cache/mugworks/bench";
/** How often each interaction is made, over all rounds. */
const INTERACTIONS = 20;
const INTERACTIONS_WHEN_QUICK = 4;
const MEDIAN = { "": median };
const MEDIAN_AND_PERCENTILE = {
  ", median": median,
  ", 95th percentile": (values) => quantile(values, 0.95),
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
  const pages = await pagesNamed(options.pages);
  const { pem, keyHash } = await ownCertificate(CACHE);
  const flags = ["--no-sandbox", `--ignore-certificate-errors-spki-list=${keyHash}`];
  const command = { path, flags };
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`${new Date().toISOString()}, ${machine}`);
  const measured = new MeasuredValues();
  const save = () => {
    const record = { date: new Date().toISOString(), machine, rounds: options.rounds, measured };
    mkdirSync(dirname(options.json), { recursive: true });
    writeFileSync(options.json, `${JSON.stringify(record, null, 2)}\n`);
  };
  if (options.isForScores) await printScores(measured, pages, options.rounds, command, pem, CACHE);
  else await printFigures(measured, save, options, other, pages, command, pem);
  save();
  console.log(`\nAll values are in ${options.json}.`);
}

/** Saves after each round, so that a run that is ended has its values up to then. */
async function printFigures(measured, save, options, other, pages, command, pem) {
  const sites = [];
  for (const build of [buildThis(), ...(other === null ? [] : [buildCommit(other)])])
    sites.push({ name: build.name, ...(await serveSite(build, pem, Object.values(pages))) });
  const browser = await chromium.launch({ executablePath: command.path, args: command.flags });
  const sections = sectionsOf(options, pages, browser, command);
  const names = sites.map((site) => site.name);
  for (const section of options.sections) {
    const { heading, rounds = options.rounds, subjects, measure, statistics = MEDIAN } = sections[section];
    for (let round = 0; round < rounds; round += 1) {
      console.error(`${section}, round ${round + 1} of ${rounds}…`);
      for (const subject of subjects)
        for (const site of sites)
          for (const [figure, unit, value] of await measure(site.origin, subject, round))
            measured.add(section, site.name, `${subject}: ${figure}`, unit, value);
      save();
    }
    const rows = measured.rowsOf(section);
    const compared = comparedRows(rows, "code", "home", ["first paint", "largest paint"]);
    console.log(`\n${tableOf(heading, [...rows, ...compared], names, statistics)}`);
  }
}

/**
 * What is measured of each site, and how. `rounds` is given where more than one says nothing new.
 * @returns {Record<string, { heading: string, rounds?: number, subjects: string[], measure: Function, statistics?: object }>}
 */
function sectionsOf({ rounds, isQuick }, pages, browser, command) {
  const names = Object.keys(pages);
  const times = isQuick ? INTERACTIONS_WHEN_QUICK : Math.ceil(INTERACTIONS / rounds);
  return {
    lighthouse: {
      heading: "Lighthouse, simulated phone",
      subjects: names,
      measure: (origin, page, round) => lighthouseFigures(origin + pages[page], command, round === 0),
    },
    paint: {
      heading: "1.6 Mbit/s, 150 ms, processor at a quarter",
      subjects: names,
      measure: (origin, page) => paintFigures(browser, origin, pages[page]),
    },
    bytes: {
      heading: "before scrolling",
      rounds: 1,
      subjects: names,
      measure: (origin, page) => byteFigures(browser, origin, pages[page]),
    },
    interactions: {
      heading: "next frame after an interaction, processor at a quarter",
      subjects: INTERACTION_AREAS,
      measure: (origin, area) => interactionFigures(browser, origin, area, times),
      statistics: MEDIAN_AND_PERCENTILE,
    },
    next: {
      heading: "next heading, fetched ahead for 4 s, or before the application has started",
      subjects: NEXT_PAGES,
      measure: (origin, step) => nextPageFigures(browser, origin, step),
    },
    memory: {
      heading: "memory",
      rounds: 1,
      subjects: ["navigations"],
      measure: (origin) => memoryFigures(browser, origin),
    },
  };
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
