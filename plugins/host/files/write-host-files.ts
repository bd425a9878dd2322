// What each host reads, all of it from one value: the rules of `_headers`.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FRAMES_FOLDER } from "../../../src/lib/site/frame-path.ts";
import { filesIn, write } from "../../files.ts";
import {
  CODE_FILE,
  CODE_PAGE,
  type HeaderRule,
  NO_JEKYLL,
  pageOf,
  parseHeadersFile,
} from "../static-host.ts";
import {
  caddyFile,
  encodedSegmentPattern,
  nginxFile,
  nginxHeadersFile,
  ownCodes,
  SHOP_FOLDER,
  template,
} from "./server-files.ts";

/** `headers` is the text of `_headers`. Called last, because one of the files names what the built folder has. */
export function writeHostFiles(dist: string, headers: string, siteUrl: string): void {
  const rules = parseHeadersFile(headers);
  const { host } = new URL(siteUrl);
  const served = filesIn(dist);
  const codes = ownCodes(served);
  write(dist, "_headers", headers);
  write(dist, "_routes.json", routesFile(served));
  write(dist, "_redirects", netlifyRules(codes));
  // Beside the built folder, because no host may serve these files.
  const folder = `${dist}-hosts`;
  write(folder, "nginx.conf", nginxFile(rules, host));
  write(folder, "nginx-headers.conf", nginxHeadersFile(rules, codes));
  write(folder, "lookup.conf", template("lookup.conf"));
  write(folder, "Caddyfile", caddyFile(rules, host, codes));
  write(folder, "vercel.json", vercelFile(rules, codes));
}

/** Cloudflare's limit for all rules of the file together. */
const MAX_RULES = 100;
/** A function answers requests for films, because Cloudflare does not answer requests for a part of a file. */
const FOLDERS_WITH_FUNCTION = new Set(["videos"]);

/**
 * The file that tells Cloudflare Pages which requests need no function: pages and files that exist. A function costs money and
 * time. `files` are the paths of all files with a leading slash.
 */
export function routesFile(files: readonly string[]): string {
  const excluded = new Set<string>();
  for (const file of files) {
    const [first = "", ...rest] = file.split("/").slice(1);
    if (first.startsWith("_") || FOLDERS_WITH_FUNCTION.has(first)) continue;
    excluded.add(
      rest.length > 0 ? `/${first}/*` : first === "index.html" ? "/" : `/${first.replace(/\.html$/, "")}`,
    );
  }
  // Folders first: they have most files. What does not fit is answered by the function, with the same result.
  const sorted = [...excluded].sort((one, other) => Number(other.endsWith("*")) - Number(one.endsWith("*")));
  const routes = { version: 1, include: ["/*"], exclude: sorted.slice(0, MAX_RULES - 1) };
  return `${JSON.stringify(routes, null, 2)}\n`;
}

/** Vercel looks for a file first, so the rewrite concerns unknown addresses only. */
export function vercelFile(rules: readonly HeaderRule[], codes: readonly string[] = []): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace("*", "(.*)"),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    rewrites: ["", SHOP_FOLDER].flatMap((folder) => [
      ...codes.map((code) => ({ source: `${folder}/:code(${inAnyCase(code)})`, destination: `/${code}` })),
      { source: `${folder}/:code(${encodedSegmentPattern()})`, destination: CODE_PAGE },
    ]),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

const inAnyCase = (code: string): string =>
  code.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);

/** The addresses that lead to the page of an affiliate, beside its own. */
const otherAddresses = (code: string): string[] =>
  ["", SHOP_FOLDER].flatMap((folder) => [`${folder}/${code}`, `${folder}/${code.toLowerCase()}`]);

/** Before the rules of netlify.toml. Cloudflare reads the file, too, where its function does not answer. */
export function netlifyRules(codes: readonly string[]): string {
  const rules = codes.flatMap((code) =>
    otherAddresses(code)
      .slice(1)
      .map((from) => `${from} /${code} 200\n`),
  );
  return rules.join("");
}

/**
 * Writes each page a second time, as `faq/index.html` beside `faq.html`. GitHub Pages and S3 serve an address with a slash from there;
 * S3 has no other way to serve a page without `.html` in its address.
 */
export function writePageFolders(dist: string): void {
  for (const file of filesIn(dist)) {
    if (!file.endsWith(".html") || file === CODE_FILE || /\/(?:index|404)\.html$/.test(file)) continue;
    const html = readFileSync(join(dist, file), "utf8");
    // The pages of vendors' frames have no mark of ours.
    if (pageOf(html) === null && dirname(file) !== FRAMES_FOLDER) continue;
    const [code] = ownCodes([file]);
    for (const page of code ? otherAddresses(code) : [file.replace(/\.html$/, "")])
      write(dist, `${page}/index.html`, html);
  }
  write(dist, NO_JEKYLL, "");
}
