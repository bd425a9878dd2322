// The application keeps the files that a test of this file prepares, and all files of one environment share a process. In
// jsdom they would take the place of the files that tests of the pages request.
// @vitest-environment node
import { expect, it } from "vitest";
import { prepareBlog } from "../../plugins/pages/prerender";
import { articleFile } from "@/features/blog/blog-file-paths";
import { sampleArticle } from "../plugins/articles/sample-article";

const body = '<p onmouseover="alert(1)">Text<script>alert(1)</script></p>';
const articles = [sampleArticle("old", { body }), sampleArticle("new", { body, date: "2025-12-02" })];

it("the blog has the articles up to a day, with sanitized bodies", async () => {
  const { files } = await prepareBlog(articles, "2025-12-01");
  expect(files.get(articleFile("old"))).toMatchObject({ body: "<p>Text</p>" });
  expect(files.has(articleFile("new"))).toBe(false);
});
