import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { emptyPage } from "@/content/interface";
import { cartLink } from "@/lib/purchase/cart-link";
import { fillText } from "@/lib/text/fill-text";
import { pause } from "@/components/while-paused";
import { paths } from "@/lib/site/paths";
import { linkBase } from "@/vendors/shopify/link-base";

/** The messages of the empty shell: without script, and where the application does not load (src/main.tsx shows it then). */
export function Shell() {
  return (
    <>
      <noscript>
        <WaysToBuy text={emptyPage.noScript} />
      </noscript>
      <div id="start-failure" role="alert" hidden>
        <WaysToBuy text={emptyPage.failure} />
      </div>
    </>
  );
}

function WaysToBuy({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-measure p-6">
      <h1 className="text-h3">{brand.name}</h1>
      <p>{text}</p>
      {pause && <p className="while-paused">{pause.text}</p>}
      <ul className="mt-4 list-disc pl-5">
        <li>
          <a href={paths.home}>{emptyPage.home}</a>
        </li>
        {bundles.map((bundle) => (
          <li key={bundle.id} data-selling>
            <a href={cartLink(linkBase, [{ variantId: bundle.variantId, quantity: 1 }], null)}>
              {fillText(emptyPage.buy, { bundle: bundle.name })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
