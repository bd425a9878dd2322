// @vitest-environment node
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { checkOperations, OWN_OPERATIONS } from "@/build/canary/check-operations";
import { readNewestSchema } from "@/build/canary/newest-schema";
import { npmWith, schemaOf } from "./sample-npm";

const definition = 'type Query { shop: String, old: String @deprecated(reason: "Use shop.") }';

it("reads the version and the schema of the newest package, and removes the folder", async () => {
  const folders: string[] = [];
  const npm = npmWith({
    newest: { version: "2026.7.3", definition },
    onPack: (folder) => folders.push(folder),
  });
  const published = await readNewestSchema(npm);
  expect(published).toEqual({ version: "2026-07", schema: schemaOf(definition) });
  expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
});

it("says why the registry did not give the package", async () => {
  expect(await readNewestSchema(npmWith({ newest: null }))).toMatch(/404 Not Found.*were not compared\.$/);
});

it("says that a package without the schema could not be read, and removes the folder", async () => {
  const folders: string[] = [];
  const stdout = JSON.stringify([{ version: "2027.1.0", filename: "missing.tgz" }]);
  const published = await readNewestSchema(async (words) => {
    folders.push(words.at(-1) ?? "");
    return { stdout, stderr: "" };
  });
  expect(published).toMatch(/^The schema .* could not be read/);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
});

it("finds what the newest schema refuses or deprecates, once for all operations that use it", () => {
  const operations = ["query { shop gone }", "query { gone }", "query { old }"];
  const { problems } = checkOperations(operations, { version: "2026-07", schema: schemaOf(definition) });
  expect(problems).toEqual([
    expect.stringContaining('Cannot query field "gone" on type "Query"'),
    expect.stringContaining("Use shop"),
  ]);
});

it("finds nothing where every operation is valid", () => {
  const { facts, problems } = checkOperations(["query { shop }"], {
    version: "2026-07",
    schema: schemaOf(definition),
  });
  expect(problems).toEqual([]);
  expect(facts).toEqual([expect.stringMatching(/^All 1 operations .*2026-07/)]);
});

it("compares the requests that the site sends beside the library's", () => {
  expect(OWN_OPERATIONS.length).toBeGreaterThan(0);
  for (const operation of OWN_OPERATIONS) expect(operation).toContain("visitorConsent");
});
