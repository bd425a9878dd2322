// The packages of the lock file against the registry's advisories.
import { z } from "zod";
import { nothingFound, type Findings } from "./finding";
import { npmReason, parseJson, type RunNpm } from "./run-npm";

/** A text in `via` names another package of the list, which has the advisory. */
const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })]),
      ),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});

export async function checkAdvisories(npm: RunNpm): Promise<Findings> {
  const { stdout, stderr } = await npm(["audit", "--json"]);
  const answer = audit.safeParse(parseJson(stdout));
  if (!answer.success)
    return {
      ...nothingFound,
      missed: [
        `The registry did not answer npm audit (${auditReason(stderr)}), so advisories were not read.`,
      ],
    };
  const problems = Object.entries(answer.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((advisory) =>
      typeof advisory === "string"
        ? []
        : [
            `The package ${name} has an advisory (${advisory.severity}): ${advisory.title.replace(/\.$/, "")}; read ${advisory.url} and update it.`,
          ],
    ),
  );
  if (problems.length > 0) return { ...nothingFound, problems };
  const { total } = answer.data.metadata.dependencies;
  return { ...nothingFound, facts: [`None of the ${total} packages has an advisory.`] };
}

/** npm warns of the status that the registry answered with, and its error says only that there was one. */
function auditReason(stderr: string): string {
  const [, status] = /npm warn audit (\d{3} [A-Za-z ]+)/.exec(stderr) ?? [];
  return status?.replace(/ -.*| $/, "").trim() ?? npmReason(stderr);
}
