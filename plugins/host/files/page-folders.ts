import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FRAMES_FOLDER } from "../../../src/lib/site/frame-path.ts";
import { NO_JEKYLL, pageOf, CODE_FILE } from "../static-host.ts";

/**
 * Writes each page a second time, as `faq/index.html` beside `faq.html`. GitHub Pages and S3 serve an address with a slash from there;
 * S3 has no other way to serve a page without `.html` in its address.
 */
export async function writePageFolders(dist: string): Promise<void> {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file, "utf8");
    // The pages of vendors' frames have no mark of ours.
    const isAddressed = pageOf(html) !== null || entry.parentPath === join(dist, FRAMES_FOLDER);
    if (
      file === join(dist, CODE_FILE) ||
      !isAddressed ||
      entry.name === "index.html" ||
      entry.name === "404.html"
    )
      continue;
    const folder = file.replace(/\.html$/, "");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.html"), html);
  }
  await writeFile(join(dist, NO_JEKYLL), "");
}
