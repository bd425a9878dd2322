// Links that a marketer writes into a content file. Most of the mistakes in them are in check-content.test.ts.
import { beforeAll, beforeEach, expect, it } from "vitest";
import { sampleContent, writeSampleContent } from "./sample-content";
import { sampleSite } from "./sample-site";

const site = sampleSite();
beforeAll(() => writeSampleContent(site));
beforeEach(() => {
  for (const [file, source] of Object.entries(sampleContent)) site.write(file, source);
});

function edit(file: string, from: string, to: string): void {
  expect(site.read(file)).toContain(from);
  site.write(file, site.read(file).replace(from, to));
}

it.each([
  "/faq#wash",
  "/privacy#second",
  "/?bundle=two#shopify-checkout",
  "/#the-drop?offset=120",
  "/bros#rules",
  "/faq?bundle=two#",
])("a link to %s, which is there, is no problem", async (address) => {
  edit("src/content/privacy.ts", "(/faq)", `(${address})`);
  expect(await site.problems()).toEqual([]);
});

it("a dead link in a text that other files compute with is reported where it is written", async () => {
  edit("src/content/faq.ts", '"Yes."', '"See [here](/f" + "qa)."');
  expect(await site.problems()).toMatchObject([{ file: "src/content/faq.ts" }]);
  edit("src/content/privacy.ts", "(/faq)", "(/fqa)");
  expect(await site.problems()).toMatchObject([{ file: "src/content/privacy.ts" }]);
});

it("a link into a page whose content cannot be read is no second problem", async () => {
  edit("src/content/privacy.ts", 'heading: "Privacy",', 'heading: "Privacy"');
  edit("src/content/faq.ts", '"Yes."', '"See [here](/privacy#second)."');
  expect((await site.problems()).map(({ file }) => file)).toEqual(["src/content/privacy.ts"]);
});
