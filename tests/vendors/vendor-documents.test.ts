// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { registry } from "@/vendors/registry";
import { envExample, TABLE_DOCUMENT, withVendorGlobals, withVendorTable } from "./vendor-documents";

const { vendors } = registry;

it.each([
  [".env.example", () => envExample(vendors)],
  [TABLE_DOCUMENT, (text: string) => withVendorTable(text, vendors)],
  [".oxlintrc.json", (text: string) => withVendorGlobals(text, vendors)],
])("%s matches the vendors' facts", async (file, write) => {
  await expect(
    write(readFileSync(file, "utf8")),
    `The facts have changed: run \`npx vitest run vendor-documents -u\`, which writes ${file}.`,
  ).toMatchFileSnapshot(resolve(file));
});
