// Asks the configured shop for its product, and compares the response with the content. `npm run shop check` prints the result.
import * as z from "zod";
import { field } from "@/lib/field";
import type { Shop } from "@/vendors/shopify/facts";
import { numberOf } from "@/vendors/shopify/ids";
import { STOREFRONT_API_VERSION } from "@/vendors/shopify/transport/storefront-api";
import { askShop, type ShopAccess } from "./ask-shop";
import { checkCheckout } from "./check-checkout";
import { compareFeed, type FedBundle } from "./compare-feed";
import { compareShop, messagesOf, quoted, type ListedBundle, type ShopVariant } from "./compare-shop";

/** 250 is the most that Shopify gives in one response. */
export const READ_PRODUCT =
  "query ($id: ID!) { product(id: $id) { variants(first: 250) { nodes { id title availableForSale price { amount currencyCode } } } } }";

export interface ShopCheckOptions extends ShopAccess {
  /** The addresses of this site. */
  sites: readonly string[];
  bundles: readonly (ListedBundle & FedBundle)[];
  /** The product feed of the built or published site; left out where there is none. */
  feed?: string;
  today: Date;
}

export interface ShopCheck {
  facts: string[];
  /** One sentence for each. Empty when the shop and the content agree. */
  problems: string[];
}

/** Never rejects: a shop that cannot be asked is a problem as well. */
export async function checkShop(options: ShopCheckOptions): Promise<ShopCheck> {
  const { shop, sites, bundles, feed, today } = options;
  const asked = await askShop(options, READ_PRODUCT, { id: `gid://shopify/Product/${shop.productId}` });
  if (typeof asked === "string") return { facts: [], problems: [asked] };
  const version = checkVersion(asked.version, today);
  const product = readProduct(asked.answer, shop);
  if (typeof product === "string") return { ...version, problems: [...version.problems, product] };
  return {
    ...version,
    problems: [
      ...version.problems,
      ...compareShop(bundles, product),
      ...(feed === undefined ? [] : compareFeed(feed, bundles, product)),
      ...(await checkCheckout(options, sites, product)),
    ],
  };
}

function checkVersion(version: string | null, today: Date): ShopCheck {
  const end = version === null ? null : endOfVersion(version);
  if (version === null || end === null)
    return { facts: [], problems: ["The response names no version of the Storefront API."] };
  const facts = [`The shop responds with version ${version} of the Storefront API, supported until ${end}.`];
  const problems: string[] = [];
  if (version !== STOREFRONT_API_VERSION)
    problems.push(
      `The pages request version ${STOREFRONT_API_VERSION}, and the shop uses ${version} in its place. Set a supported version in src/vendors/shopify/transport/storefront-api.ts.`,
    );
  if (today.toISOString().slice(0, 10) >= end)
    problems.push(
      `Version ${version} ended on ${end}. Shopify may change or refuse its responses at any time.`,
    );
  return { facts, problems };
}

/** Shopify publishes a version on the first day of its month and supports it for at least a year. Null for no version. */
function endOfVersion(version: string): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(version) ?? [];
  return year === undefined || month === undefined ? null : `${Number(year) + 1}-${month}-01`;
}

const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  availableForSale: z.boolean(),
  price: z.object({ amount: z.string(), currencyCode: z.string() }),
});
const productSchema = z.object({ variants: z.object({ nodes: z.array(variantSchema) }) });

/** The product's variants, or a sentence that says why there are none. */
function readProduct(answer: unknown, { domain, productId }: Shop): ShopVariant[] | string {
  const errors = field(answer, "errors");
  if (errors !== undefined) return `${domain} refused the query: ${quoted(messagesOf(errors))}.`;
  const product = field(field(answer, "data"), "product");
  if (product === null)
    return `${domain} has no product ${productId}, or does not publish it to the token's sales channel. Check VITE_SHOPIFY_PRODUCT_ID.`;
  const { data, error } = productSchema.safeParse(product);
  if (error) return `${domain} responded with a product that cannot be read:\n${z.prettifyError(error)}`;
  return data.variants.nodes.map(({ id, title, availableForSale, price }) => ({
    id: numberOf(id),
    title,
    isAvailable: availableForSale,
    amount: price.amount,
    currency: price.currencyCode,
  }));
}
