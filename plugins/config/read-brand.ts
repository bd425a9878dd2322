import type * as BrandFile from "../../src/content/brand.ts";
import type { Brand, ShopDays } from "../../src/content/schema/index.ts";
import type * as ShopDaysFile from "../../src/content/shop-days.ts";
import { siteAddress } from "../../src/content/schema/fields.ts";
import { shopDays as schema } from "../../src/content/schema/shop-days.ts";
import { importSource } from "./import-source.ts";
import { readForConfiguration } from "./read-for-configuration.ts";

export function readBrand(root: string): Promise<Brand> {
  return readForConfiguration(root, async () => {
    const { brand } = await importSource<typeof BrandFile>(root, "src/content/brand.ts");
    siteAddress.parse(brand.siteUrl);
    return brand;
  });
}

export function readShopDays(root: string): Promise<ShopDays> {
  return readForConfiguration(root, async () => {
    const { shopDays } = await importSource<typeof ShopDaysFile>(root, "src/content/shop-days.ts");
    return schema.parse(shopDays);
  });
}
