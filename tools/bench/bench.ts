// `npm run bench`: how fast and how heavy this commit is, beside another one: `-- --against <ref>`. Builds both, serves both over
// HTTP/2 with Brotli, and measures them in turn, so that a busy machine affects both alike. Prints a table for each kind of
// figure, and writes every value as JSON. `-- home code --rounds 30`: these pages alone, and so often.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { DEMO_CODES } from "../../src/demo/demo-codes.ts";
import { Refusal } from "../refusal.ts";
import { fullChromiumPath } from "../test/browsers.ts";
import { buildCommit, buildThis, commitOf } from "./builds.ts";
import { addFigure, type Figure, type FigureRow, tableOf } from "./figures.ts";
import { ensureLighthouse, lighthouseFigures } from "./lighthouse.ts";
import { paintFigures } from "./paint.ts";
import { ownCertificate, serveSite } from "./serve-site.ts";

const CACHE = "node_modules/.cache/mugworks/bench";
const VALUES = `${CACHE}.json`;
/** How often each page is measured. The tables have medians. */
const ROUNDS = "5";
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  code: `/${DEMO_CODES[0]?.code}`,
  article: "/muglife/gym-bag-essentials-men",
  list: "/muglife",
};

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: { type: "string" }, rounds: { type: "string", default: ROUNDS } },
  });
  const unknown = positionals.find((name) => PAGES[name] === undefined);
  if (unknown !== undefined)
    throw new Refusal(`The bench has no page "${unknown}": name some of ${Object.keys(PAGES).join(", ")}.`);
  if (!/^[1-9]\d*$/.test(values.rounds)) throw new Refusal("--rounds needs a number, such as 30.");
  const chosen = Object.entries(PAGES).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  await measure(values.against, chosen, Number(values.rounds));
  // Whatever is left open (servers, a browser that did not close) must not keep the command from ending.
  process.exit();
}

async function measure(
  against: string | undefined,
  pages: readonly (readonly [name: string, address: string])[],
  rounds: number,
) {
  const other = against === undefined ? null : commitOf(against);
  const path = fullChromiumPath();
  if (path === undefined)
    throw new Refusal(
      "The bench needs Chromium or Chrome, because the headless shell paints later: install one of them.",
    );
  await ensureLighthouse();
  const { pem, keyHash } = await ownCertificate(CACHE);
  const flags = ["--no-sandbox", `--ignore-certificate-errors-spki-list=${keyHash}`];
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`${new Date().toISOString()}, ${machine}`);
  const sites: { name: string; origin: string }[] = [];
  for (const build of [buildThis(), ...(other === null ? [] : [buildCommit(other)])])
    sites.push({ name: build.name, origin: await serveSite(build, pem, Object.values(PAGES)) });
  const browser = await chromium.launch({ executablePath: path, args: flags });

  type Measure = (origin: string, page: string, round: number) => Promise<Figure[]>;
  const kinds: Readonly<Record<string, Measure>> = {
    "Lighthouse, simulated phone": (origin, page, round) =>
      lighthouseFigures(origin + page, { path, flags }, round === 0),
    "1.6 Mbit/s, 150 ms, processor at a quarter": (origin, page) => paintFigures(browser, origin, page),
  };
  const measured: Record<string, FigureRow[]> = {};
  for (const [heading, figuresOf] of Object.entries(kinds)) {
    const rows: FigureRow[] = (measured[heading] = []);
    for (let round = 0; round < rounds; round += 1) {
      console.error(`${heading}, round ${round + 1} of ${rounds}…`);
      for (const [page, address] of pages)
        for (const { name, origin } of sites)
          for (const [figure, unit, value] of await figuresOf(origin, address, round))
            addFigure(rows, name, [`${page}: ${figure}`, unit, value]);
      // After each round, so that a run that is ended has its values up to then.
      const record = { date: new Date().toISOString(), machine, rounds, measured };
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(VALUES, `${JSON.stringify(record, null, 2)}\n`);
    }
    const names = sites.map(({ name }) => name);
    console.log(`\n${tableOf(heading, rows, names)}`);
  }
  console.log(`\nAll values are in ${VALUES}.`);
}
