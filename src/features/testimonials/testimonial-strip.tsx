import { Picture } from "@/components/picture";
import type { TestimonialVideo } from "@/content/types";

interface TestimonialStripProps {
  heading: string;
  testimonials: readonly TestimonialVideo[];
}

/** A row of vertical cards that scrolls sideways and stops card by card. */
export function TestimonialStrip({ heading, testimonials }: TestimonialStripProps) {
  return (
    <section className="bg-charcoal py-section text-bone" aria-labelledby="strip-heading">
      <div className="mx-auto max-w-page px-edge">
        <h2
          id="strip-heading"
          className="max-w-[16ch] font-display text-h2 font-black text-balance [font-stretch:125%]"
        >
          {heading}
        </h2>
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <div role="group" aria-labelledby="strip-heading" tabIndex={0} className="card-row mt-10">
        <ul className="flex w-max gap-3 sm:gap-4">
          {testimonials.map(({ id, poster, username, caption }) => (
            <li key={id} className="w-72.5 shrink-0 snap-center sm:w-77.5 sm:snap-start md:w-80">
              <figure className="relative overflow-hidden rounded-tile bg-graphite">
                <Picture
                  picture={poster}
                  sizes="320px"
                  className="aspect-[9/16] h-auto w-full object-cover"
                />
                <figcaption className="absolute inset-x-3 bottom-3 rounded-control bg-charcoal px-4 py-3">
                  <p className="font-mono text-mono font-semibold text-lime">{username}</p>
                  <p className="mt-1 text-small">{caption}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
