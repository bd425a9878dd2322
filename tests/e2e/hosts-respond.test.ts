// @vitest-environment node
import { expect, it } from "vitest";
import { respondByRoutes } from "../../e2e/hosts/respond";

const files = new Map([
  ["/", "home"],
  ["/faq", "answers"],
  ["/404", "unknown"],
]);
const routes = [
  { src: "^/(.*)/$", headers: { Location: "/$1" }, status: 308 },
  { src: "^/(.*)$", headers: { "X-Site": "ours" } },
  { src: "^/assets/(.*)$", headers: { "Cache-Control": "immutable" } },
  { handle: "filesystem" },
  { src: "^/([A-Za-z0-9]{4,64})$", dest: "/?code=$1" },
];
const respond = respondByRoutes(routes, (path) => {
  const text = files.get(path);
  return text === undefined ? null : new TextEncoder().encode(text);
});

it.each([
  ["/faq", 200, "answers"],
  ["/BRO25", 200, "home"],
  ["/a/b", 404, "unknown"],
])("routes of Vercel answer %s with status %i and its page", async (path, status, text) => {
  const response = respond(new Request(`http://localhost${path}`));
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get("X-Site")).toBe("ours");
});

it("a redirect fills in what the address matched", () => {
  const response = respond(new Request("http://localhost/faq/"));
  expect([response.status, response.headers.get("Location")]).toEqual([308, "/faq"]);
});

it("a later rule for a header replaces what an earlier one or the platform sends", () => {
  expect(respond(new Request("http://localhost/faq")).headers.get("Cache-Control")).toContain("max-age=0");
  expect(respond(new Request("http://localhost/assets/a.js")).headers.get("Cache-Control")).toBe("immutable");
});
