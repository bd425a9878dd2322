// `npm start`: installs packages and builds the site where that is necessary, then serves the built site on this machine.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureInstalled, run } from "../test/install.mjs";

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

const port = readPort(process.env.PORT ?? "");
ensureInstalled();
if (
  !existsSync("dist/index.html") ||
  !existsSync(BUILT_STAMP) ||
  readFileSync(BUILT_STAMP, "utf8") !== hashOfBuild()
) {
  run("npx", ["vite", "build", "--logLevel", "warn"]);
  mkdirSync(dirname(BUILT_STAMP), { recursive: true });
  writeFileSync(BUILT_STAMP, hashOfBuild());
}

const { preview } = await import("vite");
const server = await preview({ logLevel: "warn", preview: { port } });
const address = server.resolvedUrls?.local[0];
console.log(`\nThe site runs at ${address} (press Ctrl+C to stop it).`);
console.log(`A referral link to try: ${address}BRO25\n`);

/** Where another program has the port, Vite takes the next one. */
function readPort(text) {
  if (text === "") return 4173;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  console.error(`PORT holds "${text}"; it should be a number from 1 to 65535, such as 4173, or empty.`);
  process.exit(1);
}

/**
 * A hash of path, size and time of all files that the build reads, of dist/index.html, and of the configuration in the
 * environment. dist/index.html is included because another command may have built with another configuration since.
 */
function hashOfBuild() {
  const hash = createHash("sha256");
  for (const path of [...INPUTS, "dist/index.html"]) addTo(hash, path);
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}`);
  return hash.digest("hex");
}

function addTo(hash, path) {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  if (stat.isDirectory()) for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
}
