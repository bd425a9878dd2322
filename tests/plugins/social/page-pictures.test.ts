import { expect, it } from "vitest";
import { pagePictures } from "../../../plugins/social/social-pictures";
import { createBlog } from "../../../plugins/articles/blog-files";
import { sampleArticle } from "../articles/sample-article";

const site = { brandName: "A brand", url: "https://shop.example" };
const head = (title: string, path: string): string =>
  `<title>${title}</title><meta property="og:image" content="https://shop.example${path}"/>`;
const { articles } = createBlog([sampleArticle("a", { title: "Oil & water", category: "Tips" })]);

const picturesOf = (...heads: string[]) => pagePictures(heads, articles, site, "/public");

it("an article's social picture shows its title, its category and the largest size of its picture", () => {
  const heads = [head("Oil &amp; water | A brand", "/social/muglife/a.jpg")];
  expect(picturesOf(...heads)).toEqual([
    {
      file: "/social/muglife/a.jpg",
      title: "Oil & water",
      label: "Tips",
      art: "/public/pictures/articles/a-800.webp",
    },
  ]);
});

it("any other page's social picture shows the page's title without the brand, and the site's host", () => {
  const heads = [head("Bro&#x27;s questions | A brand", "/social/faq.jpg")];
  expect(picturesOf(...heads)).toEqual([
    { file: "/social/faq.jpg", title: "Bro's questions", label: "shop.example", art: null },
  ]);
});

it("pages with the same social picture get one, with the first page's title; pages that name none get none", () => {
  const heads = [
    head("No", "/og-image.jpg"),
    head("A list", "/social/muglife.jpg"),
    head("Page 2", "/social/muglife.jpg"),
  ];
  expect(picturesOf(...heads).map(({ title }) => title)).toEqual(["A list"]);
});
