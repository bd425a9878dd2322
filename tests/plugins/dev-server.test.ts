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
    // Without bundling of packages: its cache in node_modules belongs to the development server.
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
}, 30_000);
afterAll(() => server.close());

it.each(["/", "/faq", "/faq/", "/BRO25", "/muglife/gym-bag-essentials-men"])(
  "the development server responds to %s with the shell, which loads the application",
  async (path) => {
    const response = await fetch(new URL(path, address), { headers: { Accept: "text/html" } });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<div id="app"');
    expect(html).toContain("/src/main.tsx");
  },
);

it("the development server serves source files, the data of the blog, and the stand-ins of third-party scripts", async () => {
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
