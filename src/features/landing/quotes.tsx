import { WholeRanges } from "@/components/whole-ranges";
import type { Bundle, Quote } from "@/content/schema";
import { HAS_INCENTIVES } from "@/lib/site/sample-content";
import { bundleColumns } from "./bundle-columns";

interface QuotesProps {
  label: string;
  bundles: readonly Bundle[];
  quotes: readonly Quote[];
}

/** The quotes of customers: one row that scrolls sideways on phones, and below their bundle from 768 px (`md`) on. */
export function Quotes({ label, bundles, quotes }: QuotesProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="card-row -mx-edge mt-8 md:m-0 md:overflow-visible md:p-0"
    >
      <ul
        className={`flex w-max gap-3 md:grid md:w-auto md:gap-gutter ${bundleColumns(bundles.length).grid}`}
      >
        {bundles.map(({ id, name }) => (
          <li key={id}>
            <ul className="flex gap-3 md:grid md:h-full md:auto-rows-fr" aria-label={name}>
              {quotes
                .filter((quote) => quote.bundle === id)
                .map((quote) => (
                  <li key={quote.text} className="w-[min(18.125rem,90.6vw)] shrink-0 snap-center md:w-auto">
                    <figure className="pt-4">
                      <blockquote className="poster text-section leading-[1.02] text-balance uppercase">
                        <WholeRanges text={`“${quote.text}”`} />
                      </blockquote>
                      <figcaption className="mt-3 font-mono text-mono font-semibold text-smoke">
                        {quote.name}, {quote.situation}
                        {HAS_INCENTIVES && quote.source?.incentive ? <p>{quote.source.incentive}</p> : null}
                      </figcaption>
                    </figure>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
