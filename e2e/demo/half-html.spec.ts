// A page whose HTML stops arriving in the middle: a connection that is lost, or slow beyond patience.
import { createServer, type Server, type ServerResponse } from "node:http";
import { straightLink } from "../locators.ts";
import { firstBundle } from "../site-content.ts";
import { storedText } from "../stored-code.ts";
import { expect, test } from "../test.ts";

/** Answers as the site at this origin does, but sends no HTML from the footer on. */
async function serveUpToFooter(origin: string): Promise<Server> {
  const send = async (path: string, response: ServerResponse): Promise<void> => {
    const found = await fetch(origin + path);
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
  return server;
}

test("a referral link whose HTML does not arrive completely stores its code, and its cart links carry it", async ({
  page,
  baseURL,
}) => {
  const server = await serveUpToFooter(baseURL ?? "");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  await page.goto(`http://localhost:${address.port}/BRO25`, { waitUntil: "commit" });
  await expect.poll(() => storedText(page)).toContain("BRO25");
  await expect(page).toHaveURL(`http://localhost:${address.port}/`);
  const requested = page.waitForRequest(/attributes\[__snowball\]=BRO25/);
  await straightLink(page, firstBundle).click({ noWaitAfter: true });
  await requested;
  server.closeAllConnections();
  server.close();
});
