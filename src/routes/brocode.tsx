import { useEffect, useRef } from "react";
import { Figures } from "@/components/figures";
import { WholeRanges } from "@/components/whole-ranges";
import { broCode, priceFigures, pricingText } from "@/content/brocode";
import { useCheckout, useShopBundles } from "@/features/checkout/checkout-context";
import { onceInView } from "@/lib/browser/in-view";
import { paths } from "@/lib/site/paths";
import { PageLayout } from "@/page/page-layout";

export default function BroCodePage() {
  return (
    <PageLayout
      meta={broCode.meta}
      path={paths.brocode}
      heading={broCode.heading}
      headingSize="poster"
      lead={broCode.lead}
      band={
        <div className="bg-charcoal text-bone">
          <ol className="rules">
            {broCode.rules.map(({ title, text }, index) => (
              <li key={title} id={`rule-${index + 1}`}>
                <span aria-hidden="true" className="rule-number">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <h2>{title}</h2>
                <p className="text-balance">
                  <WholeRanges text={text} />
                </p>
              </li>
            ))}
          </ol>
          <Pricing />
        </div>
      }
    />
  );
}

/** Nothing where the shop charges in another currency than dollars. The shop is asked when the prices come near, as at the picker. */
function Pricing() {
  const { start } = useCheckout();
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? onceInView(section.current, "150%", start) : undefined), [start]);
  const priced = useShopBundles().flatMap(({ price, ...bundle }) =>
    price === null ? [] : { ...bundle, price },
  );
  if (priced.length === 0) return null;
  return (
    <section ref={section} className="mx-auto max-w-page px-edge pt-14 pb-section" aria-labelledby="pricing">
      <h2 id="pricing" className="heading-wide text-h2">
        <WholeRanges text={pricingText(priced)} />
      </h2>
      <p className="mt-4 text-lead text-ash">{broCode.pricingNote}</p>
      <Figures label={broCode.pricesLabel} figures={priceFigures(priced)} />
    </section>
  );
}
