import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { articleDocument, listing } from "../../src/content/schema/articles.ts";
import { senderFileCount } from "../../src/lib/referral/sender-files.ts";
import { isoDay } from "../../src/lib/text/dates.ts";
import type { Config } from "../../src/vendors/config.ts";
import { registry } from "../../src/vendors/registry.ts";
import { filesIn } from "../files.ts";
import type { DatedParts } from "./shop-days.ts";

interface PageOptions {
  brandSlug: string;
  root: string;
  days: DatedParts;
  /** Whether each vendor that is not configured has its stand-in. */
  hasStandIns: boolean;
}

/**
 * The constants that the build fills into the application, for Vite's `define`. Each constant of vendors is used in one module only,
 * so that no page loads facts that it does not need.
 */
export function pageConstants(
  config: Config,
  { brandSlug, root, days, hasStandIns }: PageOptions,
): Record<string, string> {
  const { vendors } = registry;
  // Those with an analytics.ts, which leaves out all of its adapter where its vendor is not in the build.
  const reporting = vendors
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, "src/vendors", name, "analytics.ts")));
  const present = reporting.filter(
    (name) => hasStandIns || registry.allowances(config).some(({ vendor }) => vendor === name),
  );
  const constants = {
    __ARTICLE_SCHEMA__: schemaHash(articleDocument),
    __LISTING_SCHEMA__: schemaHash(listing),
    __BUILD_DAY__: isoDay(new Date()),
    __MEDIA_VERSION__: mediaVersion(join(root, "public")),
    __CLOSED_DAYS__: days.closed,
    __SHOP_OFFSET__: days.offset,
    __NOTICE__: days.notice,
    __PAUSE__: days.pause,
    // How many files have the affiliates with a page. It is compared wherever something depends on one.
    "import.meta.env.BROS": String(senderFileCount(broCount(root)) || ""),
    __IS_PAUSED__: days.marks.includes("data-paused"),
    __BRAND_SLUG__: brandSlug,
    // Empty on the demo store. It is compared where a branch imports the demo store, so that the bundler drops the branch, and
    // read at boot, which would load the whole configuration for it.
    "import.meta.env.SHOP_DOMAIN": config.shop?.domain ?? "",
    // Views are reported only in a build with a vendor for them: the code for it is more than the landing page's budget has left.
    "import.meta.env.TAGS": present.length > 0 ? "1" : "",
    ...Object.fromEntries(reporting.map((name) => [constantOf(name), present.includes(name) ? "1" : ""])),
    __CONFIG__: config,
    __VENDOR_STORAGE__: vendors.flatMap(({ leaves }) => leaves.map(({ source, flags }) => [source, flags])),
    __VENDOR_PRIVACY__: registry.privacy(config),
  };
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** "tiktok-pixel" → "import.meta.env.TIKTOK_PIXEL" */
const constantOf = (vendor: string): string => `import.meta.env.${vendor.replaceAll("-", "_").toUpperCase()}`;

function broCount(root: string): number {
  const folder = join(root, "src/content/bros");
  return existsSync(folder) ? filesIn(folder).length : 0;
}

function schemaHash(schema: z.ZodType): string {
  return createHash("sha256")
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest("hex")
    .slice(0, 8);
}

/** The folders of public/ whose files browsers keep for a week. */
const KEPT_FOLDERS = ["pictures", "videos"];

/** Eight hexadecimal digits, which change with the content of any picture, film or captions. */
export function mediaVersion(publicDir: string): string {
  const hash = createHash("sha256");
  for (const folder of KEPT_FOLDERS.map((name) => join(publicDir, name)).filter(existsSync))
    // In an order that every machine has.
    for (const name of filesIn(folder).sort())
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 8);
}
