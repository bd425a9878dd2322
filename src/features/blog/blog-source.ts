// Loads the files that the blog's pages show: from the site's files, and during the build from memory.
import { use } from "react";
import type { ArticleDocument, Listing } from "@/content/schema";
import { articleFile, listingFile } from "./blog-file-paths";
import { isArticle, isListing } from "./read-blog-file";
import { createLoader } from "@/lib/load-once";
import { withTimeLimit } from "@/lib/time-limit";
import { isSlug } from "@/lib/blog/blog-paths";

/** Resolves with the content of the file, or with null if there is no such file. */
export type ReadFile = (path: string) => Promise<unknown>;

let readFile: ReadFile = (path) => fetchSiteFile(path, fetch);

/** The build has sanitized the files, but the host or a proxy may have changed them since. */
let sanitize = async (html: string): Promise<string> => {
  const { createSanitizer } = await import("@/lib/blog/sanitize-html");
  return createSanitizer(window)(html);
};

/** The build calls this: its files are not written yet, and it has already sanitized them. */
export function provideBlogFiles(reader: ReadFile): void {
  readFile = reader;
  sanitize = (html) => Promise.resolve(html);
}

const articles = createLoader(async (slug: string): Promise<ArticleDocument | null> => {
  if (!isSlug(slug)) return null;
  const path = articleFile(slug);
  const file = await readFile(path);
  if (file === null) return null;
  if (!isArticle(file)) throw otherSchema(path);
  return { ...file, body: await sanitize(file.body) };
});

const listings = createLoader(async (path: string): Promise<Listing | null> => {
  const file = await readFile(path);
  if (file === null || isListing(file)) return file;
  throw otherSchema(path);
});

function otherSchema(path: string): TypeError {
  return new TypeError(`${path} was not written by the build of this page.`);
}

/** Resolves with null if there is no such article. */
export const loadArticle = articles.load;

/** Resolves with null if there is no such page or no such tag. */
export async function loadListing(tag: string | null, page: number): Promise<Listing | null> {
  return isListed(tag) ? listings.load(listingFile(tag, page)) : null;
}

export function useArticle(slug: string): ArticleDocument | null {
  return use(articles.read(slug));
}

export function useListing(tag: string | null, page: number): Listing | null {
  return isListed(tag) ? use(listings.read(listingFile(tag, page))) : null;
}

/** Whether there may be a list with this tag, or it is the list of all articles. */
const isListed = (tag: string | null): boolean => tag === null || isSlug(tag);

const SITE_FILE_LIMIT_MS = 8_000;

/**
 * Fetches a JSON file of the site itself. Resolves with null if there is no such file; some hosts answer a missing file
 * with an HTML page, which counts as missing. Rejects when the host fails or takes longer than the limit, or when the
 * file is no JSON.
 */
export function fetchSiteFile(path: string, send: typeof fetch): Promise<unknown> {
  return withTimeLimit(
    (signal) => requestSiteFile(path, send, signal),
    SITE_FILE_LIMIT_MS,
    () => new Error(`The request for ${path} timed out.`),
  );
}

async function requestSiteFile(path: string, send: typeof fetch, signal: AbortSignal): Promise<unknown> {
  const response = await send(path, { headers: { Accept: "application/json" }, signal });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok)
    throw new Error(`The host answered the request for ${path} with status ${response.status}.`);
  if (!/json/.test(response.headers.get("Content-Type") ?? "")) return null;
  const value: unknown = await response.json();
  return value;
}
