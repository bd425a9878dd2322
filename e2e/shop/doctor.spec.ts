import { SITE_FOLDERS } from "../sites.ts";
import { runDoctor } from "../doctor.ts";
import { required } from "../required.ts";
import { SHOP_ENVIRONMENT } from "../shop-environment.ts";
import { expect, test } from "../test.ts";

/** No machine reaches these hosts. The lines after them are about what the address alone cannot show, and what the build keeps. */
const EXPECTED = new RegExp(
  [
    SHOP_ENVIRONMENT.VITE_SHOPIFY_DOMAIN,
    SHOP_ENVIRONMENT.VITE_AFFILIATE_API_URL,
    "^There is no network",
    "^Not examined: ",
    "VITE_SAMPLE_CONTENT=keep",
  ].join("|"),
);
const folder = SITE_FOLDERS.shop;

for (const [known, words, environment] of [
  ["only its address is known", [], {}],
  ["its variables and its built folder are at hand", [folder], SHOP_ENVIRONMENT],
] as const)
  test(`npm run site doctor finds nothing wrong with a site with all vendors, except for its shop, where ${known}`, async ({
    baseURL,
  }) => {
    const { status, output } = await runDoctor(
      [required(baseURL, "address of the preview server"), ...words],
      environment,
    );
    const lines = output.trim().split("\n");
    expect(lines.filter((line) => !EXPECTED.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes(SHOP_ENVIRONMENT.VITE_SHOPIFY_DOMAIN))).toBe(true);
    expect(status).toBe(1);
  });
