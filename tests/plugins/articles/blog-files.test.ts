import { describe, expect, it } from "vitest";
import type { Article } from "@/content/schema";
import { createBlog } from "../../../plugins/articles/blog-files";
import { articleFile, listingFile } from "@/features/blog/blog-file-paths";
import { isArticle, isListing } from "@/features/blog/read-blog-file";
import { sampleArticle } from "./sample-article";

const day = (index: number): string => `2025-07-${String(index + 1).padStart(2, "0")}`;
const many = (count: number, given: Partial<Article> = {}): Article[] =>
  Array.from({ length: count }, (_, index) => sampleArticle(`a-${index}`, { date: day(index), ...given }));

type Blog = ReturnType<typeof createBlog>;

/** The file as a page reads it, which `isKnown` accepts. */
function read<File>(blog: Blog, path: string, isKnown: (file: unknown) => file is File): File {
  const file: unknown = JSON.parse(JSON.stringify(blog.files.get(path)));
  if (!isKnown(file)) throw new Error("The page refuses the file.");
  return file;
}
const listing = (blog: Blog, tag: string | null, page: number) =>
  read(blog, listingFile(tag, page), isListing);
const article = (blog: Blog, slug: string) => read(blog, articleFile(slug), isArticle);

describe("the list of articles", () => {
  it("holds nine articles on a page, the newest first, and those of one day by slug", () => {
    const blog = createBlog([...many(10), sampleArticle("z-old", { date: day(0) })]);
    const [first, second] = [listing(blog, null, 1), listing(blog, null, 2)];
    expect(first.articles).toHaveLength(9);
    expect([...first.articles, ...second.articles].map(({ slug }) => slug)).toEqual([
      ...many(10)
        .map(({ slug }) => slug)
        .toReversed(),
      "z-old",
    ]);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 11, tag: null });
  });

  it("leaves out generic articles, which are listed under their tags and have pages of their own", () => {
    const blog = createBlog([sampleArticle("listed"), sampleArticle("other", { kind: "generic" })]);
    expect(listing(blog, null, 1).articles.map(({ slug }) => slug)).toEqual(["listed"]);
    expect(listing(blog, "gym", 1).articles.map(({ slug }) => slug)).toEqual(["listed", "other"]);
    expect([...blog.pages.keys()]).toEqual(
      expect.arrayContaining(["/muglife", "/muglife/tag/gym", "/muglife/listed", "/muglife/other"]),
    );
  });

  it("has one page even when nothing is published", () => {
    expect(listing(createBlog([]), null, 1)).toMatchObject({ pages: 1, articles: [] });
  });

  it("has no file after its last page, for an unknown tag or for a name from Object.prototype", () => {
    const blog = createBlog(many(9));
    for (const path of [listingFile(null, 2), listingFile("constructor", 1), articleFile("__proto__")])
      expect(blog.files.get(path)).toBeUndefined();
  });

  it("has first pages of the same size with a hundred articles and with a thousand", () => {
    const bytes = (count: number) =>
      JSON.stringify(listing(createBlog(many(count, { date: "2025-07-20" })), null, 2)).length;
    expect(Math.abs(bytes(1_000) - bytes(100))).toBeLessThan(40);
  });
});

describe("an article", () => {
  it("has its words counted and its headings listed", () => {
    const body = '<h2 id="salt-oil">Salt &amp; oil</h2><p>Four words are here.</p>';
    const blog = createBlog([sampleArticle("a", { body })]);
    expect(article(blog, "a")).toMatchObject({
      body: '<h2 id="salt-oil">Salt &amp; oil</h2><p>Four words are here.</p>',
      wordCount: 7,
      headings: [{ id: "salt-oil", text: "Salt & oil" }],
    });
  });

  it("links to the next and the previous article of its kind, and to none beyond the ends", () => {
    const blog = createBlog([...many(3), sampleArticle("g", { kind: "generic", date: day(1) })]);
    expect(article(blog, "a-1")).toMatchObject({ newer: { slug: "a-2" }, older: { slug: "a-0" } });
    expect(article(blog, "a-2").newer).toBeNull();
    expect(article(blog, "a-0").older).toBeNull();
    expect(article(blog, "g")).toMatchObject({ newer: null, older: null });
  });

  it("lists its related articles with their titles and pictures, and leaves out one that is not published", () => {
    const blog = createBlog([sampleArticle("a"), sampleArticle("one")]);
    expect(article(blog, "a").related).toMatchObject([
      { slug: "one", title: "About one", picture: { name: "articles/one" } },
    ]);
  });

  it("is marked as a draft while it is not published", () => {
    const blog = createBlog([sampleArticle("a"), sampleArticle("b")], ({ slug }) => slug === "b");
    expect(article(blog, "a").unpublished).toBe(false);
    expect(article(blog, "b").unpublished).toBe(true);
    expect(listing(blog, null, 1).articles.map(({ unpublished }) => unpublished)).toEqual([false, true]);
  });
});

it.each([
  ["category", "Gossip"],
  ["dropPath", "javascript:alert(1)"],
])("a file of the blog is not written with the %s %j", (name, value) => {
  const damaged = { ...sampleArticle("a"), [name]: value };
  expect(() => createBlog([damaged])).toThrow(/^\/data\/muglife\/.* does not match its schema/);
});
