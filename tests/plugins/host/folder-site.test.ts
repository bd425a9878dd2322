// @vitest-environment node
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderSite } from "../../../plugins/host/site-response";

it("a folder that is built again has the headers of the new build, which allow the script in its pages", () => {
  const dist = mkdtempSync(join(tmpdir(), "site-"));
  const site = folderSite(dist);
  expect(site.rules).toEqual([]);
  for (const policy of ["script-src 'sha256-a'", "script-src 'sha256-b'"]) {
    writeFileSync(join(dist, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
    expect(site.rules).toEqual([{ pattern: "/*", headers: [["Content-Security-Policy", policy]] }]);
  }
});
