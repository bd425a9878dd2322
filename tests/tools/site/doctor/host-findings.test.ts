// @vitest-environment node
// What the doctor says of a host, and of the files that are published there.
import { expect, it } from "vitest";
import { at, describeFindings, HOME, withHeader, withoutHeader, withStatus } from "./breaks";
import { examine, html } from "./sample-host";

it("a site with nothing wrong has no finding", async () => {
  expect(await examine()).toEqual({ isExamined: true, problems: [], limits: [] });
});

it("a site with nothing wrong has no finding where only its address is known", async () => {
  expect(await examine(undefined, { environment: {} })).toEqual({
    isExamined: true,
    problems: [],
    limits: [],
  });
});

describeFindings([
  [
    "a page is missing",
    at("/faq", () => HOME),
    /^\/faq must have status 200 .+: publish the whole folder dist\//,
  ],
  [
    "a slash is unknown",
    at("/faq/", () => html("", 404)),
    /^\/faq\/ must be the page \/faq.+: let the host send the page/,
  ],
  [
    "a referral link is unknown",
    at("/BRO25", withStatus(404)),
    /^\/BRO25 must have status 200.+: let the host answer unknown names/,
  ],
  [
    "an unknown address is a page",
    at("/a/b", withStatus(200)),
    /^\/a\/b must have status 404.+: let the host answer unknown addresses with 404\.html/,
  ],
  [
    "a missing script is a page",
    at("/missing.js", () => HOME),
    /^\/missing\.js must have status 404.+: let the host answer missing files/,
  ],
  [
    "a folder hides a page",
    at("/muglife", () => html("", 403)),
    /^\/muglife must.+: let the host look for the page's file/,
  ],
  [
    "a folder is listed",
    at("/videos/", () => html("<ul>")),
    /^\/videos\/ must be.+: turn off the host's lists/,
  ],
  [
    "a page has two addresses",
    at("/faq.html", () => html("")),
    /^\/faq\.html must lead to \/faq.+: let the host redirect/,
  ],
  [
    "films have no ranges",
    (answer, { range }) => (range === null ? answer : { ...answer, status: 200 }),
    /^\/videos\/film\.mp4 must answer the range .+ \(and 2 more like it\): let the host send parts/,
  ],
  [
    "a page is not compressed",
    at("/faq", withoutHeader("Content-Encoding")),
    /^\/faq could not|^\/faq must be compressed/,
  ],
  [
    "a page is cached",
    at("/faq", withHeader("Cache-Control", "max-age=600")),
    /^\/faq must be cached for 0 s.+: send the Cache-Control of dist\/_headers\.$/,
  ],
  [
    "a header is missing",
    at("/a/b", withoutHeader("X-Content-Type-Options")),
    /^\/a\/b has X-Content-Type-Options: nothing.+: send the headers of dist\/_headers\.$/,
  ],
  [
    "captions have another type",
    at("/videos/film.vtt", withHeader("Content-Type", "text/plain")),
    /^\/videos\/film\.vtt must have the type text\/vtt.+: add the type/,
  ],
  [
    "captions are missing",
    at("/videos/film.vtt", withStatus(404)),
    /^The site names \/videos\/film\.vtt, which is missing \(status 404\): publish/,
  ],
  [
    "the data of a list of articles is missing",
    at("/data/muglife/page/2.json", withStatus(404)),
    /^The site names \/data\/muglife\/page\/2\.json, which is missing/,
  ],
  [
    "robots.txt has another type",
    at("/robots.txt", withHeader("Content-Type", "application/octet-stream")),
    /^\/robots\.txt must have the type text\/plain.+: add the type/,
  ],
  [
    "feed and sitemap have another type",
    (answer, { path }) => (path.endsWith(".xml") ? withHeader("Content-Type", "text/plain")(answer) : answer),
    /^\/muglife\/feed\.xml must have the type application\/xml.+: add the type/,
  ],
  [
    "the site answers without encryption",
    (answer, { address }) => (address.startsWith("http:") ? HOME : answer),
    /^http:\/\/bros\.shop\/ is answered without encryption .+: let the host redirect/,
  ],
  [
    "a picture is missing",
    at("/pictures/pack-320.avif", withStatus(404)),
    /^The site names \/pictures\/pack-320\.avif, which is missing \(status 404\): publish/,
  ],
  [
    "a page is in a picture's place",
    at("/social/home.jpg", () => HOME),
    /^The site names \/social\/home\.jpg, and the host sends a page in its place: publish/,
  ],
  [
    "a script is missing",
    at("/assets/app-1.js", withStatus(404)),
    /^The site names \/assets\/app-1\.js, which is missing/,
  ],
]);
