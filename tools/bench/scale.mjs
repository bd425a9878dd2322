// `npm run scale`: measures how the site grows with its number of articles. Builds copies of the site with generated articles
// in the cache folder and prints a table. Sizes are bytes after Brotli at quality 11, its default for files.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generatedArticle } from "../test/generated-article.mjs";

const COUNTS = [23, 100, 300, 1_000];
const COPIED = [
  "src",
  "plugins",
  "public",
  "index.html",
  "package.json",
  "package-lock.json",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
/** This article's page is the same for every number of articles. */
const ARTICLE = "gym-bag-essentials-men";
const site = resolve("node_modules/.cache/mugworks/scale");

if (process.argv[2] === "--build") await build();
else measure();

/** Runs in a process of its own, so that the measured memory is that of the build alone. */
async function build() {
  const { createBuilder } = await import("vite");
  const started = performance.now();
  const builder = await createBuilder({ logLevel: "error" });
  await builder.buildApp();
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  const measured = { seconds, processor: (user + system) / 1e6, megabytes: maxRSS / 1_024 };
  writeFileSync("measured.json", JSON.stringify(measured));
}

function measure() {
  const rows = COUNTS.map((count) => {
    makeSite(count);
    // The second build finds the pictures and the sanitized bodies of the first.
    const builds = [runBuild(count), runBuild(count)];
    return [
      count,
      ...builds.flatMap(({ seconds, processor }) => [seconds.toFixed(1), processor.toFixed(1)]),
      Math.round(Math.max(...builds.map(({ megabytes }) => megabytes))),
      scriptBytes(),
      ...["muglife", `muglife/${ARTICLE}`].map((page) => bytes(join(site, "dist", `${page}.html`))),
      ...[`page/1`, ARTICLE].map((file) => bytes(join(site, "dist/data/muglife", `${file}.json`))),
    ];
  });
  console.log(
    "\n| articles | build, s | processor, s | again, s | processor, s | memory, MiB | all scripts | list page | article page | list data | article data |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
  );
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
  rmSync(site, { recursive: true, force: true });
}

function runBuild(count) {
  const run = spawnSync(process.execPath, [join(site, "tools/bench/scale.mjs"), "--build"], {
    cwd: site,
    encoding: "utf8",
  });
  if (run.status !== 0)
    throw new Error(`The build with ${count} articles failed:\n${run.stdout}${run.stderr}`);
  return JSON.parse(readFileSync(join(site, "measured.json"), "utf8"));
}

function makeSite(count) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, "node_modules"), { recursive: true });
  for (const name of COPIED) cpSync(name, join(site, name), { recursive: true });
  // The copy has a cache of its own. With a shared one, each build would delete the pictures of the other.
  for (const name of readdirSync("node_modules").filter((entry) => entry !== ".cache"))
    symlinkSync(resolve("node_modules", name), join(site, "node_modules", name));
  const articles = join(site, "src/content/articles");
  const files = readdirSync(articles);
  // The picture of an article whose slug has the brand in it is named otherwise.
  const written = files.map((file) => file.replace(/\.ts$/, "")).filter((slug) => !slug.includes("{"));
  for (let number = files.length; number < count; number += 1) {
    const { slug, source } = generatedArticle(number, written);
    writeFileSync(join(articles, `${slug}.ts`), source);
  }
}

/** The size of all scripts together. It stays constant as long as no script holds a list of the articles. */
function scriptBytes() {
  const assets = join(site, "dist/assets");
  return readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + bytes(join(assets, file)), 0);
}

function bytes(file) {
  return brotliCompressSync(readFileSync(file)).length;
}
