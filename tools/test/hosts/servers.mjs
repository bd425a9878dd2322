// The hosts that `npm run test:hosts` starts on this machine, each with what the build has written for it.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { cachedPackages, inPath, installPackage } from "../install-package.mjs";
import { githubPagesServer, netlifyHandler, s3Handler, vercelHandler } from "./emulated.mjs";

const CACHE = resolve("node_modules/.cache/mugworks/hosts");
/** A copy of the build with a folder for each page. */
const FOLDERS = join(CACHE, "folders");
const DIST = resolve("dist");
const HOST_FILES = `${DIST}-hosts`;
const START_LIMIT_MS = 60_000;
/** The last version for Node.js 20, and the one with the runtime that the tests use. */
const WRANGLER = "wrangler@4.86.0";
const DENO = "deno@2.9.6";
const NETLIFY = "@netlify/dev@4.18.13";
const VERCEL = "@vercel/routing-utils@6.6.0";
const S3RVER = "s3rver@3.7.1";

/** Thrown where a host cannot be started. The message says what to do. */
export class HostError extends Error {}

/** Name -> returns the command, its arguments and its environment for a port; or a handler, and what stops it. */
export const hosts = {
  "npm run preview": (port) => ({
    command: process.execPath,
    args: ["node_modules/vite/bin/vite.js", "preview", "--port", String(port), "--strictPort"],
  }),
  nginx: async (port) => ({
    command: await programOf("nginx"),
    args: ["-e", "stderr", "-c", nginxConfiguration(siteServer(port))],
  }),
  Caddy: async (port) => ({
    command: await programOf("caddy"),
    args: ["run", "--adapter", "caddyfile", "--config", join(HOST_FILES, "Caddyfile")],
    env: {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ROOT: DIST,
      XDG_DATA_HOME: CACHE,
      XDG_CONFIG_HOME: CACHE,
    },
  }),
  "Cloudflare Pages": (port) => ({
    command: packageProgram(WRANGLER),
    args: `pages dev dist --port ${port} --inspector-port 0 --compatibility-date 2026-04-01`.split(" "),
    env: { CI: "1", WRANGLER_SEND_METRICS: "false" },
  }),
  Deno: (port) => ({
    command: packageProgram(DENO),
    args: ["run", "--allow-net", "--allow-env", "--allow-read", "--unstable-kv", "functions/deno-server.ts"],
    env: { PORT: String(port), DENO_NO_UPDATE_CHECK: "1" },
  }),
  Netlify: () => netlifyHandler(packagesOf(NETLIFY), DIST, join(CACHE, "netlify")),
  Vercel: () => vercelHandler(packagesOf(VERCEL), DIST, join(HOST_FILES, "vercel.json")),
  "GitHub Pages": async (port) => ({
    command: await programOf("nginx"),
    args: ["-e", "stderr", "-c", nginxConfiguration(githubPagesServer(port, FOLDERS))],
  }),
  S3: () => s3Handler(packagesOf(S3RVER), FOLDERS, join(CACHE, "s3")),
};

/** The hosts that get the build with a folder for each page. */
export const hostsWithFolders = { names: ["GitHub Pages", "S3"], folder: FOLDERS };

const BY_THE_PLATFORM = "not tried";
const CANNOT = "cannot";
/** Lines of the contract that a host cannot keep, or that only its platform could answer; docs/hosting.md says why. */
export const hostLimits = {
  Netlify: {
    "a missing file": CANNOT,
    "one address for each page": CANNOT,
    "ranges of films": BY_THE_PLATFORM,
    compression: BY_THE_PLATFORM,
    "types of files": BY_THE_PLATFORM,
  },
  Vercel: {
    caching: CANNOT,
    "ranges of films": BY_THE_PLATFORM,
    compression: BY_THE_PLATFORM,
    "types of files": BY_THE_PLATFORM,
  },
  "GitHub Pages": {
    "a referral link": CANNOT,
    "one address for each page": CANNOT,
    caching: CANNOT,
    "all headers": CANNOT,
    "types of files": BY_THE_PLATFORM,
  },
  S3: {
    "every page": CANNOT,
    "a page beside a folder": CANNOT,
    "a referral link": CANNOT,
    "ranges of films": BY_THE_PLATFORM,
    "one address for each page": CANNOT,
    compression: CANNOT,
    caching: CANNOT,
    "all headers": CANNOT,
    "types of files": BY_THE_PLATFORM,
  },
};

/** Starts a host, and returns its address and a function that stops it. */
export async function startHost(prepare) {
  const port = await freePort();
  const { command, args, env = {}, handler, stop: release } = await prepare(port);
  const origin = `http://localhost:${port}`;
  if (handler) return { origin, stop: await serve(handler, port, release) };
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const stop = () => child.kill();
  process.once("exit", stop);
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null; await wait(200))
    if (await responds(origin)) return { origin, stop };
  stop();
  throw new HostError(`It did not start: ${output.trim().split("\n").slice(-3).join(" ")}`);
}

async function serve(handler, port, release) {
  const server = createServer(handler);
  await new Promise((listening) => server.listen(port, listening));
  return async () => {
    server.closeAllConnections();
    server.close();
    await release();
  };
}

async function responds(origin) {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}

/** The path of a program of the system, after trying to install its Debian package. */
async function programOf(name) {
  const places = [...inPath(name), join("/usr/sbin", name)];
  if (!places.some(existsSync)) await installPackage(name);
  const found = places.find(existsSync);
  if (!found) throw new HostError(`There is no ${name}: install it, or run this as root on Debian.`);
  return found;
}

/** The path of a program in a package of npm. */
function packageProgram(specifier) {
  return join(packagesOf(specifier), ".bin", specifier.replace(/@.*/, ""));
}

function packagesOf(specifier) {
  const modules = cachedPackages(specifier);
  if (!modules) throw new HostError(`npm could not install ${specifier}: is there a network?`);
  return modules;
}

/** The build's two files, with this machine's port and folder. */
function siteServer(port) {
  const [headers, server] = ["nginx-headers.conf", "nginx.conf"].map((file) =>
    readFileSync(join(HOST_FILES, file), "utf8"),
  );
  const here = replaceOnce(server, /listen 80;/, `listen ${port};`);
  return headers + replaceOnce(here, /root \/srv\/\S+;/, `root ${DIST};`);
}

/** A configuration of nginx that needs no rights. */
function nginxConfiguration(server) {
  const folder = join(CACHE, "nginx");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "site.conf"), server);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = [
    `pid ${join(folder, "pid")};`,
    "error_log stderr;",
    "daemon off;",
    // Otherwise, workers of a server that root starts could not read this folder.
    process.getuid?.() === 0 ? "user root;" : "",
    "events {}",
    "http {",
    "access_log off;",
    ...paths.map((name) => `${name}_temp_path ${join(folder, name)};`),
    `include ${join(folder, "site.conf")};`,
    "}",
  ];
  writeFileSync(join(folder, "nginx.conf"), `${main.join("\n")}\n`);
  return join(folder, "nginx.conf");
}

function replaceOnce(text, pattern, replacement) {
  if (!pattern.test(text)) throw new HostError(`nginx.conf has no line like ${pattern.source}.`);
  return text.replace(pattern, replacement);
}
