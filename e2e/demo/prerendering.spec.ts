// A page that Chromium prerenders: it runs, and may never be shown. Chromium prerenders nothing while a debugger is attached, so it
// is started without one, and the pages tell a server what they see.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright/test";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { chromium as chromiumOptions } from "../chromium-options.ts";
import { expect, test } from "../test.ts";

const LINK = "/BRO25?utm_source=lamps";

interface Report {
  isPrerendering: boolean;
  address: string;
  /** Whether the application runs: it restores scroll positions itself. */
  isStarted: boolean;
  kept: Record<string, string>;
}

/** Runs in the page that is prerendered: reports its state again and again, from `load` on. */
function reportState(): void {
  const report = async (): Promise<void> => {
    // What starts the application in a page that is shown.
    window.dispatchEvent(new Event("scroll"));
    window.dispatchEvent(new Event("pointermove"));
    const state: Report = {
      isPrerendering: document.prerendering ?? false,
      address: location.pathname + location.search,
      isStarted: history.scrollRestoration === "manual",
      kept: Object.fromEntries([localStorage, sessionStorage].flatMap((area) => Object.entries(area))),
    };
    await fetch("/report", { method: "POST", body: JSON.stringify(state) });
    await report();
  };
  addEventListener("load", () => void report());
}

/** Runs in the page before: follows the link to the prerendered page when the server answers. */
function followLater(link: string): void {
  void fetch("/prerendered").then(() => location.assign(link));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

/** Serves the site with `reportState` in its pages, and a page that prerenders the link and then follows it. */
async function serveWithReports(site: string) {
  const reports: Report[] = [];
  const requested: string[] = [];
  let showPage = (): void => undefined;
  const rules = JSON.stringify({ prerender: [{ source: "list", urls: [LINK], eagerness: "immediate" }] });
  const launchPage = `<script type="speculationrules">${rules}</script><script>(${String(followLater)})(${JSON.stringify(LINK)})</script>`;

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const path = request.url ?? "";
      if (path === "/launch") {
        response.setHeader("content-type", "text/html");
        return void response.end(launchPage);
      }
      if (path === "/prerendered") return void (showPage = () => response.end());
      if (path === "/report") {
        const report: Report = JSON.parse(await textOf(request));
        reports.push(report);
        // By the third report, what the page does at `load` and on the input has been done.
        if (reports.length === 3) showPage();
        return void setTimeout(() => response.end(), 100);
      }
      if (reports.length < 3) requested.push(path);
      const found = await fetch(site + path);
      const type = found.headers.get("content-type") ?? "";
      const body = Buffer.from(await found.arrayBuffer());
      response.writeHead(found.status, { "content-type": type });
      response.end(
        type.startsWith("text/html")
          ? String(body).replace("<head>", `<head><script>(${String(reportState)})()</script>`)
          : body,
      );
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    launchAddress: `http://localhost:${address.port}/launch`,
    reports,
    /** The paths that were requested before the page was shown. */
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("a prerendered page stores, changes and starts nothing until it is shown", async ({ baseURL }) => {
  const { executablePath = chromium.executablePath(), args } = chromiumOptions();
  const { launchAddress, reports, requested, close } = await serveWithReports(baseURL ?? "");
  const profile = await mkdtemp(join(tmpdir(), "prerendering-"));
  // The port keeps the headless shell from printing the page and ending.
  const options = [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...options, launchAddress], { stdio: "ignore" });
  const ended = once(browser, "exit");
  try {
    await expect
      .poll(() => reports.at(-1), { timeout: 60_000 })
      .toMatchObject({
        isPrerendering: false,
        isStarted: true,
        address: "/?utm_source=lamps",
        kept: {
          [STORAGE_KEYS.referralCode]: expect.stringContaining("BRO25"),
          [STORAGE_KEYS.campaign]: expect.stringContaining("lamps"),
        },
      });
    const early = reports.filter(({ isPrerendering }) => isPrerendering);
    expect(early.length).toBeGreaterThanOrEqual(3);
    for (const report of early)
      expect(report).toEqual({ isPrerendering: true, isStarted: false, address: LINK, kept: {} });
    expect(requested).toContain(LINK);
    expect(requested.filter((path) => path.endsWith(".js"))).toEqual([]);
  } finally {
    browser.kill();
    await ended;
    close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
