// `npm test -- --hosts`: builds the site, serves it by the hosts of hosts.ts, asks each of them for every line of the contract in
// tools/site/contract/, prints a table and writes it to docs/hosting.md. Its status is 1 when a host misses a line that it can keep, or
// could not be started. nginx and Caddy are Debian's packages; the others come from npm, into a cache.
//   -- --hosts nginx Caddy    only these hosts; the document stays as it is, as it does where a host misses a line
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { writePageFolders } from "../../plugins/host/files/write-host-files.ts";
import { Refusal } from "../../tools/refusal.ts";
import { askOverHttp } from "../../tools/site/contract/ask.ts";
import { checkContract, contract, type ContractResult } from "../../tools/site/contract/contract.ts";
import { LIMITED_HOSTS } from "../../tools/site/contract/host-limits.ts";
import { readSiteFacts } from "../../tools/site/contract/site-facts.ts";
import { runAlone } from "../../tools/test/steps.ts";
import { BUILDS } from "../sites.ts";
import { type HostCells, type HostResult, hostTable, withHostTable } from "./host-table.ts";
import { DIST, FOLDERS, HOSTS, startHost } from "./hosts.ts";

const DOCUMENT = "docs/hosting.md";

/** Returns the status of the command. */
export async function testHosts(words: readonly string[]): Promise<number> {
  const unknown = words.filter((name) => !Object.hasOwn(HOSTS, name));
  if (unknown.length > 0)
    throw new Refusal(`There is no host ${unknown.join(", ")}. There are: ${Object.keys(HOSTS).join(", ")}.`);
  const status = await runAlone(BUILDS.demo);
  if (status !== 0) return status;
  rmSync(FOLDERS, { recursive: true, force: true });
  cpSync(DIST, FOLDERS, { recursive: true });
  writePageFolders(FOLDERS);

  const found: HostResult[] = [];
  const misses: string[] = [];
  for (const host of words.length > 0 ? words : Object.keys(HOSTS)) {
    console.log(`Asking ${host}…`);
    const { limits, results, problems } = await check(host);
    found.push({ host, results, limits });
    misses.push(...problems.map((problem) => `${host}: ${problem}`));
  }
  const table = hostTable(
    contract.map(({ name }) => name),
    found,
  );
  console.log(`\n${table}\n`);
  for (const miss of misses) console.error(miss);
  if (words.length === 0 && misses.length === 0) {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(DOCUMENT, withHostTable(readFileSync(DOCUMENT, "utf8"), table, day));
  }
  return misses.length > 0 ? 1 : 0;
}

async function check(name: string): Promise<{
  results: ContractResult[] | null;
  limits: HostCells;
  problems: string[];
}> {
  const host = HOSTS[name];
  const limits = cellsOf(name);
  if (!host) return { results: null, limits, problems: ["It is not known."] };
  try {
    const { origin, stop } = await startHost(host);
    const results = await checkContract(askOverHttp(origin), readSiteFacts(host.hasFolders ? FOLDERS : DIST));
    await stop();
    return { results, limits, problems: results.flatMap((result) => problemsOf(name, result)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { results: null, limits, problems: [error.message] };
  }
}

function cellsOf(name: string): HostCells {
  const cannot = Object.keys(LIMITED_HOSTS[name]?.limits ?? {}).map((line) => [line, "cannot"]);
  const notTried = (HOSTS[name]?.notTried ?? []).map((line) => [line, "not tried"]);
  return Object.fromEntries([...cannot, ...notTried]);
}

/** What is wrong with a line. One that the host cannot keep has the problems that the doctor expects there, and no other. */
function problemsOf(host: string, { name, problems }: ContractResult): string[] {
  if (HOSTS[host]?.notTried?.includes(name) === true) return [];
  const limit = LIMITED_HOSTS[host]?.limits[name];
  if (limit === undefined) return problems;
  if (problems.length === 0) return [`It keeps the line "${name}" after all.`];
  return problems.filter((problem) => !limit.test(problem));
}
