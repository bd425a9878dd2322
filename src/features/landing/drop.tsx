import { ButtonLink } from "@/components/button-link";
import { Picture } from "@/components/picture";
import { offerText, perDayText, Price, type Prices, Saving } from "@/components/price";
import { SiteLink } from "@/components/site-link";
import { pause, WhilePaused } from "@/components/while-paused";
import { WholeRanges } from "@/components/whole-ranges";
import type { Drop as DropContent, Quote } from "@/content/schema";
import { watchBuySection } from "@/lib/purchase/buy-sections";
import { reducedPrice } from "@/lib/purchase/offer";
import { checkoutOfHome, DROP_ID, DROP_OFFSET_FROM_PAGES_PX } from "@/lib/site/paths";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { HAS_INCENTIVES } from "@/lib/site/sample-content";
import { track } from "@/vendors/analytics";

interface DropProps {
  content: DropContent;
  soldOutLabel: string;
  prices: Prices;
  bundles: readonly ShopBundle[];
  quotes: readonly Quote[];
  cartLinkFor: (bundle: ShopBundle) => string;
}

export function Drop(cards: DropProps) {
  const { content, bundles } = cards;
  const columns = bundleColumns(bundles.length);
  return (
    <section
      ref={watchBuySection}
      id={DROP_ID}
      className="relative -scroll-mt-4 bg-bone text-charcoal"
      aria-labelledby="drop-heading"
    >
      {/* Without script the browser looks for an element whose id is the whole hash, including `?offset=`. */}
      <span
        id={`${DROP_ID}?offset=${DROP_OFFSET_FROM_PAGES_PX}`}
        className="absolute top-0 -scroll-mt-11.5"
      />
      <span id="drop" className="absolute top-0 -scroll-mt-4" />
      <div className="mx-auto max-w-page px-edge py-14 md:py-section">
        <div className="grid items-end gap-x-gutter gap-y-4 md:grid-cols-3">
          <h2 id="drop-heading" className="poster-heading md:col-span-2">
            {content.heading}
          </h2>
          <p className="max-w-[22.6em] text-lead text-smoke">
            <WholeRanges text={content.text} />
          </p>
        </div>
        <ul className={`card-row phone-row ${columns.grid}`}>
          {bundles.map((bundle, index) => (
            <BundleCard
              key={bundle.id}
              bundle={bundle}
              backdrop={BACKDROPS[index % BACKDROPS.length] ?? ""}
              sizes={columns.sizes}
              {...cards}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface BundleCardProps extends DropProps {
  bundle: ShopBundle;
  backdrop: string;
  sizes: string;
}

/** The cards take these in turn, so that one more bundle needs no color of its own. */
const BACKDROPS = ["bg-slate", "bg-wall", "bg-clay"] as const;

function BundleCard({ bundle, backdrop, sizes, prices, ...drop }: BundleCardProps) {
  const { id, name, size, price, pitch, picture, isSoldOut } = bundle;
  const { goLabel, straightLabel } = drop.content;
  const tag = isSoldOut ? drop.soldOutLabel : bundle.badge;
  const offerLine = offerText(prices);
  return (
    // The rows of all cards are rows of one grid: names, prices and facts are level, however many lines one of them has.
    <li className="row-span-5 grid grid-rows-subgrid">
      <div className={`relative overflow-clip rounded-tile ${backdrop}`}>
        <SiteLink to={checkoutOfHome} data-bundle={id} className="block">
          <Picture picture={picture} sizes={sizes} className="h-auto w-full" />
        </SiteLink>
        {tag === null ? null : (
          <p className="absolute top-2 left-2 rounded-control bg-charcoal px-3 py-1 font-mono text-mono font-semibold text-bone">
            {tag}
          </p>
        )}
        {offerLine === null || isSoldOut ? null : (
          // Over the picture, so that nothing moves when the percent arrives.
          <p className="absolute right-2 bottom-2 max-w-[calc(100%-1rem)] truncate rounded-control bg-lime px-3 py-1 font-mono text-mono font-semibold text-charcoal">
            {offerLine}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-1 text-16 md:text-bundle">
        <h3 className="min-w-0 heading wrap-anywhere">{name}</h3>
        {/* With the space of a struck price, so that no name reaches it. */}
        <p className="ml-auto heading pl-[2.6em]">
          <Price price={price} {...prices} />
        </p>
      </div>
      <div className="mt-1 font-mono text-mono font-semibold text-smoke">
        <p className="flex min-h-[1.6em] flex-wrap justify-between gap-x-4">
          <span>{size}</span>
          <span className="text-charcoal">
            <Saving bundle={bundle} bundles={drop.bundles} {...prices} />
          </span>
        </p>
        <p className="text-balance">{perDayText(bundle, prices)}</p>
      </div>
      <div className="flex flex-col">
        <p className="mt-3 mb-5 grow text-balance">
          <WholeRanges text={pitch} />
        </p>
        <ButtonLink
          to={checkoutOfHome}
          look="ink"
          data-selling
          data-bundle={id}
          aria-label={`${goLabel}: ${name}`}
        >
          {goLabel}
        </ButtonLink>
        <a
          href={drop.cartLinkFor(bundle)}
          // Keeps its space, so that the cards stay aligned and nothing moves when the shop answers.
          data-selling
          className={`text-link mt-2 self-center py-2 ${isSoldOut ? "invisible" : ""}`}
          aria-label={`${straightLabel}: ${name}`}
          onClick={() =>
            track({
              event: "checkout",
              cart: [{ variantId: bundle.variantId, quantity: 1 }],
              value: price && reducedPrice(price, prices.offer),
            })
          }
        >
          {straightLabel}
        </a>
        {pause && <WhilePaused look="ink" className="grid" />}
      </div>
      <Quotes quotes={drop.quotes.filter((quote) => quote.bundle === id)} />
    </li>
  );
}

/** What customers of this bundle say. */
function Quotes({ quotes }: Pick<DropProps, "quotes">) {
  return (
    <ul className="mt-8 grid auto-rows-fr gap-y-6">
      {quotes.map(({ text, name, situation, source }) => (
        <li key={text}>
          <figure>
            <blockquote className="poster text-section leading-[1.02] text-balance uppercase">
              <WholeRanges text={`“${text}”`} />
            </blockquote>
            <figcaption className="mt-3 font-mono text-mono font-semibold text-smoke">
              {name}, {situation}
              {HAS_INCENTIVES && source?.incentive ? <p>{source.incentive}</p> : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

// The class names are written in full, because Tailwind does not find class names that are composed at runtime. `sizes` is the width
// of a card's picture, as the attribute of HTML.
const TWO = { grid: "md:grid-cols-2", sizes: "(min-width: 768px) 46vw, 62vw" };
const THREE = { grid: "md:grid-cols-3", sizes: "(min-width: 768px) 31vw, 62vw" };
const FOUR = {
  grid: "md:grid-cols-2 md:*:mb-8 xl:grid-cols-4",
  sizes: "(min-width: 1280px) 23vw, (min-width: 768px) 46vw, 62vw",
};

/** Returns the columns for this number of bundles from 768 px (`md`) on. */
function bundleColumns(count: number) {
  if (count < 3) return TWO;
  return count % 4 === 0 ? FOUR : THREE;
}
