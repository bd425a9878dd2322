// What search engines and feed readers get from a deployed site: canonical addresses, robots rules, sitemap and feed.
import { FEED_PATH } from "@/lib/blog/blog-paths";
import { textOf, type Answer, type Ask } from "../contract/ask";
import type { LiveFiles } from "./live-files";
import { andOthers } from "./sentence";

const ONE_BUILD = "publish the whole folder dist/ of one build";

/** `siteUrl`: the address that the site was built for. `origin`: the one at which it is asked; null on this machine. */
export async function checkSearch(
  ask: Ask,
  { pages, sitemap }: LiveFiles,
  siteUrl: string,
  origin: string | null,
): Promise<string[]> {
  const problems: string[] = [];
  if (origin !== null && origin !== siteUrl)
    problems.push(
      `The site was built for ${siteUrl}, which its canonical addresses, sitemap and feed name: set VITE_SITE_URL=${origin} at the host and publish it again.`,
    );
  problems.push(...(await checkRobots(ask, siteUrl)));
  if (sitemap === null) problems.push("/sitemap.xml is no sitemap: publish the whole folder dist/.");
  else problems.push(...statusProblem("/sitemap.xml", await ask("/sitemap.xml")));
  const listed = (sitemap ?? []).filter((address) => address.startsWith(`${siteUrl}/`));
  const foreign = (sitemap ?? []).filter((address) => !address.startsWith(`${siteUrl}/`));
  problems.push(
    ...andOthers(
      foreign.map((address) => `The sitemap names ${address}, which is not below ${siteUrl}`),
      ONE_BUILD,
    ),
    ...andOthers(
      listed.flatMap((address) => canonicalProblem(address, siteUrl, pages)),
      ONE_BUILD,
    ),
    ...andOthers(
      await hiddenPages(
        ask,
        listed.map((address) => address.slice(siteUrl.length)),
        pages,
      ),
      "take the host's rule away that hides this deployment",
    ),
    ...(await checkFeed(ask, siteUrl)),
  );
  if (keepsSamples(pages))
    problems.push(
      "The site was built with VITE_SAMPLE_CONTENT=keep, so search engines show no page of it: name the sources (docs/marketers.md), empty the variable and publish it again.",
    );
  return problems;
}

async function checkRobots(ask: Ask, siteUrl: string): Promise<string[]> {
  const answer = await ask("/robots.txt");
  const text = textOf(answer);
  if (answer.status !== 200 || !/^user-agent:/im.test(text))
    return ["/robots.txt is missing: publish the whole folder dist/."];
  if (/^disallow:\s*\/\s*$/im.test(text))
    return [
      "/robots.txt keeps search engines away from every page: serve the one of dist/ instead of the host's own.",
    ];
  return text.includes(`Sitemap: ${siteUrl}/sitemap.xml`)
    ? []
    : [`/robots.txt does not name ${siteUrl}/sitemap.xml: serve the one of dist/ instead of the host's own.`];
}

function canonicalProblem(address: string, siteUrl: string, pages: LiveFiles["pages"]): string[] {
  const path = address.slice(siteUrl.length);
  const html = pages.get(path);
  // A page that is missing is reported with the addresses.
  if (html === undefined) return [];
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return canonical === address
    ? []
    : [`${path} names ${canonical ?? "nothing"} as its canonical address instead of ${address}`];
}

/** Whether the build hid its pages, because their content is a sample. */
function keepsSamples(pages: LiveFiles["pages"]): boolean {
  const home = pages.get("/") ?? "";
  return /<html[^>]* class="samples-/.test(home) && /<meta name="robots" content="[^"]*noindex/.test(home);
}

/** Pages of the sitemap that search engines are told not to list. */
async function hiddenPages(ask: Ask, paths: readonly string[], pages: LiveFiles["pages"]): Promise<string[]> {
  const hidden: string[] = [];
  if (keepsSamples(pages)) return hidden;
  for (const path of paths) {
    const { headers } = await ask(path);
    if (/\bnoindex\b/i.test(headers.get("x-robots-tag") ?? ""))
      hidden.push(`${path} is in the sitemap, and the header X-Robots-Tag hides it from search engines`);
    else if (/<meta name="robots" content="[^"]*noindex/.test(pages.get(path) ?? ""))
      hidden.push(`${path} is in the sitemap, and its robots tag hides it from search engines`);
  }
  return hidden;
}

/** A file with the right body and a status with which search engines and feed readers drop it. */
function statusProblem(file: string, { status }: Answer): string[] {
  if (status === 200) return [];
  return [
    `${file} must have status 200, and has ${status}: let the host send the file itself, without a rule of its own for it.`,
  ];
}

async function checkFeed(ask: Ask, siteUrl: string): Promise<string[]> {
  const answer = await ask(FEED_PATH);
  const text = textOf(answer);
  if (!/<feed\b/.test(text)) return [`${FEED_PATH} is no feed: publish the whole folder dist/.`];
  if (answer.status !== 200) return statusProblem(FEED_PATH, answer);
  const entries = [...text.matchAll(/<link rel="alternate" type="text\/html" href="([^"]*)"/g)].map(
    ([, address = ""]) => address,
  );
  if (!text.includes("<entry>"))
    return [`${FEED_PATH} has no articles: publish the folder dist/ of a build that has some.`];
  return andOthers(
    entries
      .filter((address) => !address.startsWith(`${siteUrl}/`))
      .map((address) => `${FEED_PATH} leads to ${address}, which is not below ${siteUrl}`),
    ONE_BUILD,
  );
}
