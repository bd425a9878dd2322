// @vitest-environment node
import { expect, it } from "vitest";
import { findNearMisses } from "../../../plugins/config/misnamed-variables";

const KNOWN = ["VITE_SITE_URL", "VITE_SHOPIFY_DOMAIN"];
const problems = (own: Record<string, string>, all: Record<string, string> = {}): string[] =>
  findNearMisses(own, { ...all, ...own }, KNOWN);

it.each([
  ["VTIE_SHOPIFY_DOMAIN", "VITE_SHOPIFY_DOMAIN"],
  ["VITTE_SITE_URL", "VITE_SITE_URL"],
  ["VITESITE_URL", "VITE_SITE_URL"],
  ["SHOPIFY_DOMAIN", "VITE_SHOPIFY_DOMAIN"],
  ["vite_site_url", "VITE_SITE_URL"],
  ["shopify_domain", "VITE_SHOPIFY_DOMAIN"],
  ["PAGES_AS_FOLDER", "PAGES_AS_FOLDERS"],
  ["pages_as_folders", "PAGES_AS_FOLDERS"],
])(
  "a variable of the environment stops the build with one line when its name is %s, and names %s",
  (name, right) => {
    const found = problems({ [name]: "a secret" });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} is set .+ "${right}"\\?[^\\n]*$`))]);
    expect(found.join()).not.toContain("a secret");
  },
);

it.each<[string, Record<string, string>, Record<string, string>?]>([
  ["a right name", { VITE_SITE_URL: "x", PAGES_AS_FOLDERS: "1" }],
  ["a name that begins right, which the configuration itself reports", { VITE_SHOPFIY_DOMAIN: "x" }],
  [
    "another tool's variable",
    {
      SHOPIFY_CLI_TOKEN: "x",
      SHOPIFY_APP_URL: "x",
      THEME_SHOPIFY_DOMAIN: "x",
      VUE_SITE_URL: "x",
      PAGES: "x",
    },
  ],
  ["SITE_URL, which the doctor's workflow and many tools have", { SITE_URL: "https://bros.shop" }],
  ["an empty near miss", { SHOPIFY_DOMAIN: " " }],
  ["a near miss beside the right name", { SHOPIFY_DOMAIN: "x", VITE_SHOPIFY_DOMAIN: "y" }],
  ["a near miss beside the right name in .env", { SHOPIFY_DOMAIN: "x" }, { VITE_SHOPIFY_DOMAIN: "y" }],
  ["a near miss whose right name is empty on purpose", { SHOPIFY_DOMAIN: "x", VITE_SHOPIFY_DOMAIN: "" }],
])("%s stops nothing", (_, own, all) => expect(problems(own, all)).toEqual([]));

it("an empty line of .env, as in the example, does not excuse a near miss", () => {
  expect(problems({ VTIE_SITE_URL: "x" }, { VITE_SITE_URL: "" })).toHaveLength(1);
});
