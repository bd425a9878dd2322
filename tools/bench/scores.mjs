// Lighthouse's four categories on a build for a shop, at the site's own address, and the audits that are not perfect.
import { buildThis } from "./builds.mjs";
import { CONFIGURED, openVendors } from "./configured-site.mjs";
import { median } from "./figures.mjs";
import { failedAudits, lighthouseReport, scoresOf } from "./lighthouse.mjs";
import { serveSite } from "./serve-site.mjs";
import { tableOf } from "./table.mjs";

/** Measures and prints the scores. @param {import("./figures.mjs").MeasuredValues} scores @param {Record<string, string>} pages name -> path */
export async function printScores(scores, pages, rounds, { path, flags }, pem, cache) {
  const build = buildThis(CONFIGURED.environment, `${cache}/configured`);
  const site = await serveSite(build, pem, Object.values(pages), await openVendors());
  const { port } = new URL(site.origin);
  const browser = { path, flags: [...flags, `--host-resolver-rules="MAP *.test 127.0.0.1:${port}"`] };
  const failed = new Set();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, page] of Object.entries(pages)) {
      const report = await lighthouseReport(CONFIGURED.origin + page, browser);
      for (const [category, score] of scoresOf(report))
        scores.add("scores", build.name, `${name}: ${category}`, "", score);
      for (const audit of failedAudits(report)) failed.add(`${name}: ${audit}`);
    }
  site.close();
  console.log(`\n${tableOf("build for a shop", scores.rowsOf("scores"), [build.name], { "": median })}`);
  for (const line of failed) console.log(line);
}
