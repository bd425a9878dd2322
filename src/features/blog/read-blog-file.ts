// The files that the blog's pages load.
//
// The build validates each file against its schema in content/schema/articles.ts and writes the schema's hash into it. A page
// checks only the hash, and relies on the build for the fields. So the schema is not in the page, and a file of another
// deployment or of anybody else is refused as a whole.
import type { ArticleDocument, Listing } from "@/content/schema";
import { field } from "@/lib/field";

declare const __ARTICLE_SCHEMA__: string;
declare const __LISTING_SCHEMA__: string;

export const ARTICLE_SCHEMA = __ARTICLE_SCHEMA__;
export const LISTING_SCHEMA = __LISTING_SCHEMA__;

export function isArticle(file: unknown): file is ArticleDocument {
  return field(file, "schema") === ARTICLE_SCHEMA;
}

export function isListing(file: unknown): file is Listing {
  return field(file, "schema") === LISTING_SCHEMA;
}
