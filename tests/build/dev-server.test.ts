// @vitest-environment node
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: ViteDevServer;
let address = "";

beforeAll(async () => {
  server = await createServer({
    mode: "development",
    logLevel: "silent",
    server: { port: 0 },
    // What packages would be bundled into is kept for the real server.
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
}, 30_000);
afterAll(() => server.close());

it.each(["/", "/faq", "/faq/", "/BRO25", "/muglife/gym-bag-essentials-men"])(
  "the live-editing server answers %s with the shell, which brings the application",
  async (path) => {
    const response = await fetch(new URL(path, address), { headers: { Accept: "text/html" } });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<div id="app"');
    expect(html).toContain("/src/main.tsx");
  },
);

it("it serves the sources that a page asks for, what the blog reads, and the stand-ins of third parties", async () => {
  for (const [path, type] of [
    ["/src/main.tsx", "text/javascript"],
    ["/src/app/app.tsx", "text/javascript"],
    ["/src/routes/home.tsx", "text/javascript"],
    ["/data/muglife/gym-bag-essentials-men.json", "application/json"],
    ["/stand-ins/reviews.js", "text/javascript"],
  ] as const) {
    const response = await fetch(new URL(path, address));
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toContain(type);
  }
});
