// Runs before `npm run dev`, `build` and `preview`: without the packages, the shell's own message would be "vite: not found".
import { existsSync } from "node:fs";
import { checkNode } from "./install.mjs";

checkNode();
if (!existsSync("node_modules/.package-lock.json")) {
  console.error("The packages are not installed. Run this first: npm ci");
  process.exit(1);
}
