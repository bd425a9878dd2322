// `npm run canary`: compares the site with what others publish: the newest schema of the shop's API, the registry's advisories, the
// vendors' hosts, and the end of the API's version. Its status is 0 when nothing is wrong, 1 when something is, and 2 when
// nothing wrong was found but something could not be compared.
//   -- --configured   builds the site with every vendor of shop-environment.json, and compares that one
import { loadEnv } from "vite";
import { commandArguments } from "./arguments.mjs";
import { importSource } from "./import-source.mjs";
import { run } from "./install.mjs";
import { BUILDS, SITE_FOLDERS } from "./journey-sites.mjs";
import { recordOperations } from "./record-operations.mjs";

const { configured } = commandArguments({ options: { configured: { type: "boolean" } } }).values;
const root = process.cwd();
const { command, environment } = BUILDS.shop;
if (configured) run("npx", command, environment);

const { runCanary } = await importSource("build/canary/run-canary.ts");
const operations = await recordOperations();
process.exitCode = await runCanary(
  root,
  configured ? environment : loadEnv("production", root, "VITE_"),
  operations.map(({ query }) => query),
  configured ? SITE_FOLDERS.shop : SITE_FOLDERS.demo,
);
