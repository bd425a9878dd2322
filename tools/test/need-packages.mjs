// Runs before the commands that need packages: without them, the message would be "vite: not found", or a stack trace.
import { existsSync } from "node:fs";
import { checkNode } from "./install.mjs";

checkNode();
if (!existsSync("node_modules/.package-lock.json")) {
  console.error("The packages are not installed. Run this first: npm ci");
  process.exit(1);
}
