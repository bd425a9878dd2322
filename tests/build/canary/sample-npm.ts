import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, introspectionFromSchema } from "graphql";
import type { RunNpm } from "@/build/canary/run-npm";

const NO_ADVISORIES = JSON.stringify({ vulnerabilities: {}, metadata: { dependencies: { total: 3 } } });

export const schemaOf = (definition: string) => introspectionFromSchema(buildSchema(definition));

interface Registry {
  /** The version of the newest package, whose schema is `definition`; null where the registry has none. */
  newest?: { version: string; definition: string } | null;
  audit?: { stdout: string; stderr: string };
  /** Gets the folder into which the package is packed. */
  onPack?: (folder: string) => void;
}

/** An npm whose registry has one package. */
export function npmWith({ newest = null, audit, onPack }: Registry): RunNpm {
  return async (words) => {
    if (words[0] === "audit") return audit ?? { stdout: NO_ADVISORIES, stderr: "" };
    const folder = words.at(-1) ?? "";
    onPack?.(folder);
    if (newest === null)
      return { stdout: "", stderr: "npm error code E404\nnpm error 404 Not Found: no such package\n" };
    mkdirSync(join(folder, "package"));
    writeFileSync(
      join(folder, "package/storefront.schema.json"),
      JSON.stringify(schemaOf(newest.definition)),
    );
    execFileSync("tar", ["-czf", "newest.tgz", "package"], { cwd: folder });
    return { stdout: JSON.stringify([{ version: newest.version, filename: "newest.tgz" }]), stderr: "" };
  };
}
