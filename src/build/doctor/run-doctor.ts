// Prints what is wrong with a deployed site, one line each.
import type { Environment } from "../config/read-config";
import { diagnose } from "./diagnose";

const LIMIT_MS = 30_000;
/** The statuses of the command, which docs/hosting.md documents. */
const STATUS = { healthy: 0, wrong: 1, notExamined: 2 };

/** Returns the status of the command. `words`: the address and, where it is at hand, the folder that was published. */
export async function runDoctor(words: readonly string[], environment: Environment): Promise<number> {
  const [address, dist = null, ...others] = words;
  if (others.length > 0) {
    console.error("Give one address and at most one folder: npm run doctor -- https://your.site dist");
    return STATUS.notExamined;
  }
  const { isExamined, problems } = await diagnose({
    address,
    dist,
    environment,
    send: fetch,
    limitMs: LIMIT_MS,
    today: new Date(),
  });
  for (const problem of problems) console.error(problem);
  if (!isExamined) return STATUS.notExamined;
  if (problems.length > 0) return STATUS.wrong;
  console.log(`Nothing is wrong with ${address}.`);
  return STATUS.healthy;
}
