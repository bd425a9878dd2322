// The hosts that `npm test -- --hosts` starts on this machine, each with what the build has written for it.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "../../tools/refusal.ts";
import { freePort } from "../free-port.ts";
import { cachedPackages, inPath, installPackage } from "../../tools/test/install-package.ts";
import { type EmulatedHost, githubPagesServer, netlifyHost, s3Host, vercelHost } from "./emulated.ts";

const CACHE = resolve("node_modules/.cache/mugworks/hosts");
export const DIST = resolve("dist");
/** A copy of the build with a folder for each page. */
export const FOLDERS = join(CACHE, "folders");
const HOST_FILES = `${DIST}-hosts`;
const START_LIMIT_MS = 60_000;
/** The last version for Node.js 20, and the one with the runtime that the tests use. */
const WRANGLER = "wrangler@4.86.0";
const DENO = "deno@2.9.6";
const NETLIFY = "@netlify/dev@4.18.13";
const VERCEL = "@vercel/routing-utils@6.6.0";
const S3RVER = "s3rver@3.7.1";

interface Command {
  program: string;
  words: readonly string[];
  environment?: Record<string, string>;
}

interface Host {
  prepare: (port: number) => Command | EmulatedHost | Promise<Command | EmulatedHost>;
  hasFolders?: boolean;
  /** Lines of the contract that only its platform could answer; docs/hosting.md says why. */
  notTried?: readonly string[];
}

export const HOSTS: Readonly<Record<string, Host>> = {
  "npm run preview": {
    prepare: (port) => ({
      program: process.execPath,
      words: ["node_modules/vite/bin/vite.js", "preview", "--port", String(port), "--strictPort"],
    }),
  },
  nginx: { prepare: (port) => nginx(siteServer(port)) },
  Caddy: {
    prepare: async (port) => ({
      program: await debianProgram("caddy"),
      words: ["run", "--adapter", "caddyfile", "--config", join(HOST_FILES, "Caddyfile")],
      environment: {
        SITE_ADDRESS: `http://localhost:${port}`,
        OTHER_ADDRESS: `http://www.localhost:${port}`,
        SITE_ROOT: DIST,
        XDG_DATA_HOME: CACHE,
        XDG_CONFIG_HOME: CACHE,
      },
    }),
  },
  "Cloudflare Pages": {
    prepare: (port) => ({
      program: npmProgram(WRANGLER),
      words: `pages dev dist --port ${port} --inspector-port 0 --compatibility-date 2026-04-01`.split(" "),
      environment: { CI: "1", WRANGLER_SEND_METRICS: "false" },
    }),
  },
  Deno: {
    prepare: (port) => ({
      program: npmProgram(DENO),
      words: "run --allow-net --allow-env --allow-read --unstable-kv functions/deno-server.ts".split(" "),
      environment: { PORT: String(port), DENO_NO_UPDATE_CHECK: "1" },
    }),
  },
  Netlify: {
    prepare: () => netlifyHost(packagesOf(NETLIFY), DIST, join(CACHE, "netlify")),
    notTried: ["ranges of films", "compression", "types of files"],
  },
  Vercel: {
    prepare: () => vercelHost(packagesOf(VERCEL), DIST, join(HOST_FILES, "vercel.json")),
    notTried: ["ranges of films", "compression", "types of files"],
  },
  "GitHub Pages": {
    prepare: (port) => nginx(githubPagesServer(port, FOLDERS)),
    hasFolders: true,
    notTried: ["types of files"],
  },
  S3: {
    prepare: () => s3Host(packagesOf(S3RVER), FOLDERS, join(CACHE, "s3")),
    hasFolders: true,
    notTried: ["ranges of films", "types of files"],
  },
};

interface StartedHost {
  origin: string;
  stop: () => unknown;
}

/** Starts a host, and returns its address and a function that stops it. */
export async function startHost({ prepare }: Host): Promise<StartedHost> {
  const port = await freePort();
  const host = await prepare(port);
  const origin = `http://localhost:${port}`;
  return "handler" in host ? serve(host, port, origin) : runServer(host, origin);
}

async function serve({ handler, stop }: EmulatedHost, port: number, origin: string): Promise<StartedHost> {
  const server = createServer(handler);
  await new Promise<void>((listening) => server.listen(port, listening));
  const end = (): unknown => {
    server.closeAllConnections();
    server.close();
    return stop();
  };
  return { origin, stop: end };
}

async function runServer({ program, words, environment }: Command, origin: string): Promise<StartedHost> {
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const stop = (): unknown => child.kill();
  process.once("exit", stop);
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null; await wait(200))
    if (await responds(origin)) return { origin, stop };
  stop();
  throw new Refusal(`It did not start: ${output.trim().split("\n").slice(-3).join(" ")}`);
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
  return join(packagesOf(specifier), ".bin", specifier.replace(/@.*/, ""));
}

function packagesOf(specifier: string): string {
  const modules = cachedPackages(specifier);
  if (modules === undefined) throw new Refusal(`npm could not install ${specifier}: is there a network?`);
  return modules;
}

/** The build's two files, with this machine's port and folder. */
function siteServer(port: number): string {
  const [headers = "", server = ""] = ["nginx-headers.conf", "nginx.conf"].map((file) =>
    readFileSync(join(HOST_FILES, file), "utf8"),
  );
  return (
    headers +
    server
      .replaceAll(/listen (.*)80;/g, `listen $1${port};`)
      .replace(/root \/srv\/\S+;/, `root ${DIST};`)
      .replace(/include .*;/, `include ${join(HOST_FILES, "lookup.conf")};`)
  );
}

/** nginx with a configuration that needs no rights. */
async function nginx(server: string): Promise<Command> {
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
    server,
    "}",
  ];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return { program: await debianProgram("nginx"), words: ["-e", "stderr", "-c", file] };
}
