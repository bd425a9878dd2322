// The first step of `npm run build`: reports mistakes in content in sentences, before the compiler would report them as type errors.
import { loadEnv } from "vite";
import { importSource } from "./import-source.mjs";

const root = process.cwd();
const environment = loadEnv("production", root, "VITE_");
const { checkedContent } = await importSource("build/content/content-runner.ts");
const { problems } = await checkedContent({
  root,
  publicDir: `${root}/public`,
  shopDomain: environment.VITE_SHOPIFY_DOMAIN?.trim() || null,
});
if (problems !== null) {
  console.error(`\n${problems}\n`);
  process.exitCode = 1;
}
