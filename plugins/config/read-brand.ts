import { join } from "node:path";
import { runnerImport } from "vite";
import type * as BrandFile from "../../src/content/brand.ts";
import type { Brand } from "../../src/content/schema.ts";
import { siteAddress } from "../../src/content/schema-fields.ts";
import { readForConfiguration } from "./read-for-configuration.ts";

export function readBrand(root: string): Promise<Brand> {
  return readForConfiguration(root, async () => {
    const file = join(root, "src/content/brand.ts");
    const { module } = await runnerImport<typeof BrandFile>(file, { root, logLevel: "silent" });
    siteAddress.parse(module.brand.siteUrl);
    return module.brand;
  });
}
