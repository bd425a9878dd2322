import { BeforeAfter } from "@/components/before-after";
import { Picture } from "@/components/picture";
import { WholeRanges } from "@/components/whole-ranges";
import type { Benefits as BenefitsContent, Picture as PictureContent, SliderLabels } from "@/content/schema";

interface BenefitsProps extends BenefitsContent {
  sliderLabels: SliderLabels;
}

const sheet = (picture: PictureContent) => (
  <Picture picture={picture} sizes="(min-width: 1024px) 44vw, 92vw" className="size-full object-cover" />
);

export function Benefits({ heading, text, items, slider, sliderLabels }: BenefitsProps) {
  return (
    <section className="bg-charcoal text-bone" aria-labelledby="benefits-heading">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-edge py-section lg:grid-cols-2">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="benefits-heading" className="poster-heading">
            {heading}
          </h2>
          <p className="mt-5 max-w-[26.6em] text-lead text-ash">
            <WholeRanges text={text} />
          </p>
          <figure className="mt-8">
            <BeforeAfter
              label={slider.label}
              labels={sliderLabels}
              className="aspect-[4/3] rounded-tile"
              before={sheet(slider.before)}
              after={sheet(slider.after)}
            />
            <figcaption className="mt-3 font-mono text-mono font-semibold text-ash">{slider.note}</figcaption>
          </figure>
        </div>
        <ul className="benefits">
          {items.map(({ title, text: benefit }) => (
            <li key={title}>
              <h3 className="heading-wide text-17 lg:text-h3">{title}</h3>
              <p className="mt-2 max-w-[32em] text-ash text-balance max-lg:text-small">
                <WholeRanges text={benefit} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
