// @vitest-environment node
import { describe, expect, it } from "vitest";
import { findEnvFileProblems } from "../../../plugins/config/checked-config";
import { newFolder } from "../../write-files";

const KNOWN = ["VITE_SITE_URL", "VITE_SHOPIFY_DOMAIN"];

/** The problems of a folder that has these files. */
const problems = (files: Record<string, string | Buffer>): string[] =>
  findEnvFileProblems(newFolder(files), KNOWN);

describe("a file of variables stops the build with one line when it", () => {
  const LINE = "VITE_SITE_URL=https://bros.shop";
  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    [
      "ends in .txt, which Windows hides",
      { ".env.txt": LINE },
      /^\.env\.txt is not read; it should be named \.env\.$/,
    ],
    ["is in capitals", { ".ENV.local": LINE }, /^\.ENV\.local is not read; .+ named \.env\.local\.$/],
    ["lacks its dot", { env: LINE }, /^env is not read; it should be named \.env\.$/],
    [
      "is saved as UTF-16",
      { ".env": Buffer.from(`\uFEFF${LINE}`, "utf16le") },
      /^\.env cannot be read; .+UTF-8/,
    ],
    [
      "begins with a byte order mark, as Windows' editors save it",
      { ".env": `\uFEFF${LINE}` },
      /^\.env begins with an invisible byte order mark, .+ without BOM\.$/,
    ],
    [
      "lacks an equals sign",
      { ".env": "\nVITE_SITE_URL https://bros.shop" },
      /^\.env:2 has VITE_SITE_URL without "="; it should be VITE_SITE_URL=value/,
    ],
    [
      "has a name in small letters",
      { ".env.local": "vite_site_url=https://bros.shop" },
      /^\.env\.local:1 has vite_site_url, which nothing reads\. Did you mean "VITE_SITE_URL"\?$/,
    ],
    [
      "has a name without its beginning",
      { ".env": "SHOPIFY_DOMAIN=my-shop.myshopify.com" },
      /^\.env:1 has SHOPIFY_DOMAIN, which nothing reads\. Did you mean "VITE_SHOPIFY_DOMAIN"\?$/,
    ],
    [
      "has a switch, which is read from the environment only",
      { ".env": "PAGES_AS_FOLDERS=1" },
      /^\.env:1 has PAGES_AS_FOLDERS, which is read from the environment only; run PAGES_AS_FOLDERS=1 npm run build\.$/,
    ],
  ])("%s", (_, files, line) => {
    const found = problems(files);
    expect(found).toEqual([expect.stringMatching(line)]);
    expect(found.join()).not.toContain("bros.shop");
  });
});

it.each([
  ["what a shell can read, too", { ".env": "export VITE_SITE_URL='https://bros.shop'" }],
  ["a variable of another program", { ".env": "EDITOR=code" }],
  ["the example, and a copy of the file", { ".env.example": "SITE_URL=", ".env": "", ".env.txt": "" }],
])("%s is no problem", (_, files) => expect(problems(files)).toEqual([]));

it("a secret of the lookup's host is named, and its value is not", () => {
  const found = problems({ ".env": "AFFILIATE_SERVICE_TOKEN=topsecret-1" });
  expect(found).toEqual([expect.stringMatching(/^\.env:1 has AFFILIATE_SERVICE_TOKEN, which only the host/)]);
  expect(found.join()).not.toContain("topsecret-1");
});
