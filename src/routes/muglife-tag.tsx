import type { Params } from "react-router-dom";
import { Redirect } from "@/components/redirect";
import { blogLabels } from "@/content/muglife";
import { loadListing, useListing } from "@/features/blog/blog-source";
import type { PageProps } from "@/hooks/use-page-module";
import { fillText } from "@/lib/text/fill-text";
import { pageNumberFrom } from "@/lib/blog/pagination";
import { listingPath } from "@/lib/blog/blog-paths";
import { BlogListing } from "@/page/blog-listing";
import NotFoundPage from "./not-found";
import { tagName } from "@/lib/blog/tag-name";

const listingOf = ({ tag = "", pageNumber }: Params) => ({
  tag,
  page: pageNumber === undefined ? 1 : pageNumberFrom(pageNumber),
});

/** @public Called by hooks/use-page-module. */
export async function preload(params: Params): Promise<void> {
  const { tag, page } = listingOf(params);
  if (page !== null) await loadListing(tag, page);
}

export default function MugLifeTagPage({ params }: PageProps) {
  const { tag, page } = listingOf(params);
  if (page === null) return <NotFoundPage />;
  if (page === 1 && params["pageNumber"] !== undefined) return <Redirect to={listingPath(tag, 1)} />;
  return <Tagged tag={tag} page={page} />;
}

function Tagged({ tag, page }: { tag: string; page: number }) {
  const listing = useListing(tag, page);
  if (listing === null) return <NotFoundPage />;
  const name = tagName(tag);
  const { heading, description, count } = blogLabels.tag;
  const number = `${listing.total} ${count[listing.total === 1 ? 0 : 1]}`;
  return (
    <BlogListing
      listing={listing}
      heading={name}
      lead={`${number}.`}
      meta={{
        title: `${heading} ${name}`,
        description: fillText(description, { tag: name.toLowerCase(), count: number }),
      }}
    />
  );
}
