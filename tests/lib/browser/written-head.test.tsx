import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeadTags } from "@/components/head-tags";
import { noteWrittenHead, removeWrittenHead } from "@/lib/browser/written-head";

const page = {
  brandName: "B",
  siteUrl: "https://b.test",
  title: "T",
  description: "D",
  picture: { path: "/p", alt: "P" },
};
const INDEX_HTML_TAG = `<meta name="viewport" content="width=device-width">`;

it("removes every tag that the prerendered page has in its head, and none of index.html", () => {
  document.head.innerHTML =
    INDEX_HTML_TAG +
    renderToStaticMarkup(
      <HeadTags
        {...page}
        path="/a"
        keywords="k"
        publishedOn="2026-01-02"
        feed={{ path: "/feed", type: "application/atom+xml", title: "Feed" }}
      />,
    ) +
    renderToStaticMarkup(<HeadTags {...page} path={null} />);
  expect(document.head.children.length).toBeGreaterThan(20);

  noteWrittenHead();
  const later = document.head.appendChild(document.createElement("title"));
  removeWrittenHead();
  later.remove();
  expect(document.head.innerHTML).toBe(INDEX_HTML_TAG);
});
