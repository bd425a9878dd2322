import type { Params } from "react-router-dom";
import { Redirect } from "@/components/redirect";
import { muglife } from "@/content/muglife";
import { loadListing, useListing } from "@/features/blog/blog-source";
import type { PageProps } from "@/hooks/use-page-module";
import { paths } from "@/lib/site/paths";
import { pageNumberFrom } from "@/lib/blog/pagination";
import { BlogListing } from "@/page/blog-listing";
import NotFoundPage from "./not-found";

const pageOf = ({ pageNumber }: Params): number | null =>
  pageNumber === undefined ? 1 : pageNumberFrom(pageNumber);

/** @public Called by hooks/use-page-module. */
export async function preload(params: Params): Promise<void> {
  const page = pageOf(params);
  if (page !== null) await loadListing(null, page);
}

export default function MugLifePage({ params }: PageProps) {
  const page = pageOf(params);
  if (page === null) return <NotFoundPage />;
  if (page === 1 && params["pageNumber"] !== undefined) return <Redirect to={paths.muglife} />;
  return <Listed page={page} />;
}

function Listed({ page }: { page: number }) {
  const listing = useListing(null, page);
  if (listing === null) return <NotFoundPage />;
  return <BlogListing listing={listing} {...muglife} />;
}
