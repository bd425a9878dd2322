// `npm run test:hosts`: builds the site, serves it by nginx, Caddy, Cloudflare's and Deno's runtimes and the preview server, and by
// what comes nearest to Netlify, Vercel, GitHub Pages and S3 (hosts/emulated.mjs), asks each of them for every line of the contract
// in tools/site/contract/, prints a table and writes it to docs/hosting.md. Its status is 1 when a host misses a line that it can
// keep, or could not be started. nginx and Caddy are Debian's packages; the others come from npm, into a cache.
//   -- nginx Caddy    only these hosts; the document stays as it is, as it does when one could not be started
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { ensureInstalled, run } from "./install.mjs";

const DOCUMENT = "docs/hosting.md";

ensureInstalled();
const { importSource } = await import("./import-source.mjs");
const { HostError, hostLimits, hosts, hostsWithFolders, startHost } = await import("./hosts/servers.mjs");
const { hostTable, withHostTable } = await import("./hosts/table.mjs");

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(hosts, name));
if (unknown.length > 0) {
  console.error(`There is no host ${unknown.join(", ")}. There are: ${Object.keys(hosts).join(", ")}.`);
  process.exit(1);
}
run("npx", ["vite", "build", "--logLevel", "warn"]);
const { contract, checkContract } = await importSource("tools/site/contract/contract.ts");
const { askOverHttp } = await importSource("tools/site/contract/ask.ts");
const { readSiteFacts } = await importSource("tools/site/contract/site-facts.ts");
const { writePageFolders } = await importSource("plugins/host/files/page-folders.ts");
rmSync(hostsWithFolders.folder, { recursive: true, force: true });
cpSync("dist", hostsWithFolders.folder, { recursive: true });
await writePageFolders(hostsWithFolders.folder);
const [facts, factsWithFolders] = [readSiteFacts("dist"), readSiteFacts(hostsWithFolders.folder)];

const found = [];
for (const [host, prepare] of Object.entries(hosts))
  if (wanted.length === 0 || wanted.includes(host)) found.push({ host, ...(await check(host, prepare)) });
const table = hostTable(
  contract.map(({ name }) => name),
  found,
);
console.log(`\n${table}\n`);
const misses = found.flatMap(({ host, problems }) => problems.map((problem) => `${host}: ${problem}`));
for (const miss of misses) console.error(miss);
if (wanted.length === 0 && found.every(({ results }) => results !== null)) {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(DOCUMENT, withHostTable(readFileSync(DOCUMENT, "utf8"), table, day));
}
process.exit(misses.length > 0 ? 1 : 0);

async function check(host, prepare) {
  console.log(`Asking ${host}…`);
  try {
    const { origin, stop } = await startHost(prepare);
    const isWithFolders = hostsWithFolders.names.includes(host);
    const results = await checkContract(askOverHttp(origin), isWithFolders ? factsWithFolders : facts);
    await stop();
    const limits = hostLimits[host] ?? {};
    return { results, limits, problems: results.flatMap((result) => problemsOf(result, limits)) };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { results: null, problems: [error.message] };
  }
}

/** What is wrong with a line. One that the host cannot keep has to be named so in docs/hosting.md, and no other. */
function problemsOf({ name, problems }, limits) {
  if (limits[name] === undefined) return problems;
  return limits[name] === "cannot" && problems.length === 0 ? [`It keeps the line "${name}" after all.`] : [];
}
