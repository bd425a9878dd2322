// A site with a notice and a pause of sales, which is built while they last, in a copy of the project.
import { spawn, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { shipping } from "@/content/shipping";
import { momentsOf } from "@/lib/purchase/delivery-dates";
import { isoDay } from "@/lib/text/dates";
import { DAY_MS } from "@/lib/text/day-ms";
import { copyProject } from "../tests/copy-project.ts";
import { freePort } from "./free-port.ts";

export const days = {
  from: isoDay(new Date(Date.now() - 2 * DAY_MS)),
  through: isoDay(new Date(Date.now() + 5 * DAY_MS)),
};
export const notice = {
  ...days,
  text: "A notice that is as long as a notice may be fills two lines on a phone.",
};
export const pause = { ...days, text: "A pause of a week.", link: "Link to mail" };
export const [start, end] = momentsOf(days, shipping.arrival.timeZone);

export interface PausedSite {
  url: string;
  root: string;
  close: () => void;
}

export async function openPausedSite(): Promise<PausedSite> {
  const root = copyProject();
  const content = JSON.stringify({ closed: [days.through], notice, pause });
  writeFileSync(
    join(root, "src/content/shop-days.ts"),
    `import type { ShopDays } from "./schema";\nexport const shopDays: ShopDays = ${content};\n`,
  );
  const build = spawnSync("npx", ["vite", "build", "--logLevel", "error"], { cwd: root, encoding: "utf8" });
  expect(build.status, build.stderr).toBe(0);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const preview = ["node_modules/vite/bin/vite.js", "preview", "--port", String(port), "--strictPort"];
  const server = spawn(process.execPath, preview, { cwd: root, stdio: "ignore" });
  await expect.poll(async () => (await fetch(url).catch(() => null))?.status, { timeout: 60_000 }).toBe(200);
  return {
    url,
    root,
    close() {
      server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
