// `npm run doctor -- https://your.site`: reads a deployed site and prints one sentence for each thing that is wrong. Its status is 0
// when nothing is, 1 when something is, and 2 when there was no site to examine.
//   -- https://your.site dist    also compares the site with the built folder that was published
// With the variables of the build in .env or in the environment, the site is compared with these, too.
import { loadEnv } from "vite";
import { importSource } from "../test/import-source.mjs";

const { runDoctor } = await importSource("tools/site/doctor/run-doctor.ts");
const { AFFILIATE_SERVICE_TOKEN } = process.env;
const environment = { ...loadEnv("production", process.cwd(), "VITE_"), AFFILIATE_SERVICE_TOKEN };
process.exitCode = await runDoctor(process.argv.slice(2), environment);
