import { expect, it, vi } from "vitest";
import { loadArticle } from "@/features/blog/blog-source";
import { ARTICLE_SCHEMA } from "@/features/blog/read-blog-file";

it("sanitizes an article's body again, because the host may have changed the file", async () => {
  const body = `<p>Text<img src="x" onerror="alert(1)"><script>alert(1)</script></p>`;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ schema: ARTICLE_SCHEMA, body })));
  const article = await loadArticle("changed-by-the-host");
  expect(article?.body).toBe("<p>Text</p>");
});
