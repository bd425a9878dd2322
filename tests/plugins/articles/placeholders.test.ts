// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { fillPlaceholders, slugOfArticle } from "../../../plugins/articles/fill-placeholders";
import { edited, firstChange, makePictures, problemsOf } from "./articles";

beforeAll(makePictures);

const brand = { name: "Bro & Sons", slug: "bro-and-sons" };

describe("the placeholder {brand} in an article", () => {
  it("is replaced with the brand's name in texts and with its slug in slugs", () => {
    const meta = {
      slug: "{brand}-oil",
      title: "{brand} and {brand}",
      tags: ["{brand} oil"],
      readMinutes: 4,
      related: [{ slug: "{brand}-oil", title: "{brand}" }],
    };
    expect(fillPlaceholders(meta, brand)).toEqual({
      slug: "bro-and-sons-oil",
      title: "Bro & Sons and Bro & Sons",
      tags: ["Bro & Sons oil"],
      readMinutes: 4,
      related: [{ slug: "bro-and-sons-oil", title: "Bro & Sons" }],
    });
  });

  it("is replaced with the slug in links of a body, and with the escaped name in its text", () => {
    const body = '<p>{brand}: <a href="/muglife/{brand}-oil">{brand}</a></p>';
    expect(fillPlaceholders({ body }, brand)).toEqual({
      body: '<p>Bro &amp; Sons: <a href="/muglife/bro-and-sons-oil">Bro &amp; Sons</a></p>',
    });
  });

  it("is replaced with the slug in the name of a file", () => {
    expect(slugOfArticle("src/content/articles/{brand}-oil.ts", brand)).toBe("bro-and-sons-oil");
  });
});

describe("an article is checked with its placeholders filled in", () => {
  it("and is valid when they are known", async () => {
    const source = edited(["The title of the article gym-bag", "The title of an article about {brand}"]);
    expect(await problemsOf(source)).toEqual([]);
  });

  it.each([
    ["The title of the article gym-bag", "The title of an article about {brnd}"],
    ["<h3>Below it</h3>", "<h3>Below {brnd}</h3>"],
    ["<h3>Below it</h3>", "<h3>Below ${brnd}</h3>"],
  ])("and has a problem when one is unknown: %s", async (from, to) => {
    const source = edited([from, to]);
    const [problem, ...others] = await problemsOf(source);
    expect(others).toEqual([]);
    expect(problem).toMatchObject(firstChange(source));
    expect(JSON.stringify(problem)).toContain("{brnd}");
  });
});
