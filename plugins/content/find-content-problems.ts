// All that the build says of the content, for marketers. content-plugin.ts imports it.
import { isoDay } from "@/lib/text/dates";
import { checkContent, type Surroundings } from "./check-content";
import { findOldDates } from "./check-dates";
import { describeProblems } from "./content-problem";
import { describeUnsourced, findUnsourced } from "./find-unsourced";
import type { Load } from "./read-content";

export interface ContentSite extends Omit<Surroundings, "today"> {
  /** The folder of the repository. */
  root: string;
}

const POLICIES = ["src/content/privacy.ts", "src/content/terms.ts"];

export async function describeContent({ root, ...surroundings }: ContentSite, load: Load) {
  const today = isoDay(new Date());
  const found = await checkContent(root, load, { ...surroundings, today });
  /** The message about all problems of the content; null when there are none. */
  const problems = found.length === 0 ? null : describeProblems(found);
  if (problems !== null) {
    // It expects content without problems, so it may throw. Where it does not, what a shop has to fill in is one list.
    const evidence = await findUnsourced(root, load).catch(() => null);
    const unsourced = evidence && describeUnsourced(evidence);
    return { problems, articles: [], warnings: [], unsourced, samples: [], hasIncentives: false };
  }
  const evidence = await findUnsourced(root, load);
  const oldDates = POLICIES.map(async (file) => [...findOldDates(await load(file), file, today)]);
  // It imports all articles, of which one with a mistake may throw.
  const { readArticles } = await import("../articles/read-articles");
  return {
    problems,
    articles: readArticles(),
    /** What does not stop a build, each as a sentence. */
    warnings: (await Promise.all(oldDates)).flat(),
    /** The message about people's words and claims without a source; null when there are none. */
    unsourced: describeUnsourced(evidence),
    /** The parts of pages that these are in. */
    samples: [...new Set(evidence.missing.flatMap(({ sections }) => sections))],
    hasIncentives: evidence.hasIncentives,
  };
}
