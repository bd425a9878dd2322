// `npm start`: builds the site where that is necessary, then serves the built site on this machine.
//   PORT=4180 npm start                another port than 4173
//   LISTEN_ADDRESS=0.0.0.0 npm start   reached from other machines, and by a tunnel
import { spawnSync } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { preview } from "vite";
import { Refusal } from "../refusal.ts";

const BUILT_STAMP = "node_modules/.cache/mugworks/built";
const INPUTS = [
  "src",
  "plugins",
  "public",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
  "tsconfig.json",
  "package-lock.json",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

/** Returns a status only where it cannot serve. */
export async function run(): Promise<number | void> {
  const port = readPort(process.env["PORT"] ?? "");
  if (!isBuilt()) {
    const words = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
    const { status } = spawnSync(process.execPath, words, { stdio: "inherit" });
    if (status !== 0) return status ?? 1;
    mkdirSync(dirname(BUILT_STAMP), { recursive: true });
    writeFileSync(BUILT_STAMP, hashOfBuild());
  }
  const server = await preview({ logLevel: "warn", preview: { port } });
  const address = server.resolvedUrls?.local[0];
  console.log(`\nThe site runs at ${address} (press Ctrl+C to stop it).`);
  console.log(`A referral link to try: ${address}BRO25\n`);
}

/** Where another program has the port, Vite takes the next one. */
function readPort(text: string): number {
  if (text === "") return 4173;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Refusal(`PORT holds "${text}"; it should be a number from 1 to 65535, such as 4173, or empty.`);
}

const isBuilt = (): boolean =>
  existsSync("dist/index.html") &&
  existsSync(BUILT_STAMP) &&
  readFileSync(BUILT_STAMP, "utf8") === hashOfBuild();

/**
 * A hash of path, size and time of all files that the build reads, of dist/index.html, and of the configuration in the
 * environment. dist/index.html is included because another command may have built with another configuration since.
 */
function hashOfBuild(): string {
  const hash = createHash("sha256");
  for (const path of [...INPUTS, "dist/index.html"]) addTo(hash, path);
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}`);
  return hash.digest("hex");
}

function addTo(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) addTo(hash, join(path, name));
  else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
}
