// Where the blog's pages get what they show: the site's files; at build, the files before they are written.
import { use } from "react";
import {
  articleFile,
  listingFile,
  readArticle,
  readListing,
  type ArticleDocument,
  type Listing,
} from "@/features/blog/documents";
import { createLoader } from "@/lib/load-once";
import { fetchOwnFile } from "@/lib/own-file";
import { isSlug } from "@/lib/paths";

/** The file's content, or null when there is no such file. */
export type ReadFile = (path: string) => Promise<unknown>;

let readFile: ReadFile = (path) => fetchOwnFile(path, fetch);

export function provideBlogFiles(reader: ReadFile): void {
  readFile = reader;
}

/** Null when there is no such article. */
export const loadArticle = createLoader(async (slug: string): Promise<ArticleDocument | null> => {
  if (!isSlug(slug)) return null;
  const file = await readFile(articleFile(slug));
  return file === null ? null : readArticle(file);
});

const loadListingFile = createLoader(async (path: string): Promise<Listing | null> => {
  const file = await readFile(path);
  return file === null ? null : readListing(file);
});

/** Null when there is no such page, or no such tag. */
export function loadListing(tag: string | null, page: number): Promise<Listing | null> {
  return tag === null || isSlug(tag) ? loadListingFile(listingFile(tag, page)) : NONE;
}

const NONE = Promise.resolve(null);

export function useArticle(slug: string): ArticleDocument | null {
  return use(loadArticle(slug));
}

export function useListing(tag: string | null, page: number): Listing | null {
  return use(loadListing(tag, page));
}
