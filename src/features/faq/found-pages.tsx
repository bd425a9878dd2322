import { SiteLink } from "@/components/site-link";
import type { SearchedPage } from "./answer-index";

interface FoundPagesProps {
  heading: string;
  pages: readonly SearchedPage[];
}

/** The pages, and parts of pages, that a search found. */
export function FoundPages({ heading, pages }: FoundPagesProps) {
  return (
    <section className="-mt-px border-t border-rule-light pt-6 print:hidden">
      <h2 className="font-mono text-mono font-semibold">{heading}</h2>
      <ul className="mt-3 space-y-1">
        {pages.map(({ to, heading: part, page }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-flex flex-wrap items-baseline gap-x-3 py-1.5">
              <span className="text-link">{part}</span>
              {page === null ? null : <span className="text-small text-smoke">{page}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
