import { isoDay } from "@/lib/text/dates";
import { checkContent } from "./check-content";
import { findOldDates } from "./check-dates";
import { describeProblems } from "./content-problem";
import { describeUnsourced } from "./describe-unsourced";
import { findUnsourced } from "./find-unsourced";
import type { SampleSection } from "./samples-plugin";

export interface ContentSite {
  /** The folder of the repository. */
  root: string;
  /** The folder of the files that are served unchanged. */
  publicDir: string;
  /** The host of the shop in the configuration, or null. */
  shopDomain: string | null;
}

/** The message about all problems of the content, for marketers; null when there are none. `load` imports the module of a file. */
export async function findContentProblems(
  { root, publicDir, shopDomain }: ContentSite,
  load: (file: string) => Promise<object>,
): Promise<string | null> {
  const problems = await checkContent(root, load, {
    publicDir,
    shopDomain,
    today: isoDay(new Date()),
  });
  return problems.length === 0 ? null : describeProblems(problems);
}

const POLICIES = ["src/content/privacy.ts", "src/content/terms.ts"];

/** A sentence for each policy whose date is over a year old. It does not stop the build. The content has no problem. */
export async function oldPolicies(load: (file: string) => Promise<object>): Promise<string[]> {
  const today = isoDay(new Date());
  const found = POLICIES.map(async (file) => findOldDates(await load(file), file, today));
  return (await Promise.all(found)).flat();
}

/** The message about what has no source, or null, and the parts of pages that it is in. The content has no problem. */
export async function readEvidence(
  root: string,
  load: (file: string) => Promise<object>,
): Promise<{ unsourced: string | null; samples: readonly SampleSection[]; hasIncentives: boolean }> {
  const evidence = await findUnsourced(root, load);
  return {
    unsourced: describeUnsourced(evidence),
    samples: [...new Set(evidence.missing.flatMap(({ sections }) => sections))],
    hasIncentives: evidence.hasIncentives,
  };
}
