// `npm start`: from a bare clone to the production site on this machine.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureInstalled, run } from "./install.mjs";

const MARK = "node_modules/.cache/mugworks/built";
const INPUTS = [
  "src",
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

ensureInstalled();
if (!existsSync("dist/index.html") || !existsSync(MARK) || readFileSync(MARK, "utf8") !== buildMark()) {
  run("npx", ["vite", "build", "--logLevel", "warn"]);
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, buildMark());
}

const { preview } = await import("vite");
const server = await preview({ logLevel: "warn", preview: { port: Number(process.env.PORT) || 4173 } });
console.log(`\nMugworks is open at ${server.resolvedUrls?.local[0]}  (Ctrl+C closes it)`);
console.log(`Try a bro's link: ${server.resolvedUrls?.local[0]}BRO25\n`);

/**
 * Path, size and time of everything the build reads and of what it wrote, for somebody may have built for a shop
 * meanwhile; and the configuration in the environment.
 */
function buildMark() {
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
