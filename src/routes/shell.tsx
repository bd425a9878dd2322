import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { cartLink, cartLinkBase } from "@/lib/cart-link";
import { config } from "@/lib/config";
import { paths } from "@/lib/paths";

/** What the empty shell says without script. */
export function Shell() {
  const base = cartLinkBase(config.shop?.domain ?? null, paths.demoCheckout);
  return (
    <noscript>
      <div className="mx-auto max-w-prose p-6">
        <h1 className="text-h3">{brand.name}</h1>
        <p>This link needs JavaScript. The shop does not:</p>
        <ul className="mt-4 list-disc pl-5">
          <li>
            <a href={paths.home}>Read the home page</a>
          </li>
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <a href={cartLink(base, bundle.variantId, 1, null)}>Buy {bundle.name}</a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
