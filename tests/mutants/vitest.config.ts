// The unit tests that `npm test -- --mutants` runs, nearest and fastest first: a mutant's run ends at the first test that notices it.
import { statSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import siteConfig from "../../vite.config.ts";

/**
 * Tests of the build and of whole folders' sources read files that have all mutants in them, and take minutes. Those that read a
 * configuration or its policy stay: no others read what the vendors' facts make of it.
 */
const EXCLUDED = [
  "tests/*.test.ts",
  "tests/{content,language,model,styles}/**",
  "tests/tools/**",
  "tests/plugins/*.test.ts",
  "tests/plugins/!(config|host)/**",
  "tests/plugins/host/files/**",
  "tests/plugins/host/!(headers|policy-report).test.ts",
  "tests/plugins/config/!(read-config|read-config-services|stand-ins).test.ts",
  "tests/app/trailing-slash.test.ts",
  "tests/attack/security-document.test.ts",
  "tests/functions/*workerd.test.ts",
  "tests/vendors/second-vendor.test.ts",
];

class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ""] = this.ctx.config.related ?? [];
    const name = basename(mutated).replace(/\.tsx?$/, "");
    const rank = ({ moduleId }: TestSpecification): number =>
      (basename(moduleId).startsWith(`${name}.`) ? 0 : moduleId.endsWith(".tsx") ? 10_000_000 : 1_000_000) +
      statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)));
  }
}

export default defineConfig(async (environment) => {
  // Stryker runs tests in threads, which do not take the site's options of the process.
  const { test: { execArgv: _, setupFiles: __, ...test } = {}, ...site } = await siteConfig(environment);
  return {
    ...site,
    test: {
      ...test,
      exclude: EXCLUDED,
      setupFiles: ["tests/setup.ts", "tests/mutants/short-waits.ts"],
      sequence: { sequencer: NearestFirst },
    },
  };
});
