// npm run shop check                    compares the configured shop with content and product feed, and prints the version of its API
// npm run shop check <folder>           the same with the product feed of that built folder instead of dist
// npm run shop commissions orders.csv   what each referral code sold
//   -- --paid <folder>                  what is to pay now, less what the files of this folder say was paid
//   -- --by utm_source                  a row for each source of a code's orders
// npm run shop schema                   writes the schema that the demo store executes
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadEnv } from "vite";
import { filesIn } from "../../plugins/files.ts";
import { checkedConfig, describeConfig } from "../../plugins/config/checked-config.ts";
import { PRODUCT_FEED_PATH } from "../../plugins/pages/product-feed.ts";
import { brand } from "../../src/content/brand.ts";
import { bundles } from "../../src/content/bundles.ts";
import type { Bro } from "../../src/content/schema/index.ts";
import { Refusal } from "../refusal.ts";
import { checkShop } from "./check-shop.ts";

export async function run([name = "", ...words]: readonly string[]): Promise<number> {
  const most: Record<string, number> = { check: 1, schema: 0 };
  if (words.length > (most[name] ?? Infinity) || (name !== "commissions" && words[0]?.startsWith("-")))
    throw new Refusal(`npm run shop ${name} does not take ${words.join(" ")}: see npm run shop -- --help`);
  if (name === "check") return check(words[0]);
  if (name === "commissions")
    return (await import("./commissions.ts")).printCommissions(words, Date.now(), await broNames());
  if (name === "schema") return (await import("./schema.ts")).writeSchema();
  throw new Refusal(`npm run shop takes check, commissions or schema; it was given: ${name}`);
}

/**
 * Prints what differs from the content, one line each. The shop is that of .env or of the environment. CHECK_SHOP_ORIGIN replaces
 * `https://<shop>`; the command's test sets it to a server of its own. The feed is that of the built `folder`, where there is one.
 */
async function check(folder = "dist"): Promise<number> {
  const environment = loadEnv("production", process.cwd(), "VITE_");
  const checked = checkedConfig(environment, brand.siteUrl);
  const misconfigured = describeConfig(checked);
  if (misconfigured !== null) throw new Refusal(misconfigured);
  const { shop, siteUrl } = checked.config;
  if (!shop)
    throw new Refusal(
      "No shop is configured: set VITE_SHOPIFY_DOMAIN, VITE_SHOPIFY_STOREFRONT_TOKEN and VITE_SHOPIFY_PRODUCT_ID in .env.",
    );
  const origin = process.env["CHECK_SHOP_ORIGIN"];
  const built = `${folder}${PRODUCT_FEED_PATH}`;
  const feed = existsSync(built) ? { feed: readFileSync(built, "utf8") } : {};
  const options = { shop, origin, sites: [siteUrl], bundles, today: new Date(), ...feed };
  const { facts, problems } = await checkShop(options);
  for (const fact of facts) console.log(fact);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(
    "Prices, variants, stock and currency of the shop are those of the content, and its checkout is not on this site.",
  );
  return 0;
}

/** The names of affiliates with a page of their own, by their codes in small letters. */
async function broNames(folder = "src/content/bros"): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of existsSync(folder) ? filesIn(folder) : []) {
    const { bro }: { bro: Bro } = await import(pathToFileURL(folder + file).href);
    names.set(bro.code.toLowerCase(), bro.name);
  }
  return names;
}
