// @vitest-environment node
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "../write-files";
import { folderSite, siteResponse } from "../../functions/lib/site-response";

it("a folder that is built again has the headers of the new build, which allow the script in its pages", () => {
  const dist = newFolder();
  const site = folderSite(dist);
  expect(site.rules).toEqual([]);
  for (const policy of ["script-src 'sha256-a'", "script-src 'sha256-b'"]) {
    writeFileSync(join(dist, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
    expect(site.rules).toEqual([{ pattern: "/*", headers: [["Content-Security-Policy", policy]] }]);
  }
});

describe("the response to a request", () => {
  const dist = newFolder({
    "index.html": "<!doctype html>".padEnd(2_000, " "),
    "404.html": "<!doctype html>",
    "a.bin": "a",
  });
  const site = folderSite(dist);
  const ask = (acceptEncoding: string | null, ifNoneMatch: string | null = null, address = "/") =>
    siteResponse(
      site,
      address,
      (name) => ({ "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch })[name],
    );

  it.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0, gzip;q=0.5", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["identity, *;q=0", undefined],
    ["", undefined],
    [null, undefined],
  ])("has the encoding that the browser takes: %s", (accepted, encoding) => {
    expect(ask(accepted).headers["Content-Encoding"]).toBe(encoding);
  });

  it("is asked for anew where no rule says otherwise, has the type of its file, and no body without a page", () => {
    const html = { "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8" };
    expect(ask("br").headers).toMatchObject(html);
    expect(ask("br", null, "/a.bin?x=1").headers["Content-Type"]).toBe("application/octet-stream");
    const bare = siteResponse(folderSite(newFolder()), "/no/where", () => null);
    expect(bare).toEqual({ status: 404, headers: html, body: new Uint8Array() });
  });

  it("has a tag, and is 304 without a body for a browser that has the same", () => {
    const { ETag: tag = "" } = ask("br").headers;
    const again = ask("br", `"other", ${tag}`);
    expect(again).toMatchObject({ status: 304, headers: { ETag: tag, Vary: "Accept-Encoding" } });
    expect(again.body.length).toBe(0);
    // Compared weakly (RFC 9110, 13.1.2): a server in between may take the mark away.
    expect(ask("br", tag.replace("W/", "")).status).toBe(304);
    expect(ask("gzip", tag).status).toBe(200);
    expect(ask("br", '"other"').status).toBe(200);
    writeFileSync(join(dist, "index.html"), "<!doctype html> changed");
    expect(ask("br", tag).status).toBe(200);
    expect([ask("br", "*").status, ask("br", "*", "/no/where").status]).toEqual([304, 404]);
  });
});
