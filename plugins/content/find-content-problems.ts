// All that the build says of the content, for marketers. content-plugin.ts imports it.
import { isoDay } from "@/lib/text/dates";
import { checkContent, type Surroundings } from "./check-content";
import { findOldDates } from "./check-dates";
import { describeProblems } from "./content-problem";
import { describeUnsourced, findUnsourced } from "./find-unsourced";
import { type Load, readContent } from "./read-content";

export interface ContentSite extends Omit<Surroundings, "today"> {
  /** The folder of the repository. */
  root: string;
}

const POLICIES = new Set(["src/content/privacy.ts", "src/content/terms.ts"]);

export async function describeContent({ root, ...surroundings }: ContentSite, load: Load) {
  const today = isoDay(new Date());
  const reading = await readContent(root, load);
  const found = await checkContent(root, reading, { ...surroundings, today });
  const evidence = findUnsourced(reading.files);
  const messages = {
    /** About all problems of the content; null when there are none. */
    problems: found.length === 0 ? null : describeProblems(found),
    /** About people's words and claims without a source; null when there are none. */
    unsourced: describeUnsourced(evidence),
  };
  if (found.length > 0) return { ...messages, articles: [], warnings: [], samples: [], hasIncentives: false };
  const policies = reading.files.filter(({ file }) => POLICIES.has(file));
  // It imports all articles, of which one with a mistake may throw.
  const { readArticles } = await import("../articles/read-articles");
  return {
    ...messages,
    articles: readArticles(),
    /** What does not stop a build, each as a sentence. */
    warnings: policies.flatMap(({ file, exports }) => [...findOldDates(exports, file, today)]),
    /** The parts of pages that have people's words or claims without a source. */
    samples: [...new Set(evidence.missing.flatMap(({ sections }) => sections))],
    hasIncentives: evidence.hasIncentives,
  };
}
