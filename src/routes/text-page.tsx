import type { ReactNode } from "react";
import { TextBlocks } from "@/components/text-blocks";
import type { TextPage as TextPageContent } from "@/content/types";
import { formatLongDate } from "@/lib/dates";
import { PageFrame } from "@/routes/page-frame";

interface TextPageProps {
  page: TextPageContent;
  path: string;
  /** Above the text, such as a picture. */
  children?: ReactNode;
  /** By section: what stands below its text. */
  extras?: Readonly<Record<string, ReactNode>>;
}

/** Running text in sections, each reachable by hash; a list of them beside it on wide screens. */
export function TextPage({ page, path, children, extras }: TextPageProps) {
  const { meta, heading, lead, updated, sections } = page;
  return (
    <PageFrame meta={meta} path={path} heading={heading} lead={lead}>
      {children}
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start print:hidden">
          {updated === null ? null : (
            <p className="mb-6 font-mono text-mono font-semibold text-smoke">
              {updated.label} <time dateTime={updated.date}>{formatLongDate(updated.date)}</time>
            </p>
          )}
          <ol className="border-t border-rule-light">
            {sections.map((section) => (
              <li key={section.id} className="border-b border-rule-light">
                <a href={`#${section.id}`} className="contents-link">
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose max-w-prose">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className="scroll-mt-20 lg:scroll-mt-28"
              aria-labelledby={`${section.id}-heading`}
            >
              <h2 id={`${section.id}-heading`}>{section.heading}</h2>
              <TextBlocks blocks={section.blocks} />
              {extras?.[section.id]}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}
