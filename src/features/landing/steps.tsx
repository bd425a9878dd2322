import { Picture } from "@/components/picture";
import { Sentences } from "@/components/sentences";
import { WholeRanges } from "@/components/whole-ranges";
import type { StepsSection } from "@/content/schema";

export function Steps({ heading, text, items }: StepsSection) {
  return (
    <section
      id="how-it-works"
      className="-scroll-mt-9 bg-bone text-charcoal lg:-scroll-mt-5"
      aria-labelledby="steps-heading"
    >
      <div className="mx-auto max-w-page px-edge pt-16 pb-section">
        <div className="grid items-end gap-x-gutter gap-y-4 lg:grid-cols-[repeat(2,minmax(min-content,1fr))_minmax(0,1fr)]">
          <h2 id="steps-heading" className="heading-wide text-h2 lg:col-span-2 lg:whitespace-nowrap">
            <Sentences text={heading} />
          </h2>
          <p className="max-w-[24em] text-lead text-smoke">
            <WholeRanges text={text} />
          </p>
        </div>
        {/* It is focusable, so that the arrow keys scroll it on phones. */}
        <div
          role="group"
          tabIndex={0}
          aria-labelledby="steps-heading"
          className="card-row phone-row md:grid-cols-3"
        >
          <ol className="contents">
            {items.map((step, index) => (
              <li key={step.title}>
                <Picture
                  picture={step.picture}
                  sizes="(min-width: 768px) 31vw, 62vw"
                  className="aspect-[4/3] h-auto w-full rounded-tile object-cover"
                />
                <p className="mt-5 flex items-baseline gap-3">
                  <span className="font-mono text-mono font-semibold text-smoke" aria-hidden="true">
                    {index + 1}/{items.length}
                  </span>
                  <strong className="heading-wide text-h3">{step.title}</strong>
                </p>
                <p className="mt-2 max-w-[34.6em] text-balance">
                  <WholeRanges text={step.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
