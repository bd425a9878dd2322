// @vitest-environment node
import { expect, it } from "vitest";
import { readArticles } from "../../plugins/articles/read-articles";
import { knownPages, prepareBlog, renderPage } from "../../plugins/pages/prerender";

it("every page is the same at an address with a trailing slash, so that it hydrates without a difference", async () => {
  const pages = [...knownPages(await prepareBlog(readArticles(), "2100-01-01")).keys()].filter(
    (path) => path !== "/",
  );
  const contentOf = async (path: string): Promise<string> => {
    const { head, body } = await renderPage(path);
    // A link to a part of the page keeps the page's own address, which React takes over as it is.
    return head + body.replaceAll("/#", "#");
  };
  const differing: string[] = [];
  for (const path of pages)
    if ((await contentOf(path)) !== (await contentOf(`${path}/`))) differing.push(path);
  expect(pages.length).toBeGreaterThan(0);
  expect(differing).toEqual([]);
});
