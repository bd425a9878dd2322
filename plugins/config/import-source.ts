// Reads files that marketers edit, for the configuration. vite.config.ts imports no such file: a mistake in it would end every command in
// a stack trace, before the content is checked.
import { join } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import type * as BrandFile from "../../src/content/brand.ts";
import { siteAddress } from "../../src/content/schema/fields.ts";
import { shopDays as daysSchema } from "../../src/content/schema/shop.ts";
import type * as ShippingFile from "../../src/content/shipping.ts";
import type * as ShopDaysFile from "../../src/content/shop-days.ts";
import type * as CheckModule from "../content/check-content.ts";
import { type CheckedConfig, stopWith, whatStops } from "./checked-config.ts";
import { datedParts } from "./shop-days.ts";

type LoadModule = <Module>(file: string) => Promise<Module>;

export type CheckedContent = Awaited<ReturnType<typeof CheckModule.describeContent>>;

/** Lets `run` import modules from the root, with the alias of their paths, in Node. Logs nothing: what is wrong with one is thrown. */
async function withModules<Value>(root: string, run: (load: LoadModule) => Promise<Value>): Promise<Value> {
  const config = await resolveConfig(
    {
      root,
      // The site's own configuration is not used: it imports content, too, so a mistake in content would end this check.
      configFile: false,
      logLevel: "silent",
      resolve: { alias: { "@": join(root, "src") } },
      environments: {
        content: { consumer: "server", dev: { moduleRunnerTransform: true }, resolve: { external: true } },
      },
    },
    "serve",
  );
  const environment = createRunnableDevEnvironment("content", config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  try {
    return await run((file) => environment.runner.import(`/${file}`));
  } finally {
    await environment.close();
  }
}

export function importSource<Module>(root: string, file: string): Promise<Module> {
  return withModules(root, (load) => load<Module>(file));
}

export function checkedContent(site: CheckModule.ContentSite): Promise<CheckedContent> {
  return withModules(site.root, async (load) => {
    const check = await load<typeof CheckModule>("plugins/content/check-content.ts");
    return await check.describeContent(site, load);
  });
}

/**
 * When `read` cannot use a file, prints what the build says of the content, and ends the process. `checked`: of a build, whose list has
 * all else that stops it.
 */
export async function readForConfiguration<Value>(
  root: string,
  read: () => Promise<Value>,
  checked: CheckedConfig | null = null,
): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const shopDomain = checked?.shopDomain ?? null;
    const content = await checkedContent({ root, publicDir: join(root, "public"), shopDomain });
    if (content.problems === null) throw error;
    stopWith((checked && whatStops(content, checked)) ?? content.problems);
  }
}

export function readSiteContent(root: string, checked: CheckedConfig | null) {
  const read = async (load: LoadModule) => {
    const { brand } = await load<typeof BrandFile>("src/content/brand.ts");
    siteAddress.parse(brand.siteUrl);
    const { shopDays } = await load<typeof ShopDaysFile>("src/content/shop-days.ts");
    const { shipping } = await load<typeof ShippingFile>("src/content/shipping.ts");
    const days = daysSchema.parse(shopDays);
    return { brand, shopDays: datedParts(days, shipping.arrival.timeZone, brand, Date.now()) };
  };
  return readForConfiguration(root, () => withModules(root, read), checked);
}
