// `npm run bench -- --articles`: measures how the site grows with its number of articles. Builds copies of the site with generated articles
// in the cache folder and prints a table. Sizes are bytes after Brotli at quality 11, its default for files.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { Refusal } from "../refusal.ts";
import { generatedArticle } from "./generated-article.ts";

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
const site = resolve("node_modules/.cache/mugworks/articles");

/** Runs in a process of its own, so that the measured memory is that of the build alone. */
const BUILD = `
  import { createBuilder } from "vite";
  const started = performance.now();
  const builder = await createBuilder({ logLevel: "error" });
  await builder.buildApp();
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ seconds, processor: (user + system) / 1e6, megabytes: maxRSS / 1_024 }));`;

const measured = z.object({ seconds: z.number(), processor: z.number(), megabytes: z.number() });

export function measureArticles(): void {
  console.log(
    "| articles | build, s | processor, s | again, s | processor, s | memory, MiB | all scripts | list page | article page | list data | article data |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
  );
  for (const count of COUNTS) {
    makeSite(count);
    // The second build finds the pictures and the sanitized bodies of the first.
    const builds = [runBuild(count), runBuild(count)];
    const cells = [
      count,
      ...builds.flatMap(({ seconds, processor }) => [seconds.toFixed(1), processor.toFixed(1)]),
      Math.round(Math.max(...builds.map(({ megabytes }) => megabytes))),
      scriptBytes(),
      ...["muglife", `muglife/${ARTICLE}`].map((page) => bytes(join(site, "dist", `${page}.html`))),
      ...[`page/1`, ARTICLE].map((file) => bytes(join(site, "dist/data/muglife", `${file}.json`))),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  rmSync(site, { recursive: true, force: true });
}

function runBuild(count: number): z.infer<typeof measured> {
  const words = ["--input-type=module", "--eval", BUILD];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: site, encoding: "utf8" });
  if (status !== 0) throw new Refusal(`The build with ${count} articles failed:\n${stdout}${stderr}`);
  return measured.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}

function makeSite(count: number): void {
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
function scriptBytes(): number {
  const assets = join(site, "dist/assets");
  return readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + bytes(join(assets, file)), 0);
}

function bytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
