// The addresses of the blog below its first page.
import { paths } from "../site/paths.ts";

/** The blog as an Atom feed. */
export const FEED_PATH = "/muglife/feed.xml";

/** Whether a part of an address is lower-case letters and digits, joined by single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

export function articlePath(slug: string): string {
  return `${paths.muglife}/${slug}`;
}

/** A page of the list of articles, or of those with one tag. */
export function listingPath(tag: string | null, page: number): string {
  const base = tag === null ? paths.muglife : `${paths.muglife}/tag/${tag}`;
  return page === 1 ? base : `${base}/page/${page}`;
}
