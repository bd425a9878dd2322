import { describe, expect, it } from "vitest";
import { paths } from "@/lib/site/paths";
import { matchedPage, routes } from "@/app/routes";

const routeOf = (address: string) => matchedPage(address)?.route.path;

describe("the route table", () => {
  it.each(Object.values(paths))("has a route for %s, with and without a trailing slash", (path) => {
    expect(routeOf(path)).toBe(path);
    expect(routeOf(`${path}/`)).toBe(path);
  });

  it.each([
    ["/muglife/stay-matte-anywhere", "/muglife/:articleId"],
    ["/muglife/page/2", "/muglife/page/:pageNumber"],
    ["/BRO25", "/:code"],
    ["/BRO25/", "/:code"],
    ["/%3Cb%3E", "/:code"],
    ["/no/where", "*"],
    ["/BRO25/faq", "*"],
  ])("matches %s with the route %s", (address, path) => expect(routeOf(address)).toBe(path));

  it.each(routes.map(({ path, load }) => [path, load] as const))(
    "loads a page for %s",
    async (_path, load) => {
      expect((await load()).default).toBeTypeOf("function");
    },
  );

  it("lists each known address once, in its canonical form, in the route that matches it", () => {
    const known = routes.flatMap((route) => route.known.map((address) => [address, route.path] as const));
    expect(new Set(known.map(([address]) => address)).size).toBe(known.length);
    for (const [address, path] of known) expect(routeOf(address)).toBe(path);
  });
});
