import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of public/ whose files browsers keep for a week. */
const KEPT_FOLDERS = ["pictures", "videos"];

/** Eight hexadecimal digits, which change with the content of any picture, film or captions. */
export function mediaVersion(publicDir: string): string {
  const hash = createHash("sha256");
  for (const folder of KEPT_FOLDERS)
    for (const name of filesIn(join(publicDir, folder)))
      hash.update(`${name}\0`).update(readFileSync(join(publicDir, folder, name)));
  return hash.digest("hex").slice(0, 8);
}

/** The paths below the folder, with slashes, in an order that every machine has. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
    .sort();
}
