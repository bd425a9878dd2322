// @vitest-environment node
import { expect, it } from "vitest";
import { addBundle, editTexts, leaveTwoBundles, quotedTexts, replaceBundles } from "./content-edits";

const BUNDLES = `import type { Bundle } from "./schema";
export const bundles: readonly Bundle[] = [
  { id: "small", name: "Small", packs: 1, price: 20, variantId: "1" },
  { id: "medium", name: "Medium", packs: 3, price: 60, variantId: "2" },
  { id: "large", name: "Large", packs: 6, price: 100, variantId: "3" },
];
`;

it("every text, price and date changes, except names, addresses, placeholders and pinned texts", () => {
  const source = `export const page = {
  id: "a-page", heading: "A heading", label: "Buy Now", date: "2026-03-02", price: 20, src: "/a/b.mp4",
  text: \`See [the page](/a-page) of {brand} and {some names}, \${brand.email} & "Buy Now"\`,
  body: "<p class='lead'>One &amp; two</p>",
};
`;
  expect(editTexts("page.ts", source, ["Buy Now"])).toBe(`export const page = {
  id: "a-page", heading: "E hiedong Zwo.", label: "Buy Now", date: "2026-02-27", price: 24.5, src: "/a/b.mp4",
  text: \`Sii [thi pegi](/a-page) uf {brand} end {some names}, \${brand.email} & "Buy Now"\`,
  body: "<p class='lead'>Uni &amp; twu</p>",
};
`);
});

it("a part of a pinned text does not change, because labels are composed of parts", () => {
  const source = "export const label = `Shop ${network}`;";
  expect(editTexts("page.ts", source, ["Shop Network"])).toBe(source);
});

it("the string literals of the specification's test are pinned", () => {
  expect(quotedTexts("a.test.ts", 'import a from "b";\nexpect(a).toBe("Buy Now");')).toEqual(["Buy Now"]);
});

it("the added bundle is the last one, and its name begins with that of another bundle", () => {
  const added = addBundle("bundles.ts", BUNDLES);
  expect(added).toContain(
    '{ id: "one-more", name: "Medium Double", packs: 9, price: 137.5, variantId: "41000000000009" }',
  );
  expect(added.match(/id:/g)).toHaveLength(4);
});

it("of three bundles, the first is removed, and the quotes and links of it get another one", () => {
  const { source, gone, kept } = leaveTwoBundles("bundles.ts", BUNDLES);
  expect(gone).toEqual(["small"]);
  expect(source.match(/name: "\w+"/g)).toEqual(['name: "Medium"', 'name: "Large"']);
  const naming = (id: string): string =>
    `quotes = [{ text: "small", bundle: "${id}" }, { text: "B", bundle: "medium" }];
     body = '<a href="/?bundle=${id}">A</a><a href="/?bundle=${id}#shopify-checkout">B</a><a href="/?bundle=smaller">C</a>';`;
  expect(replaceBundles(naming("small"), gone, kept)).toBe(naming("large"));
});
