// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { registry } from "@/vendors/registry";

const folders = readdirSync("src/vendors", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it("the registry lists each folder of src/vendors/ once", () => {
  expect(registry.vendors.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

it("a vendor's facts name a stand-in exactly when its folder has one", () => {
  const withFile = folders.filter((name) => existsSync(`src/vendors/${name}/stand-in.js`));
  expect([...registry.standIns].toSorted()).toEqual(withFile.toSorted());
});

it("no two vendors read the same variable", () => {
  const names = registry.vendors.flatMap(({ variables }) => variables.map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
});

it("only the page of its checkout imports the demo store statically", () => {
  const importers = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("demo/"))
    .filter((file) => /^import (?!type )[^;]*"@\/demo\//m.test(readFileSync(`src/${file}`, "utf8")));
  expect(importers).toEqual(["routes/demo-checkout.tsx"]);
});

it("only the build imports the values of facts and registry", () => {
  const importers = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /^(import|export) (?!type )[^;]*"[^"]*\/(facts|registry|vendor-list)(\.ts)?";/m.test(
        readFileSync(`src/${file}`, "utf8"),
      ),
    );
  expect(importers.filter((file) => !file.startsWith("build/"))).toEqual(["vendors/registry.ts"]);
});
