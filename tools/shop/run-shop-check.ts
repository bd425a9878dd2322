// Checks the shop of an environment against the content, and prints the result.
import { checkedConfig } from "../../plugins/config/checked-config";
import { brand } from "@/content/brand";
import { bundles } from "@/content/bundles";
import { checkShop } from "./check-shop";

/** Whether the shop and the content agree. */
export async function runShopCheck(
  environment: Record<string, string>,
  origin: string | undefined,
): Promise<boolean> {
  const { shop, siteUrl } = checkedConfig(environment, brand.siteUrl).config;
  if (!shop) {
    console.error(
      "No shop is configured: set VITE_SHOPIFY_DOMAIN, VITE_SHOPIFY_STOREFRONT_TOKEN and VITE_SHOPIFY_PRODUCT_ID in .env.",
    );
    return false;
  }
  const { facts, problems } = await checkShop({ shop, origin, sites: [siteUrl], bundles, today: new Date() });
  for (const fact of facts) console.log(fact);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(
      "Prices, variants, stock and currency of the shop are those of the content, and its checkout is not on this site.",
    );
  return problems.length === 0;
}
