// `npm run canary`: compares the site with what others publish: the newest schema of the shop's API, the registry's advisories, the
// vendors' hosts, and the end of the API's version. Its status is 0 when nothing is wrong, 1 when something is, and 2 when
// nothing wrong was found but something could not be compared.
import { loadEnv } from "vite";
import { importSource } from "./import-source.mjs";
import { recordOperations } from "./record-operations.mjs";

const root = process.cwd();
const { runCanary } = await importSource("build/canary/run-canary.ts");
const operations = await recordOperations();
const environment = loadEnv("production", root, "VITE_");
process.exitCode = await runCanary(
  root,
  environment,
  operations.map(({ query }) => query),
);
