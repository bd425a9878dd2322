import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { clickToEditLabels } from "@/content/dev-tools";
import { PLACES_PATH } from "../../plugins/click-to-edit/browser/place-query";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

// e2e/development/click-to-edit.spec.ts shows each of these in a page of the development server.
test("no file of a build has a part of the tools for editing", BY_DAY, () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" })
    .map((name) => join("dist", name))
    .filter((file) => statSync(file).isFile());
  const traces = [
    PLACES_PATH,
    "click-to-edit",
    "__open-in-editor",
    "vite-error-overlay",
    ...Object.values(clickToEditLabels),
  ];
  const found = files.flatMap((file) => {
    const content = readFileSync(file);
    return traces.filter((trace) => content.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("no script but the tracker's has a name that content blockers refuse", BY_DAY, () => {
  const refused = readdirSync("dist/assets").filter((name) => /popup|referral|tracker/.test(name));
  expect(refused.map((name) => name.replace(/-[\w-]{8}\.js$/, ""))).toEqual(["referral-tracker"]);
});
