// The policy of a build against what the script of a reviews service does in the page, without a build for each service.
import { readFileSync } from "node:fs";
import { contentSecurityPolicy } from "../../plugins/host/headers.ts";
import { readConfig } from "../../plugins/config/read-config.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

const SITE = "https://bros.test";
const SCRIPT = "https://cdn-widgetsrepository.yotpo.com/v1/loader/key";
const STAND_IN = readFileSync("src/vendors/reviews/stand-in.js", "utf8");

const policyOf = (environment: Record<string, string>) =>
  contentSecurityPolicy(readConfig(environment, SITE).config, { "style-src": ["'sha256-page'"] });
const CONFIGURED = policyOf({ VITE_REVIEWS_SCRIPT_URL: SCRIPT, VITE_YOTPO_INSTANCE_ID: "7" });

test(
  "Yotpo's widget has its own styles, and would have none with a hash beside them",
  BY_DAY,
  async ({ page, watch }) => {
    watch.allow(/Content Security Policy/);
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: STAND_IN }));
    for (const [policy, color] of [
      [CONFIGURED, "rgb(255, 255, 255)"],
      // This is why the policy has no hash.
      [CONFIGURED.replace("'unsafe-inline'", "'unsafe-inline' 'sha256-page'"), "rgb(0, 0, 0)"],
    ] as const) {
      await page.route(`${SITE}/`, (route) =>
        route.fulfill({
          contentType: "text/html",
          headers: { "Content-Security-Policy": policy },
          body: `<!doctype html><link rel="icon" href="data:,"><div class="yotpo-widget-instance" data-yotpo-instance-id="7"></div><script src="${SCRIPT}"></script>`,
        }),
      );
      await page.goto(`${SITE}/`);
      await expect(page.locator(".yotpo-review").first()).toHaveCSS("color", color);
    }
  },
);
