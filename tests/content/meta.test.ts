import { describe, expect, it } from "vitest";
import { brand } from "@/content/brand";
import { metas } from "./all-content";

const pages = metas.filter(([place]) => !place.startsWith("articles/"));
const shownTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} | ${brand.name}`;

describe.each(metas)("the head of %s", (_, { title, description }) => {
  it("has a title that search results show whole", () => {
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  it("has a description of 50 to 160 characters, in one line", () => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toContain("\n");
  });
});

it.each(pages)("the title of %s has room for the brand", (_, { title }) => {
  expect(shownTitle(title).length).toBeLessThanOrEqual(60);
});

it.each(["title", "description"] as const)("no two pages have the same %s", (field) => {
  const all = metas.map(([, meta]) => meta[field]);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});
