import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

/** Replaces a text in the page's scripts by an object, which React cannot render. `root`: the project that built the page. */
export async function spoil(page: Page, text: string, root = "."): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    let source = readFileSync(`${root}/dist${new URL(route.request().url()).pathname}`, "utf8");
    for (const quote of ["`", '"', "'"]) source = source.replaceAll(quote + text + quote, "{}");
    await route.fulfill({ body: source, contentType: "text/javascript" });
  });
}
