import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "../host/built-files.ts";

/** The folders of public/ whose files browsers keep for a week. */
const KEPT_FOLDERS = ["pictures", "videos"];

/** Eight hexadecimal digits, which change with the content of any picture, film or captions. */
export function mediaVersion(publicDir: string): string {
  const hash = createHash("sha256");
  for (const folder of KEPT_FOLDERS.map((name) => join(publicDir, name)).filter(existsSync))
    // In an order that every machine has.
    for (const name of builtFiles(folder).sort())
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 8);
}
