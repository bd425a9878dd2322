// Where the data of the blog's pages is. The build writes one file below /data for each page. We do not use a map from slug to
// chunk, because it would make every page larger with each article.

export function articleFile(slug: string): string {
  return `/data/muglife/${slug}.json`;
}

export function listingFile(tag: string | null, page: number): string {
  return tag === null ? `/data/muglife/page/${page}.json` : `/data/muglife/tag/${tag}/${page}.json`;
}
