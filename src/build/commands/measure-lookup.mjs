// `npm run measure:lookup`: measures the affiliate lookup in Cloudflare's runtime (workerd) at 200 lookups a second for a minute,
// while the affiliate service is healthy, slow, failing and recovering; then once more for a function that starts while the
// service fails; then its memory over 120,000 lookups. A stand-in of the service with 100,000 affiliates runs on the same machine.
// Takes about nine minutes. The status is 1 where an answer was wrong, where the service got more requests than one reader sends, or
// where the memory grows with the lookups.
import { setTimeout as wait } from "node:timers/promises";
import { makeCodes, sendLookups, startEdge, startService } from "./lookup-load.mjs";

const AFFILIATES = 100_000;
const REQUESTS_PER_SECOND = 200;
const SECONDS = 15;
/** Longer than a lookup waits (4 s). */
const SLOW_MS = 6_000;
/** The list is read again after ten minutes, so at the start of each phase the function's clock is set ahead. */
const PASSED_MS = 11 * 60_000;

const STEPS = 12;
const LOOKUPS_OF_A_STEP = 10_000;
const AT_ONCE = 250;
const MOST_GROWTH = 1.1;

const HEALTH = {
  healthy: async () => 200,
  slow: async () => wait(SLOW_MS).then(() => 200),
  failing: async () => 500,
  recovering: async () => 200,
};

const RUNS = [
  { perPage: 1_000, phases: ["healthy", "slow", "failing", "recovering"] },
  { perPage: AFFILIATES, phases: ["failing", "slow", "recovering", "healthy"] },
];

const codes = makeCodes(AFFILIATES);
const rows = [];
let isGood = true;
for (const { perPage, phases } of RUNS) {
  const service = await startService(codes, perPage);
  const edge = await startEdge(service.port);
  for (const [number, phase] of phases.entries()) {
    service.respond = HEALTH[phase];
    const requestsBefore = service.requests;
    if (number > 0) edge.passTime(PASSED_MS);
    const answers = await sendLookups(edge, codes, {
      count: REQUESTS_PER_SECOND * SECONDS,
      perSecond: REQUESTS_PER_SECOND,
    });
    const requests = service.requests - requestsBefore;
    // One reading of the list, and while the service fails one attempt in five seconds.
    const most = AFFILIATES / perPage + SECONDS / 5 + 1;
    isGood &&= answers.wrong === 0 && requests <= most;
    rows.push({
      pages: AFFILIATES / perPage,
      service: phase,
      right: answers.right,
      wrong: answers.wrong,
      "cannot tell": answers.cannotTell,
      lost: answers.lost,
      "median, ms": answers.medianMs.toFixed(1),
      "99%, ms": answers.slowMs.toFixed(1),
      "requests to the service": requests,
      "memory, MB": (await edge.heapMegabytes()).toFixed(1),
    });
  }
  await edge.dispose();
  service.close();
}
console.table(rows);

const service = await startService(codes, 1_000);
const edge = await startEdge(service.port);
const heaps = [];
for (let step = 0; step < STEPS; step += 1) {
  for (let sent = 0; sent < LOOKUPS_OF_A_STEP; sent += AT_ONCE) {
    const { wrong } = await sendLookups(edge, codes, { count: AT_ONCE });
    isGood &&= wrong === 0;
  }
  heaps.push(await edge.heapMegabytes());
}
await edge.dispose();
service.close();
const shown = heaps.map((megabytes) => megabytes.toFixed(1)).join(" ");
console.log(`Memory in MB after each ${LOOKUPS_OF_A_STEP} lookups: ${shown}`);
// The least, because some readings include what finished requests have left.
const least = Math.min(...heaps.slice(0, STEPS / 2));
isGood &&= Math.min(...heaps.slice(STEPS / 2)) < MOST_GROWTH * least;
process.exitCode = isGood ? 0 : 1;
