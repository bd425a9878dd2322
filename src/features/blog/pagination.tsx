import type { ReactNode } from "react";
import { SiteLink } from "@/components/site-link";
import type { BlogLabels } from "@/content/schema";
import { pageWindow } from "@/lib/blog/pagination";

interface PaginationProps {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  labels: BlogLabels["pagination"];
}

export function Pagination({ page, pages, pathOf, labels }: PaginationProps) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label={labels.label}
      className="mt-16 flex print:hidden flex-wrap items-center justify-between gap-2"
    >
      <Step to={page > 1 ? pathOf(page - 1) : null} rel="prev">
        {labels.previous}
      </Step>
      <ol className="flex flex-wrap gap-1">
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="grid size-11 place-items-center">
                …
              </span>
            ) : (
              <SiteLink
                to={pathOf(number)}
                aria-label={`${labels.page} ${number}`}
                aria-current={number === page ? "page" : undefined}
                className="page-number"
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? pathOf(page + 1) : null} rel="next">
        {labels.next}
      </Step>
    </nav>
  );
}

/** A link to the previous or next page; on the first or last page, a disabled button. */
function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
  return to === null ? (
    <button type="button" disabled className="page-step">
      {children}
    </button>
  ) : (
    <SiteLink to={to} rel={rel} className="page-step">
      {children}
    </SiteLink>
  );
}
