// `npm run compare:pages -- <before> <after> [<folder>]`: compares two builds of the site page by page: screenshots at 390
// and 1,280 px, visible text, HTML, and the built files. Exits with status 1 when something differs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fail } from "./arguments.mjs";
import { comparePictures, SAME_MACHINE } from "./compare-pictures.mjs";
import { capturePages } from "./capture-pages.mjs";

const MAX_LINES = 24;
const MAX_NAMES = 8;
const [before, after, folder = "node_modules/.cache/mugworks/compare-pages"] = process.argv.slice(2);
if (!after) fail("Usage: npm run compare:pages -- <before-dist> <after-dist> [<folder for the screenshots>]");
if (spawnSync("git", ["--version"]).error) fail("npm run compare:pages needs git: install it first.");
for (const built of [before, after])
  if (!existsSync(join(built, "index.html"))) fail(`There is no site in ${built}: build one into it first.`);

mkdirSync(folder, { recursive: true });
rmSync(join(folder, "differences"), { recursive: true, force: true });
await capturePages(resolve(before), join(resolve(folder), "before"));
await capturePages(resolve(after), join(resolve(folder), "after"));

/** Lines that differ -> names of the files in which they differ. Most differences are the same on many pages. */
const namesByLines = new Map();
let count = 0;
for (const { name, status, lines } of differingFiles()) {
  if (status === "changed" && name.endsWith(".png")) {
    if (!(await reportPicture(name))) continue;
  } else if (status === "changed") namesByLines.set(lines, [...(namesByLines.get(lines) ?? []), name]);
  else console.log(`${name}: exists only ${status === "deleted" ? "before" : "after"}`);
  count += 1;
}
for (const [lines, names] of namesByLines) reportLines(lines.split("\n"), names);
console.log(count === 0 ? "The builds do not differ." : `${count} files differ. They are in ${folder}.`);
process.exit(count === 0 ? 0 : 1);

function differingFiles() {
  const flags = ["--no-index", "--no-renames", "--no-color", "--no-ext-diff", "--unified=0"];
  const prefixes = ["--src-prefix=a/", "--dst-prefix=b/"];
  const { stdout, status, stderr } = spawnSync("git", ["diff", ...flags, ...prefixes, "before", "after"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1024 ** 3,
  });
  if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`);
  return stdout
    .split(/^diff --git /m)
    .slice(1)
    .map((section) => ({
      name: /^a\/(?:before|after)\/(\S+)/.exec(section)?.[1] ?? "",
      status: /^(deleted|new) file mode/m.exec(section)?.[1] ?? "changed",
      lines: section
        .slice(section.indexOf("\n@@"))
        .replaceAll(/\n@@.*/g, "")
        .trim(),
    }));
}

/** Compares one screenshot, reports a difference, and returns whether there is one. */
async function reportPicture(name) {
  const [first, second, out] = ["before", "after", "differences"].map((part) => join(folder, part, name));
  const difference = await comparePictures(first, second, SAME_MACHINE);
  if (difference !== undefined) {
    const { sizes, percent, box, draw } = difference;
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, await draw());
    console.log(`${name}: ${sizes}, ${percent}% of the pixels differ, within ${box}. See ${out}`);
  }
  return difference !== undefined;
}

function reportLines(lines, names) {
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : "";
  console.log(`\n${names.slice(0, MAX_NAMES).join(", ")}${more}:`);
  for (const line of lines.slice(0, MAX_LINES)) console.log(`  ${line.slice(0, 240)}`);
  if (lines.length > MAX_LINES) console.log(`  … ${lines.length - MAX_LINES} more lines`);
}
