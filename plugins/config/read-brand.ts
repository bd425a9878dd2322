import type * as BrandFile from "../../src/content/brand.ts";
import type { Brand } from "../../src/content/schema/index.ts";
import { siteAddress } from "../../src/content/schema/fields.ts";
import { importSource } from "./import-source.ts";
import { readForConfiguration } from "./read-for-configuration.ts";

export function readBrand(root: string): Promise<Brand> {
  return readForConfiguration(root, async () => {
    const { brand } = await importSource<typeof BrandFile>(root, "src/content/brand.ts");
    siteAddress.parse(brand.siteUrl);
    return brand;
  });
}
