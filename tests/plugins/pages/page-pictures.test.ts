import { expect, it } from "vitest";
import { byPicture, pagePictures } from "../../../plugins/pages/page-pictures";
import type { SocialPicture } from "../../../plugins/social/social-pictures";
import { createBlog } from "../../../plugins/articles/blog-files";
import { sampleArticle } from "../articles/sample-article";

const site = { brandName: "A brand", url: "https://shop.example" };
const head = (title: string, path: string): string =>
  `<title>${title}</title><meta property="og:image" content="https://shop.example${path}"/>`;
const { articles } = createBlog([sampleArticle("a", { title: "Oil & water", category: "Tips" })]);

async function picturesOf(...heads: string[]): Promise<SocialPicture[]> {
  const pictures: SocialPicture[] = [];
  for await (const picture of pagePictures(heads, articles, site, "/public")) pictures.push(picture);
  return pictures;
}

it("an article's social picture shows its title, its category and the largest size of its picture", async () => {
  const heads = [head("Oil &amp; water | A brand", "/social/muglife/a.jpg")];
  expect(await picturesOf(...heads)).toEqual([
    {
      file: "/social/muglife/a.jpg",
      title: "Oil & water",
      label: "Tips",
      art: "/public/pictures/articles/a-800.webp",
    },
  ]);
});

it("any other page's social picture shows the page's title without the brand, and the site's host", async () => {
  const heads = [head("Bro&#x27;s questions | A brand", "/social/faq.jpg")];
  expect(await picturesOf(...heads)).toEqual([
    { file: "/social/faq.jpg", title: "Bro's questions", label: "shop.example", art: null },
  ]);
});

it("pages with the same social picture get one, with the first page's title; pages that name none get none", async () => {
  const heads = [
    head("No", "/og-image.jpg"),
    head("A list", "/social/muglife.jpg"),
    head("Page 2", "/social/muglife.jpg"),
  ];
  expect((await picturesOf(...heads)).map(({ title }) => title)).toEqual(["A list"]);
});

it("pages are rendered with those of articles that share a picture one after the other, and else in their order", () => {
  const shared = { ...sampleArticle("c").picture, name: "articles/a" };
  const blog = createBlog([sampleArticle("a"), sampleArticle("b"), sampleArticle("c", { picture: shared })]);
  const paths = ["/", "/muglife/a", "/muglife/b", "/faq", "/muglife/c"];
  expect(byPicture(paths, blog.articles)).toEqual(["/", "/faq", "/muglife/a", "/muglife/c", "/muglife/b"]);
});
