// The newest schema of the Storefront API that is published on the package registry.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { IntrospectionQuery } from "graphql";
import { z } from "zod";
import { npmReason, parseJson, type RunNpm } from "./run-npm";

export interface PublishedSchema {
  /** The version of the API, such as 2026-04. */
  version: string;
  schema: IntrospectionQuery;
}

const PACKAGE = "@shopify/hydrogen-react";
const packed = z.tuple([z.object({ version: z.string(), filename: z.string() })]);
/** The package is built from the answer of Shopify's API; `buildClientSchema` checks the rest of it. */
const introspection = z.custom<IntrospectionQuery>(
  (value) => typeof value === "object" && value !== null && "__schema" in value,
);

/** Returns a sentence where the registry did not give it. */
export async function readNewestSchema(npm: RunNpm): Promise<PublishedSchema | string> {
  const folder = await mkdtemp(join(tmpdir(), "mugworks-canary-"));
  try {
    const { stdout, stderr } = await npm([
      "pack",
      `${PACKAGE}@latest`,
      "--json",
      "--pack-destination",
      folder,
    ]);
    const answer = packed.safeParse(parseJson(stdout));
    if (!answer.success)
      return `The registry did not give the newest ${PACKAGE} (${npmReason(stderr)}), so the operations were not compared.`;
    const [{ version, filename }] = answer.data;
    const [year = "", month = ""] = version.split(".");
    return {
      version: `${year}-${month.padStart(2, "0")}`,
      schema: await unpackSchema(folder, filename),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The schema of the newest ${PACKAGE} could not be read (${reason.split("\n")[0] ?? ""}), so the operations were not compared.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpackSchema(folder: string, archive: string): Promise<IntrospectionQuery> {
  const name = "package/storefront.schema.json";
  await promisify(execFile)("tar", ["-xzf", archive, name], { cwd: folder });
  return introspection.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
}
