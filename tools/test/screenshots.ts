// `npm run screenshots`: builds the sites of the screenshots test, and accepts how their pages look and are read now. It takes no options.
import { BUILDS } from "../../e2e/sites.ts";
import { runAlone, runTogether } from "./steps.ts";

const SITES = ["demo", "shop"] as const;

export async function run(): Promise<number> {
  const status = await runTogether(SITES.map((site) => BUILDS[site]));
  if (status !== 0) return status;
  const projects = SITES.map((site) => `--project=${site}`);
  const words = ["test", "screenshots.spec", "--config", "e2e/playwright.config.ts", "--update-snapshots"];
  return runAlone({
    name: "screenshots",
    command: ["playwright", ...words, ...projects],
    environment: { E2E_SITES: SITES.join(",") },
  });
}
