// Prints what is wrong with a deployed site, one line each.
import type { Environment } from "../../../plugins/config/read-config";
import { diagnose } from "./diagnose";

const LIMIT_MS = 30_000;
/** The statuses of the command, which docs/hosting.md documents. */
const STATUS = { healthy: 0, wrong: 1, notExamined: 2 };

/** Returns the status of the command. `words`: the address and, where it is at hand, the folder that was published. */
export async function runDoctor(
  words: readonly string[],
  environment: Environment,
  examine: typeof diagnose = diagnose,
): Promise<number> {
  const [address, dist = null, ...others] = words;
  if (others.length > 0) {
    console.error("Give one address and at most one folder: npm run doctor -- https://your.site dist");
    return STATUS.notExamined;
  }
  const { isExamined, problems } = await examine({
    address,
    dist,
    environment,
    send: fetch,
    limitMs: LIMIT_MS,
    today: new Date(),
  });
  for (const problem of problems) console.error(problem);
  if (!isExamined) return STATUS.notExamined;
  if (problems.length === 0) console.log(`Nothing is wrong with ${address}.`);
  if (dist === null)
    console.log(
      `Not examined: pictures whose names the scripts make of other values, and whether each page is the built one. Name the published folder as well: npm run doctor -- ${address} dist`,
    );
  return problems.length > 0 ? STATUS.wrong : STATUS.healthy;
}
