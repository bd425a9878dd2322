import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Builds of the demo and of the shop may run at the same time, so the file is renamed when it is complete. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const incomplete = `${file}.${randomUUID()}.incomplete`;
  writeFileSync(incomplete, content);
  renameSync(incomplete, file);
}
