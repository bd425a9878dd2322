import type * as BrandFile from "../../content/brand.ts";
import type { Brand } from "../../content/schema.ts";
import { siteAddress } from "../../content/schema-fields.ts";
import { readForConfiguration } from "./read-for-configuration.ts";

export function readBrand(root: string): Promise<Brand> {
  return readForConfiguration(root, "src/content/brand.ts", ({ brand }: typeof BrandFile) => {
    siteAddress.parse(brand.siteUrl);
    return brand;
  });
}
