// Reads files that marketers edit, for the configuration. vite.config.ts imports no such file: a mistake in it would end every command in
// a stack trace, before the content is checked.
import { join } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import type * as BrandFile from "../../src/content/brand.ts";
import { siteAddress } from "../../src/content/schema/fields.ts";
import type { Brand } from "../../src/content/schema/index.ts";
import { type CheckedConfig, stopWith, whatStops } from "./checked-config.ts";
import type * as CheckModule from "../content/check-content.ts";

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

/** Runs the content check, which imports content as modules. */
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

export function readBrand(root: string, checked: CheckedConfig | null): Promise<Brand> {
  const read = async (): Promise<Brand> => {
    const { brand } = await importSource<typeof BrandFile>(root, "src/content/brand.ts");
    siteAddress.parse(brand.siteUrl);
    return brand;
  };
  return readForConfiguration(root, read, checked);
}
