import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { emptyPage } from "@/content/interface";
import { cartLink } from "@/lib/cart-link";
import { fillText } from "@/lib/fill-text";
import { paths } from "@/lib/paths";
import { linkBase } from "@/app/frames/link-base";

/** The message of the empty shell for visitors without script, with a cart link for each bundle. */
export function Shell() {
  return (
    <noscript>
      <div className="mx-auto max-w-prose p-6">
        <h1 className="text-h3">{brand.name}</h1>
        <p>{emptyPage.text}</p>
        <ul className="mt-4 list-disc pl-5">
          <li>
            <a href={paths.home}>{emptyPage.home}</a>
          </li>
          {bundles.map((bundle) => (
            <li key={bundle.id}>
              <a href={cartLink(linkBase, [{ variantId: bundle.variantId, quantity: 1 }], null)}>
                {fillText(emptyPage.buy, { bundle: bundle.name })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
