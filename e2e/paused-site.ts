// A site with a notice and a pause of sales, which is built while they last, in a copy of the project. Its texts have the most characters
// that the content allows.
import { spawn, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "playwright/test";
import { demoCheckout } from "@/content/demo-checkout";
import { checkoutLabels, emptyPage, navigationLabels } from "@/content/interface";
import { shipping } from "@/content/shipping";
import { momentsOf } from "@/lib/purchase/delivery-dates";
import { isoDay } from "@/lib/text/dates";
import { pageActions } from "@/content/site";
import { fillText } from "@/lib/text/fill-text";
import { DAY_MS } from "@/lib/text/day-ms";
import { copyProject } from "../tests/copy-project.ts";
import { freePort } from "./free-port.ts";
import * as find from "./locators.ts";
import { firstBundle } from "./site-content.ts";

export const days = {
  from: isoDay(new Date(Date.now() - 2 * DAY_MS)),
  through: isoDay(new Date(Date.now() + 5 * DAY_MS)),
};
const notice = {
  ...days,
  text: "A notice that is as long as a notice may be fills two lines of 320 px on phones.",
};
export const pause = {
  ...days,
  text: "A pause of sales, in a sentence that is as long as a sentence of a pause may be.",
  link: "Link to a mail to us",
};
export const [start, end] = momentsOf(days, shipping.arrival.timeZone);

// Parts of its pages.
export const noticeOn = (page: Page): Locator =>
  page.getByRole("complementary").filter({ hasText: notice.text });
/** Every way to buy: links to the shop's cart, and what leads to them. */
export const waysToBuy = (page: Page): Locator =>
  [checkoutLabels.buy, emptyPage.buy, pageActions.go, navigationLabels.buy, demoCheckout.empty.pick]
    .map((label) => page.getByRole("link", { name: label.replace("{bundle}", "") }))
    .reduce((one, other) => one.or(other), find.buyNow(page).or(find.straightLink(page, firstBundle)));

/** A line that says when an order arrives. */
export const datesIn = (part: Page | Locator, text: string): Locator =>
  part.getByText(new RegExp(fillText(text, { days: ".*\\d" })));

export interface PausedSite {
  url: string;
  close: () => void;
}

export async function openPausedSite(): Promise<PausedSite> {
  const root = copyProject();
  const content = JSON.stringify({ closed: [days.through], notice, pause });
  writeFileSync(
    join(root, "src/content/shop-days.ts"),
    `import type { ShopDays } from "./schema";\nexport const shopDays: ShopDays = ${content};\n`,
  );
  const vite = "node_modules/vite/bin/vite.js";
  const build = spawnSync(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(build.status, build.stderr).toBe(0);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const preview = [vite, "preview", "--port", String(port), "--strictPort"];
  const server = spawn(process.execPath, preview, { cwd: root, stdio: "ignore" });
  await expect.poll(async () => (await fetch(url).catch(() => null))?.status, { timeout: 60_000 }).toBe(200);
  return {
    url,
    close() {
      server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
