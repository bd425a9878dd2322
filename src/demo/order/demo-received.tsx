import { Disclosure } from "@/components/disclosure";
import type { DemoCheckoutLabels } from "@/content/schema";
import type { DemoCheckout } from "@/demo/demo-shop";

interface DemoReceivedProps {
  labels: DemoCheckoutLabels["received"];
  order: DemoCheckout;
  /** The campaign in the checkout's address, as the text of a query. */
  campaign: string;
}

/** What a shop's order would hold, in the terms of the engineer who connects a shop. Folded. */
export function DemoReceived({ labels, order, campaign }: DemoReceivedProps) {
  const { attributes, codes, lines } = order;
  const entries: readonly [string, readonly string[]][] = [
    [labels.attributes, attributes.map(({ key, value }) => `${key}: ${value}`)],
    [labels.codes, codes],
    [
      labels.items,
      lines.map(({ title, variantTitle, variantId, quantity }) =>
        [`${quantity} × ${variantId}`, title, variantTitle].join(", "),
      ),
    ],
    // No page has a field for it.
    [labels.note, []],
    [labels.campaign, campaign === "" ? [] : campaign.split("&")],
  ];
  return (
    <Disclosure summary={labels.heading}>
      <dl>
        {entries.map(([label, values]) => (
          <div
            key={label}
            className="border-t border-rule-control py-3 first:border-t-0 sm:flex sm:flex-wrap sm:gap-x-6"
          >
            <dt className="max-w-full text-small sm:w-40">{label}</dt>
            <dd className="min-w-0 grow basis-40 font-mono text-small font-semibold">
              {values.length === 0 ? <span className="font-body font-normal">{labels.nothing}</span> : null}
              {values.map((value, index) => (
                // Two lines of one variant have the same text.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={index} className="block" translate="no">
                  {value}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
