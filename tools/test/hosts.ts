// `npm test -- --hosts`: builds the site, serves it by nginx, Caddy, Cloudflare's and Deno's runtimes and the preview server, and asks
// each of them for every line of the contract in tools/site/contract/. Its status is 1 when a host misses a line, or could not be
// started. nginx and Caddy are Debian's packages; the others come from npm, into a cache.
//   -- --hosts nginx Caddy    only these hosts
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BUILDS } from "../../e2e/sites.ts";
import { Refusal } from "../refusal.ts";
import { askOverHttp } from "../site/contract/ask.ts";
import { checkContract, contract } from "../site/contract/contract.ts";
import { readSiteFacts } from "../site/contract/site-facts.ts";
import { freePort } from "./free-port.ts";
import { cachedPackages, inPath, installPackage } from "./install-package.ts";
import { runAlone } from "./steps.ts";

const CACHE = resolve("node_modules/.cache/mugworks/hosts");
const DIST = resolve("dist");
const HOST_FILES = `${DIST}-hosts`;
const START_LIMIT_MS = 60_000;
/** The last version for Node.js 20, and the one with the runtime that the tests use. */
const WRANGLER = "wrangler@4.86.0";
const DENO = "deno@2.9.6";

interface Command {
  program: string;
  words: readonly string[];
  environment?: Record<string, string>;
}

const HOSTS: Readonly<Record<string, (port: number) => Command | Promise<Command>>> = {
  "npm run preview": (port) => ({
    program: process.execPath,
    words: ["node_modules/vite/bin/vite.js", "preview", "--port", String(port), "--strictPort"],
  }),
  nginx: async (port) => ({
    program: await debianProgram("nginx"),
    words: ["-e", "stderr", "-c", nginxConfiguration(port)],
  }),
  Caddy: async (port) => ({
    program: await debianProgram("caddy"),
    words: ["run", "--adapter", "caddyfile", "--config", join(HOST_FILES, "Caddyfile")],
    environment: {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ROOT: DIST,
      XDG_DATA_HOME: CACHE,
      XDG_CONFIG_HOME: CACHE,
    },
  }),
  "Cloudflare Pages": (port) => ({
    program: npmProgram(WRANGLER),
    words: `pages dev dist --port ${port} --inspector-port 0 --compatibility-date 2026-04-01`.split(" "),
    environment: { CI: "1", WRANGLER_SEND_METRICS: "false" },
  }),
  Deno: (port) => ({
    program: npmProgram(DENO),
    words: ["run", "--allow-net", "--allow-env", "--allow-read", "--unstable-kv", "functions/deno-server.ts"],
    environment: { PORT: String(port), DENO_NO_UPDATE_CHECK: "1" },
  }),
};

/** Returns the status of the command. */
export async function testHosts(words: readonly string[]): Promise<number> {
  const unknown = words.filter((name) => !Object.hasOwn(HOSTS, name));
  if (unknown.length > 0)
    throw new Refusal(`There is no host ${unknown.join(", ")}. There are: ${Object.keys(HOSTS).join(", ")}.`);
  const status = await runAlone(BUILDS.demo);
  if (status !== 0) return status;
  const facts = readSiteFacts("dist");
  let misses = 0;
  for (const [host, prepare] of Object.entries(HOSTS)) {
    if (words.length > 0 && !words.includes(host)) continue;
    console.log(`Asking ${host}…`);
    const { origin, stop } = await start(host, prepare);
    const results = await checkContract(askOverHttp(origin), facts);
    stop();
    const problems = results.flatMap((result) => result.problems);
    for (const problem of problems) console.error(`${host}: ${problem}`);
    misses += problems.length;
    if (problems.length === 0) console.log(`${host} keeps all ${contract.length} lines of the contract.`);
  }
  return misses > 0 ? 1 : 0;
}

async function start(
  host: string,
  prepare: (port: number) => Command | Promise<Command>,
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const { program, words, environment } = await prepare(port);
  const origin = `http://localhost:${port}`;
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const stop = (): void => void child.kill();
  process.once("exit", stop);
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null; await wait(200))
    if (await responds(origin)) return { origin, stop };
  stop();
  throw new Refusal(`${host} did not start: ${output.trim().split("\n").slice(-3).join(" ")}`);
}

const responds = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

/** The path of a program of the system, after trying to install its Debian package. */
async function debianProgram(name: string): Promise<string> {
  const places = [...inPath(name), join("/usr/sbin", name)];
  if (!places.some(existsSync)) await installPackage(name);
  const found = places.find(existsSync);
  if (found === undefined)
    throw new Refusal(`There is no ${name}: install it, or run this as root on Debian.`);
  return found;
}

/** The path of a program in a package of npm. */
function npmProgram(specifier: string): string {
  const modules = cachedPackages(specifier);
  if (modules === undefined) throw new Refusal(`npm could not install ${specifier}: is there a network?`);
  return join(modules, ".bin", specifier.replace(/@.*/, ""));
}

/** A configuration of nginx that needs no rights, around the build's two files with this machine's port and folder. */
function nginxConfiguration(port: number): string {
  const [headers = "", server = ""] = ["nginx-headers.conf", "nginx.conf"].map((file) =>
    readFileSync(join(HOST_FILES, file), "utf8"),
  );
  const folder = join(CACHE, "nginx");
  mkdirSync(folder, { recursive: true });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const lines = [
    `pid ${join(folder, "pid")};`,
    "error_log stderr;",
    "daemon off;",
    // Otherwise, workers of a server that root starts could not read this folder.
    process.getuid?.() === 0 ? "user root;" : "",
    "events {}",
    "http {",
    "access_log off;",
    ...paths.map((name) => `${name}_temp_path ${join(folder, name)};`),
    headers + server.replace(/listen 80;/, `listen ${port};`).replace(/root \/srv\/\S+;/, `root ${DIST};`),
    "}",
  ];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
