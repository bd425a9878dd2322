// @vitest-environment node
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { writePageFolders } from "../../../../plugins/host/files/write-host-files";
import { readSiteFacts } from "../../../../tools/site/contract/site-facts";
import { publishedFolder } from "../../../tools/site/doctor/sample-host";

let dist = "";
beforeEach(() => {
  dist = publishedFolder();
});

const read = (file: string): string => readFileSync(join(dist, file), "utf8");

it("each page is also the index of a folder of its name, for hosts that know only folders", async () => {
  writePageFolders(dist);
  for (const page of ["/faq", "/muglife", "/muglife/page/2", "/frames/judge-me"])
    expect(read(`${page}/index.html`), page).toBe(read(`${page}.html`));
});

it("the home page and the 404 page stay single files, and so does HTML that is no page", async () => {
  writeFileSync(join(dist, "shell.html"), '<div id="app"></div>');
  writePageFolders(dist);
  for (const folder of ["index", "404", "shell"]) expect(existsSync(join(dist, folder)), folder).toBe(false);
});

it("GitHub Pages is told to keep files whose names begin with a dot", async () => {
  writePageFolders(dist);
  writeFileSync(join(dist, "_headers"), "");
  expect(read("/.nojekyll")).toBe("");
  expect(readSiteFacts(dist).files).not.toContain("/.nojekyll");
  expect(readSiteFacts(dist).pages.filter((page) => page === "/faq")).toHaveLength(1);
});

it("writing the folders again changes nothing", async () => {
  writePageFolders(dist);
  writePageFolders(dist);
  expect(existsSync(join(dist, "faq/index/index.html"))).toBe(false);
});
