// What the files of a build hold, read without a browser.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { brand, sellerLine } from "@/content/brand";
import { clickToEditLabels } from "@/content/dev-tools";
import { addressOfReservedName } from "@/lib/referral/reserved-names";
import { PLACES_PATH } from "../../plugins/click-to-edit/browser/place-query";
import { BY_DAY } from "../test.ts";

const files = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .map((name) => join("dist", name))
  .filter((file) => statSync(file).isFile());

test("the footer of every page names the seller, the address and the phone number", BY_DAY, () => {
  const { phone } = brand.seller;
  const phoneLink = phone === null ? "mailto:" : `tel:${phone.replaceAll(" ", "")}`;
  const footers = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      file,
      footer: /<footer class="border-t.*?<\/footer>/s.exec(readFileSync(file, "utf8"))?.[0],
    }))
    .filter(({ footer }) => footer !== undefined);
  expect(footers.length).toBeGreaterThan(20);
  for (const { file, footer } of footers) {
    expect(footer, file).toContain(sellerLine);
    expect(footer, file).toContain(`href="${phoneLink}"`);
  }
});

// e2e/development/click-to-edit.spec.ts shows each of these in a page of the development server.
test("no file of a build has a part of the tools for editing", BY_DAY, () => {
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

test(
  "the name of each folder and page of the built site is reserved, but for the codes of affiliates",
  BY_DAY,
  () => {
    const names = readdirSync("dist", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.name.endsWith(".html"))
      .map((entry) => entry.name.replace(/\.html$/, ""))
      // No code has a dot, as `.well-known` has.
      .filter((name) => !name.includes("."));
    expect(names).toEqual(expect.arrayContaining(["assets", "index", "muglife", "shell"]));
    const codes = readdirSync("src/content/bros").map((name) => name.replace(/\.ts$/, ""));
    expect(names.filter((name) => addressOfReservedName(name) === null).sort()).toEqual(codes.sort());
  },
);
