import type { ArticleHeading } from "@/content/schema";
import { useCurrentSection } from "@/hooks/use-current-section";

/** A table of contents is shown from this number of headings on. */
const MIN_HEADINGS = 4;

export function ArticleContents({ headings, label }: { headings: readonly ArticleHeading[]; label: string }) {
  const current = useCurrentSection(headings.map(({ id }) => id));
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-labelledby="contents-heading" className="lg:sticky lg:top-28 print:hidden">
      <h2 id="contents-heading" className="mb-4 font-mono text-mono font-semibold text-smoke">
        {label}
      </h2>
      <ol className="contents-list">
        {headings.map(({ id, text }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="contents-link"
              aria-current={current === id ? "location" : undefined}
            >
              <span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
