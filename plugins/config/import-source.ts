// Reads files that marketers edit, for the configuration. vite.config.ts imports no such file: a mistake in it would end every command in
// a stack trace, before the content is checked.
import { join } from "node:path";
import { runnerImport } from "vite";
import type * as BrandFile from "../../src/content/brand.ts";
import { siteAddress } from "../../src/content/schema/fields.ts";
import type { Brand } from "../../src/content/schema/index.ts";
import { checkedContent } from "../content/content-plugin.ts";

/** Imports a module of src/, with the alias of its paths, in Node. Logs nothing: what is wrong with it is thrown. */
export async function importSource<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    root,
    logLevel: "silent",
    resolve: { alias: { "@": join(root, "src") } },
  });
  return module;
}

/** When `read` cannot use a file, prints what the build says of the content, and ends the process. */
export async function readForConfiguration<Value>(root: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const { problems } = await checkedContent({ root, publicDir: join(root, "public"), shopDomain: null });
    if (problems === null) throw error;
    console.error(`\n${problems}\n`);
    process.exit(1);
  }
}

export function readBrand(root: string): Promise<Brand> {
  return readForConfiguration(root, async () => {
    const { brand } = await importSource<typeof BrandFile>(root, "src/content/brand.ts");
    siteAddress.parse(brand.siteUrl);
    return brand;
  });
}
