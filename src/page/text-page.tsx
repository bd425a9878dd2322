import type { ComponentProps, ReactNode } from "react";
import { ContentsList, partNumber } from "@/components/contents-list";
import { Figures } from "@/components/figures";
import { TextBlocks } from "@/components/text-blocks";
import { textPageLabels } from "@/content/text-page";
import type { TextPage as TextPageContent } from "@/content/schema";
import { formatLongDate, startOfDay } from "@/lib/text/dates";
import { fillText } from "@/lib/text/fill-text";
import { config } from "@/vendors/config";
import { PageLayout } from "./page-layout";

interface TextPageProps extends Partial<ComponentProps<typeof PageLayout>> {
  page: TextPageContent;
  path: string;
  /** Elements to show below the text of a section, by the section's id. */
  extras?: Readonly<Record<string, ReactNode>>;
}

/** A page of text in numbered sections, each with an id for links, and their table of contents. */
export function TextPage({ page, path, children, extras, ...frame }: TextPageProps) {
  const { meta, heading, lead, updated, figures, sections } = page;
  return (
    <PageLayout
      meta={meta}
      path={path}
      heading={heading}
      lead={lead}
      summary={
        <>
          {updated === null ? null : (
            <p className="mt-6 font-mono text-mono font-semibold text-bone">
              {updated.label} <time dateTime={updated.date}>{formatLongDate(updated.date)}</time>
            </p>
          )}
          {figures ? <Figures label={textPageLabels.figures} figures={figures} /> : null}
        </>
      }
      {...(updated && {
        structuredData: [
          {
            "@type": "WebPage",
            "@id": `${config.siteUrl}${path}`,
            name: heading,
            dateModified: startOfDay(updated.date),
          },
        ],
      })}
      {...frame}
    >
      {children}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
        <nav
          aria-label={textPageLabels.contents}
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
        >
          <ContentsList parts={sections.map(({ id, heading: text }) => ({ id, text }))} />
        </nav>
        <div className="prose">
          {sections.map(({ id, heading: name, blocks }, index) => (
            <section key={id} id={id} className="-scroll-mt-4" aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{name}</h2>
              <a href={`#${id}`} className="section-link">
                {partNumber(index)}
                <span className="sr-only">, {fillText(textPageLabels.sectionLink, { section: name })}</span>
              </a>
              <div className="prose-text">
                <TextBlocks blocks={blocks} />
                {extras?.[id]}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PageLayout>
  );
}
