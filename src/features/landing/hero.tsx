import { type ReactNode, useRef } from "react";
import { BeforeAfter } from "@/components/before-after";
import { ButtonLink } from "@/components/button-link";
import { ErrorBoundary } from "@/components/error-boundary";
import { BrandSymbol } from "@/components/logo";
import { Picture } from "@/components/picture";
import { Price, type Prices } from "@/components/price";
import { RestOfPage } from "@/components/rest-of-page";
import { pause, PausedInRow } from "@/components/while-paused";
import { WholeRanges } from "@/components/whole-ranges";
import type { Hero as HeroContent, Picture as PictureContent, SliderLabels } from "@/content/schema";
import { useLate, whenIdleAndWelcome } from "@/hooks/use-late";
import { createLoader } from "@/lib/load-once";
import { watchBuySection } from "@/lib/purchase/buy-sections";
import { warnOnce } from "@/lib/log";
import { checkoutOfHome } from "@/lib/site/paths";

interface HeroProps {
  content: HeroContent;
  /** Null where the shop charges in another currency than dollars, and where all is sold out. */
  lowestPrice: number | null;
  prices: Prices;
  sliderLabels: SliderLabels;
  /** The texts of the band below it. */
  band: readonly string[];
  onBuyIntent: () => void;
  /** Above the headline on phones, beside it on wide screens. */
  children?: ReactNode;
}

const face = (picture: PictureContent, backdrop: string) => (
  <Picture
    picture={picture}
    sizes="(min-width: 1024px) 206px, 26vw"
    className={`size-full ${backdrop} object-cover`}
  />
);

const wipes = createLoader(async (_only: "headline") => (await import("./headline-wipe")).HeadlineWipe);
const warnOfWipe = (error: unknown): void => warnOnce("The headline cannot be wiped.", error);

export function Hero({ content, lowestPrice, prices, sliderLabels, band, onBuyIntent, children }: HeroProps) {
  const { headline, slider, priceText } = content;
  const word = useRef<HTMLElement>(null);
  const HeadlineWipe = useLate(wipes, "headline", warnOfWipe, whenIdleAndWelcome);
  return (
    <section ref={watchBuySection} className="hero" aria-labelledby="hero-heading">
      <div className="hero-stage">
        {children}
        <h1 id="hero-heading" className="hero-heading">
          <span ref={word} className="shine">
            {headline.before}
          </span>{" "}
          <span className="hero-off">{headline.after}</span>
        </h1>
        {HeadlineWipe ? (
          <ErrorBoundary onFailure={warnOfWipe} renderFailure={() => null}>
            <HeadlineWipe word={word} labels={content.wipe} />
          </ErrorBoundary>
        ) : null}
        <div className="hero-pack">
          <Picture
            picture={content.pack}
            sizes="(min-width: 1024px) 34vw, 82vw"
            className="h-full w-auto max-w-none"
            priority
          />
        </div>
        <figure className="hero-slider">
          <BeforeAfter
            label={slider.label}
            labels={sliderLabels}
            className="aspect-[206/236] rounded-tile"
            before={face(slider.before.picture, "bg-slate")}
            after={face(slider.after.picture, "bg-lime")}
          />
          <figcaption className="mt-2 flex justify-between font-mono text-10 font-semibold tracking-[-0.08em] text-ash lg:mt-3 lg:text-11 lg:tracking-normal">
            <span>{slider.before.caption}</span>
            <span className="text-lime">{slider.after.caption}</span>
          </figcaption>
        </figure>
        <ul className="hero-facts">
          {content.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="hero-text">
          <p className="max-w-[22.6em] text-small leading-[1.4] text-balance text-bone lg:text-19 lg:leading-[1.45]">
            <WholeRanges text={content.text} />
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 lg:mt-5.5">
            <ButtonLink
              to={checkoutOfHome}
              onClick={onBuyIntent}
              data-selling
              className="grow sm:grow-0 lg:px-7 lg:py-4.5"
            >
              {content.buyLabel}
            </ButtonLink>
            {pause && <PausedInRow look="lime" className="grow sm:grow-0 lg:px-7 lg:py-4.5" />}
            <p className="hero-price prices-in-row">
              <span className={lowestPrice === null ? "invisible" : undefined}>{priceText.from}</span>{" "}
              <span className="heading text-20 text-bone lg:text-28">
                <Price price={lowestPrice} {...prices} />
              </span>{" "}
              <span>{priceText.shipping}</span>
            </p>
            <a href="#how-it-works" className="hero-how">
              {content.howLabel}
            </a>
          </div>
        </div>
      </div>
      <MatteBand texts={band} />
    </section>
  );
}

/**
 * The lime band. Its texts are repeated to fill any screen width, but screen readers get them once. Two rounds fill a window of 2,500 px;
 * the third comes with the rest of the page.
 */
function MatteBand({ texts }: { texts: readonly string[] }) {
  return (
    <div className="matte-band">
      <p className="sr-only">{texts.join(". ")}.</p>
      <div aria-hidden="true" className="flex w-max items-center">
        <Round texts={texts} />
        <Round texts={texts} />
        <RestOfPage>
          <Round texts={texts} />
        </RestOfPage>
      </div>
    </div>
  );
}

function Round({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className="flex items-center">
      {text}
      <BrandSymbol className="mx-3 size-5.5 lg:mx-5 lg:size-7.5" />
    </span>
  ));
}
