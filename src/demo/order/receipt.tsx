import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "@/components/button-link";
import type { DemoCheckoutLabels } from "@/content/schema";
import { paths } from "@/lib/site/paths";
import { Mugshot, type MugshotParts } from "./mugshot";
import { ShareMugshot } from "./share-mugshot";

interface ReceiptProps {
  labels: DemoCheckoutLabels["receipt"];
  mugshotLabels: DemoCheckoutLabels["mugshot"];
  /** Null without a man to show. */
  mugshot: MugshotParts | null;
  /** The days of the delivery and the last day with a sheet. Null where the browser cannot compute them. */
  arrives: string | null;
  until: string | null;
  total: string;
  /** Whether the order was placed a moment ago, on this page. */
  isNew: boolean;
  /** What was ordered, on bone below. */
  children: ReactNode;
}

/** What a shopper sees who has placed an order. The man shines for a moment, and then all of it turns matte. */
export function Receipt({
  labels,
  mugshotLabels,
  mugshot,
  arrives,
  until,
  total,
  isNew,
  children,
}: ReceiptProps) {
  const picture = useRef<SVGSVGElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);

  const facts = [
    [labels.caseNumber.label, labels.caseNumber.text],
    [labels.arrives, arrives],
    [labels.until, until],
    [labels.total, total],
  ] as const;
  const status = (isMatte: boolean) => ({
    label: labels.status,
    text: isMatte ? labels.matte : labels.shiny,
    isMatte,
  });
  return (
    <>
      <section className="receipt" aria-labelledby="receipt-heading">
        <h1 id="receipt-heading" ref={heading} tabIndex={-1} className="order-heading">
          {labels.heading}
        </h1>
        <p className="order-line">
          {labels.status}{" "}
          <span className="receipt-status">
            <span className="text-amber" aria-hidden="true">
              {labels.shiny}
            </span>
            <span className="receipt-turn text-lime">{labels.matte}</span>
          </span>{" "}
          · {labels.demo}
        </p>
        <div className="receipt-case">
          {mugshot ? (
            <div className="receipt-mugshot" role="img" aria-label={mugshotLabels.alt}>
              <Mugshot {...mugshot} labels={mugshotLabels} status={status(false)} />
              <Mugshot
                {...mugshot}
                labels={mugshotLabels}
                status={status(true)}
                ref={picture}
                className="receipt-turn"
              />
            </div>
          ) : null}
          <dl className="receipt-facts">
            {facts.map(([label, text]) =>
              text === null ? null : (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd translate="no">{text}</dd>
                </div>
              ),
            )}
          </dl>
        </div>
        {mugshot ? <ShareMugshot labels={mugshotLabels} picture={picture} /> : null}
        <section className="receipt-friend" aria-labelledby="receipt-friend">
          <h2 id="receipt-friend">{labels.friend.heading}</h2>
          <p>{labels.friend.text}</p>
          <ButtonLink to={paths.bros} look="outline">
            {labels.friend.link}
          </ButtonLink>
        </section>
      </section>
      <div className="on-bone bg-bone text-charcoal">{children}</div>
    </>
  );
}
