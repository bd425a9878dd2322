import type { ArticleCard } from "@/content/schema";
import { formatLongDate, formatShortDate } from "@/lib/text/dates";

interface ArticleLineProps {
  article: Pick<ArticleCard, "category" | "date" | "readMinutes" | "unpublished">;
  labels: { minutes: string; unpublished: string };
  dates: "short" | "long";
}

/** The category, the date and the reading time of an article. */
export function ArticleLine({ article, labels, dates }: ArticleLineProps) {
  const { category, date, readMinutes, unpublished } = article;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-mono font-semibold">
      <span className="rounded-pill bg-lime px-2.5 py-0.5 text-charcoal">{category}</span>
      {/* Beside a long category both have no room on a phone; together they have the next line. */}
      <span className="flex flex-wrap gap-x-3">
        <time dateTime={date}>{dates === "short" ? formatShortDate(date) : formatLongDate(date)}</time>
        <time dateTime={`PT${readMinutes}M`}>{`${readMinutes} ${labels.minutes}`}</time>
      </span>
      {unpublished ? (
        <span className="rounded-pill bg-clay px-2.5 py-0.5 text-charcoal">{labels.unpublished}</span>
      ) : null}
    </p>
  );
}
