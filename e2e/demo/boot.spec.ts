// What works although the rest of the page does not arrive: a lost or very slow connection, or a filter that refuses scripts.
import { createServer, type ServerResponse } from "node:http";
import type { Route } from "playwright/test";
import { heading, straightLink } from "../locators.ts";
import { firstBundle } from "../site-content.ts";
import { storedText } from "../stored-code.ts";
import { BY_DAY, byDayIf, expect, test } from "../test.ts";

/** Answers as the site at this origin does, but sends no HTML from the footer on. */
async function serveUpToFooter(site: string): Promise<{ origin: string; close: () => void }> {
  const send = async (path: string, response: ServerResponse): Promise<void> => {
    const found = await fetch(site + path);
    const body = Buffer.from(await found.arrayBuffer());
    for (const name of ["content-type", "content-security-policy"]) {
      const value = found.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.statusCode = found.status;
    const footer = body.indexOf("<footer");
    if (footer < 0) response.end(body);
    else response.write(body.subarray(0, footer));
  };
  const server = createServer((request, response) => {
    send(request.url ?? "/", response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [fate, answer, loads] of [
  // The HTML may be older than the files of the site, so it is loaded once more.
  ["are refused", (route: Route) => route.abort(), 2],
  ["do not answer", () => undefined, 1],
] as const)
  test(
    `a referral link whose script files ${fate} stores its code, and its cart links carry it`,
    byDayIf(loads === 2),
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource|net::ERR|did not start/);
      await page.route("**/*.js", answer);
      let loaded = 0;
      page.on("load", () => (loaded += 1));
      await page.goto("/BRO25", { waitUntil: "domcontentloaded" });
      await expect.poll(() => loaded).toBe(loads);
      await expect(page).toHaveURL("/");
      await expect(heading(page)).toBeVisible();
      expect(await storedText(page)).toContain("BRO25");
      const requested = page.waitForRequest(/attributes\[__snowball\]=BRO25/);
      await straightLink(page, firstBundle).click({ noWaitAfter: true });
      await requested;
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  );

test(
  "a referral link whose HTML does not arrive completely stores its code, and its cart links carry it",
  BY_DAY,
  async ({ page, baseURL }) => {
    const { origin, close } = await serveUpToFooter(baseURL ?? "");
    try {
      await page.goto(`${origin}/BRO25`, { waitUntil: "commit" });
      await expect.poll(() => storedText(page)).toContain("BRO25");
      await expect(page).toHaveURL(`${origin}/`);
      const requested = page.waitForRequest(/attributes\[__snowball\]=BRO25/);
      await straightLink(page, firstBundle).click({ noWaitAfter: true });
      await Promise.all([requested, page.waitForURL(/\/demo\/checkout/, { waitUntil: "commit" })]);
      // A connection that is closed below a page is reported to its console.
      await page.goto("about:blank");
    } finally {
      close();
    }
  },
);
