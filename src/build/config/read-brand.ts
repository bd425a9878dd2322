import { join } from "node:path";
import { runnerImport } from "vite";
import type * as BrandFile from "../../content/brand.ts";
import type { Brand } from "../../content/schema.ts";
import { siteAddress } from "../../content/schema-fields.ts";
import { checkedContent } from "../content/content-runner.ts";

/**
 * Reads the brand's file for the configuration. vite.config.ts does not import it: a mistake in it would end every command in a
 * stack trace, before the content is checked. When the configuration cannot use it, prints what the build says of the file, and
 * ends the process.
 */
export async function readBrand(root: string): Promise<Brand> {
  try {
    const file = join(root, "src/content/brand.ts");
    const { module } = await runnerImport<typeof BrandFile>(file, { root, logLevel: "silent" });
    siteAddress.parse(module.brand.siteUrl);
    return module.brand;
  } catch (error) {
    const { problems } = await checkedContent({ root, publicDir: join(root, "public"), shopDomain: null });
    if (problems === null) throw error;
    console.error(`\n${problems}\n`);
    process.exit(1);
  }
}
