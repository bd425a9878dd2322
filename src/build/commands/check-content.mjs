// What `npm run build` does first, so that a mistake in content is told in sentences and not as an error of the compiler.
import { loadEnv, runnerImport } from "vite";

const root = process.cwd();
const environment = loadEnv("production", root, "VITE_");
const { module } = await runnerImport("./src/build/content/content-runner.ts");
const problems = await module.contentProblems({
  root,
  publicDir: `${root}/public`,
  shopDomain: environment.VITE_SHOPIFY_DOMAIN?.trim() || null,
});
if (problems !== null) {
  console.error(`\n${problems}\n`);
  process.exitCode = 1;
}
