// What the contract knows of a built site, read from its folder.
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { paths } from "../../../src/lib/site/paths.ts";
import {
  NO_JEKYLL,
  pageOf,
  isForHosts,
  parseHeadersFile,
  type HeaderRule,
} from "../../../plugins/host/static-host.ts";
import { filesIn } from "../../../plugins/files.ts";

export interface SiteFacts {
  /** The address of every page, such as `/` and `/muglife/page/2`. */
  pages: readonly string[];
  /** Paths of all files that a host serves, such as `/assets/app-abc.js`. */
  files: readonly string[];
  /** A referral code that is no page and no folder. */
  code: string;
  rules: readonly HeaderRule[];
  /** The content of a file. */
  read: (file: string) => Uint8Array;
}

/** Whether a folder has a site of this build, also after `rm dist/_*`, which some hosts need. */
export function isBuiltSite(dist: string): boolean {
  const home = join(dist, "index.html");
  return existsSync(home) && pageOf(readFileSync(home, "utf8")) === paths.home;
}

/** `rules`: those of the folder, unless it has none any more. */
export function readSiteFacts(dist: string, rules: readonly HeaderRule[] = []): SiteFacts {
  if (!isBuiltSite(dist)) throw new Error(`${dist} is no built site. Run this first: npm run build`);
  const headers = join(dist, "_headers");
  const files = filesIn(dist)
    .filter((file) => !isForHosts(file) && file !== `/${NO_JEKYLL}`)
    .sort();
  const pages = files
    .filter((file) => extname(file) === ".html")
    .flatMap((file) => pageOf(readFileSync(join(dist, file), "utf8")) ?? []);
  return {
    // With folders, each page is two files.
    pages: [...new Set(pages)],
    files,
    code: "BRO25",
    rules: existsSync(headers) ? parseHeadersFile(readFileSync(headers, "utf8")) : rules,
    read: (file) => readFileSync(join(dist, file)),
  };
}

/** The file with this ending that comes first, or the whole contract would be met by a site without any. */
export function fileWith(facts: SiteFacts, ending: string, folder = "/"): string {
  const found = facts.files.find((file) => file.startsWith(folder) && file.endsWith(ending));
  if (found === undefined) throw new Error(`The built site has no file ${folder}…${ending}`);
  return found;
}
