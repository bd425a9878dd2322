// `npm run bench -- --articles`: measures how the site grows with its number of articles. Builds copies of the project with generated
// articles and prints a table. Sizes are bytes after Brotli at quality 11, its default for files.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { copyProject } from "../../tests/copy-project.ts";
import { Refusal } from "../refusal.ts";
import { generatedArticle } from "./generated-article.ts";

const COUNTS = [23, 100, 300, 1_000];
/** This article's page is the same for every number of articles. */
const ARTICLE = "gym-bag-essentials-men";

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
    const site = siteWith(count);
    // The second build finds the pictures of the first.
    const builds = [runBuild(site, count), runBuild(site, count)];
    // Their size stays constant as long as no script holds a list of the articles.
    const scripts = readdirSync(join(site, "dist/assets")).filter((file) => file.endsWith(".js"));
    const cells = [
      count,
      ...builds.flatMap(({ seconds, processor }) => [seconds.toFixed(1), processor.toFixed(1)]),
      Math.round(Math.max(...builds.map(({ megabytes }) => megabytes))),
      scripts.reduce((sum, file) => sum + bytes(join(site, "dist/assets", file)), 0),
      ...["muglife", `muglife/${ARTICLE}`].map((page) => bytes(join(site, "dist", `${page}.html`))),
      ...[`page/1`, ARTICLE].map((file) => bytes(join(site, "dist/data/muglife", `${file}.json`))),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function runBuild(site: string, count: number): z.infer<typeof measured> {
  const words = ["--input-type=module", "--eval", BUILD];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: site, encoding: "utf8" });
  if (status !== 0) throw new Refusal(`The build with ${count} articles failed:\n${stdout}${stderr}`);
  return measured.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}

function siteWith(count: number): string {
  const site = copyProject();
  const articles = join(site, "src/content/articles");
  const files = readdirSync(articles);
  // The picture of an article whose slug has the brand in it is named otherwise.
  const written = files.map((file) => file.replace(/\.ts$/, "")).filter((slug) => !slug.includes("{"));
  for (let number = files.length; number < count; number += 1) {
    const { slug, source } = generatedArticle(number, written);
    writeFileSync(join(articles, `${slug}.ts`), source);
  }
  return site;
}

function bytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
