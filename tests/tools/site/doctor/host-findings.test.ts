// @vitest-environment node
// What the doctor says of a host, and of the files that are published there.
import { expect, it } from "vitest";
import { at, describeFindings, HOME, withHeader, withoutHeader, withStatus } from "./breaks";
import { examine, html } from "./sample-host";

it.each([{}, { environment: {} }])("a site with nothing wrong has no finding: %j", async (known) => {
  expect(await examine(undefined, known)).toEqual({ isExamined: true, problems: [], limits: [] });
});

// Which line of the contract a fault breaks stands in contract.test.ts. Here: its sentence, what it counts together, and missing files.
describeFindings([
  ["a folder hides a page", at("/muglife", () => html("", 403)), /^\/muglife must.+: let the host look for/],
  [
    "films have no ranges",
    (answer, { range }) => (range === null ? answer : { ...answer, status: 200 }),
    /^\/videos\/film\.mp4 must answer the range .+ \(and 2 more like it\): let the host send parts/,
  ],
  [
    "a header is missing",
    at("/a/b", withoutHeader("X-Content-Type-Options")),
    /^\/a\/b has X-Content-Type-Options: nothing.+: send the headers of dist\/_headers\.$/,
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
    "the site answers without encryption",
    (answer, { address }) => (address.startsWith("http:") ? HOME : answer),
    /^http:\/\/bros\.shop\/ is answered without encryption .+: let the host redirect/,
  ],
  [
    "a page is in a picture's place",
    at("/social/home.jpg", () => HOME),
    /^The site names \/social\/home\.jpg, and the host sends a page in its place: publish/,
  ],
]);
