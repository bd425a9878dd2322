// The first step of `npm run build`: reports mistakes in the configuration, then those in content, in sentences, before the compiler
// would report them as type errors. The variants of the demo are mistakes where a shop is configured, so that a mistake in a
// variable would be hidden behind fifteen lines about content.
import { loadEnv } from "vite";
import { importSource } from "../test/import-source.mjs";

const root = process.cwd();
const environment = loadEnv("production", root, "VITE_");
const { checkedConfig } = await importSource("plugins/config/checked-config.ts");
// Ends the process where something is wrong. The brand's address only stands in for an empty VITE_SITE_URL.
checkedConfig(environment, "", root);
const { checkedContent } = await importSource("plugins/content/content-runner.ts");
const { problems } = await checkedContent({
  root,
  publicDir: `${root}/public`,
  shopDomain: environment.VITE_SHOPIFY_DOMAIN?.trim() || null,
});
if (problems !== null) {
  console.error(`\n${problems}\n`);
  process.exitCode = 1;
}
