import { ButtonLink } from "@/components/button-link";
import { Disclosure } from "@/components/disclosure";
import { TextBlocks } from "@/components/text-blocks";
import type { FaqItem, ShortFaq as ShortFaqLabels } from "@/content/schema";
import { paths } from "@/lib/site/paths";

export function ShortFaq({ heading, allLabel, items }: ShortFaqLabels & { items: readonly FaqItem[] }) {
  return (
    <section className="bg-charcoal text-bone" aria-labelledby="short-faq-heading">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-edge py-section lg:grid-cols-[minmax(min-content,1fr)_1.6fr]">
        <h2 id="short-faq-heading" className="poster-heading">
          {heading}
        </h2>
        <div>
          {items.map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question}>
              <TextBlocks blocks={answer} />
            </Disclosure>
          ))}
          <ButtonLink to={paths.faq} look="outline" className="mt-8">
            {allLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
