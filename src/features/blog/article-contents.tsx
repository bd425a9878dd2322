import { ContentsList } from "@/components/contents-list";
import type { ArticleHeading } from "@/content/schema";

/** A table of contents is shown from this number of headings on. */
const MIN_HEADINGS = 4;

export function ArticleContents({ headings, label }: { headings: readonly ArticleHeading[]; label: string }) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-labelledby="contents-heading" className="lg:sticky lg:top-28 print:hidden">
      <h2 id="contents-heading" className="mb-4 font-mono text-mono font-semibold text-smoke">
        {label}
      </h2>
      <ContentsList parts={headings} />
    </nav>
  );
}
