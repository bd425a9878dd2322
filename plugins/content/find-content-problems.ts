// All that the build says of the content, for marketers. content-plugin.ts imports it.
import { isoDay } from "@/lib/text/dates";
import type { Article } from "@/content/schema";
import { checkContent, type Surroundings } from "./check-content";
import { findOldDates } from "./check-dates";
import { describeProblems } from "./content-problem";
import { describeUnsourced } from "./describe-unsourced";
import { findUnsourced } from "./find-unsourced";
import type { Load } from "./read-content";
import type { SampleSection } from "./samples-plugin";

export interface ContentSite extends Omit<Surroundings, "today"> {
  /** The folder of the repository. */
  root: string;
}

export interface CheckedContent {
  /** The message about all problems of the content; null when there are none. Then, and only then, the rest is filled. */
  problems: string | null;
  articles: readonly Article[];
  /** What does not stop a build, each as a sentence. */
  warnings: readonly string[];
  /** The message about people's words and claims without a source; null when there are none. */
  unsourced: string | null;
  /** The parts of pages that these are in. */
  samples: readonly SampleSection[];
  /** Whether any source names an incentive. */
  hasIncentives: boolean;
}

const POLICIES = ["src/content/privacy.ts", "src/content/terms.ts"];

export async function describeContent(site: ContentSite, load: Load): Promise<CheckedContent> {
  const { root, ...surroundings } = site;
  const today = isoDay(new Date());
  const problems = await checkContent(root, load, { ...surroundings, today });
  const none = { articles: [], warnings: [], unsourced: null, samples: [], hasIncentives: false };
  if (problems.length > 0) return { ...none, problems: describeProblems(problems) };
  const evidence = await findUnsourced(root, load);
  const oldDates = POLICIES.map(async (file) => [...findOldDates(await load(file), file, today)]);
  // It imports all articles, of which one with a mistake may throw.
  const { readArticles } = await import("../articles/read-articles");
  return {
    problems: null,
    articles: readArticles(),
    warnings: (await Promise.all(oldDates)).flat(),
    unsourced: describeUnsourced(evidence),
    samples: [...new Set(evidence.missing.flatMap(({ sections }) => sections))],
    hasIncentives: evidence.hasIncentives,
  };
}
