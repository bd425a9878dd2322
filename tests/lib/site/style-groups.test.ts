// @vitest-environment node
import { expect, it } from "vitest";
import { articlePath, listingPath } from "@/lib/blog/blog-paths";
import { paths } from "@/lib/site/paths";
import { startsByItself, styleGroupOf } from "@/lib/site/style-groups";

it.each([
  [paths.home, "home"],
  [paths.muglife, "list"],
  [listingPath(null, 2), "list"],
  [listingPath("gym", 3), "list"],
  [articlePath("pages-and-tags"), "article"],
  ["/muglife/:articleId", "article"],
  [paths.faq, "page"],
  ["/:code", "page"],
])("gives %s the styles of the group %s", (path, group) => expect(styleGroupOf(path)).toBe(group));

it("lets the application of the blog's pages start on input only", () => {
  expect((["home", "list", "article", "page"] as const).filter(startsByItself)).toEqual(["home", "page"]);
});
