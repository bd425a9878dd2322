// @vitest-environment node
// The ids that the check of links knows are those of the rendered pages.
import { expect, it } from "vitest";
import { pageIds } from "../../../plugins/articles/check-links";
import { contents, prepareBlog, renderPage } from "../../../plugins/pages/prerender";
import { paths } from "@/lib/site/paths";

/** Ids for scripts and screen readers, React's own, and the cards of the blog, which move to other pages. */
const NO_TARGET = /^(?:app|menu|main|drop|the-drop\?.*|_R_.*|.*-(?:heading|hint|result|status))$/;

it.each(Object.values(paths).filter((path) => path !== paths.muglife))(
  "the ids on %s are known to the check of links",
  async (path) => {
    await prepareBlog([], "2100-01-01");
    const { body } = await renderPage(path);
    const rendered = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
    expect(pageIds(contents, path)?.toSorted()).toEqual(
      rendered.filter((id) => !NO_TARGET.test(id)).toSorted(),
    );
  },
);
