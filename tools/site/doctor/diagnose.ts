// Examines a deployed site: asks it what its visitors, search engines and vendors ask it, and says what is wrong.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { bundles } from "@/content/bundles";
import { paths } from "@/lib/site/paths";
import { readConfig, type Environment } from "../../../plugins/config/read-config";
import { PRODUCT_FEED_PATH } from "../../../plugins/pages/product-feed";
import { headersFile } from "../../../plugins/host/headers";
import { askOverHttp, remembering, textOf, type Ask } from "../contract/ask";
import { checkContract } from "../contract/contract";
import { limitedHost } from "../contract/host-limits";
import { isBuiltSite, readSiteFacts, type SiteFacts } from "../contract/site-facts";
import { headersFor } from "../../../functions/lib/site-response";
import { parseHeadersFile, type HeaderRule } from "../../../plugins/host/static-host";
import { Refusal } from "../../refusal";
import type { Send } from "../request-failure";
import { checkShop } from "../../shop/check-shop";
import { checkFiles, checkFolder, checkSecrets, checkSecurityFile, publicValues } from "./check-files";
import { checkLookup } from "./check-lookup";
import { bootSource, checkPolicy, comparePolicies, sourcesInPages } from "./check-policy";
import { checkSearch } from "./check-search";
import { liveConfig, type LiveConfig } from "./live-config";
import { askForPage, readLiveFiles, type LiveFiles } from "./live-files";
import { checkEncryption, isLocalHost, reachSite } from "./reach-site";
import { andOthers } from "./sentence";

const POLICY = "Content-Security-Policy";
const CHANGED_REMEDY =
  "publish the folder again, and where that does not help, turn off what the host changes in pages, such as scripts that it inserts or rewrites, or mail addresses that it hides";

export interface Examination {
  address: string | undefined;
  /** The built folder that was published; null where only the address is known. */
  dist: string | null;
  /** The variables of the build; without any, the site is not compared with them. */
  environment: Environment;
  send: Send;
  limitMs: number;
  today: Date;
}

export interface Diagnosis {
  /** False when there was no site to examine. */
  isExamined: boolean;
  /** One sentence each: what is wrong, and what to do. */
  problems: string[];
  /** One sentence for each line of the contract that the host cannot keep, where nothing is to be done. */
  limits: string[];
}

export async function diagnose(examination: Examination): Promise<Diagnosis> {
  const { address, dist, environment, send, limitMs, today } = examination;
  const { config: wanted, problems: misconfigured } = readConfig(environment, "");
  if (misconfigured.length > 0) return refusal(misconfigured);
  if (dist !== null && !isBuiltSite(dist))
    return refusal([`${dist} is no built site: run npm run build first, or leave the folder out.`]);
  const origin = await reachSite(address, send, limitMs).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (origin instanceof Refusal) return refusal([origin.message]);

  const ask = remembering(askOverHttp(origin, { limitMs, send }));
  const live = await readLiveFiles(ask);
  const config = liveConfig(
    [...live.answers]
      .filter(([file, { status }]) => file.endsWith(".js") && status === 200)
      .map(([, answer]) => textOf(answer)),
  );
  const isPublished = !isLocalHost(new URL(origin).hostname);
  const problems = await checkEncryption(origin, send, limitMs);
  problems.push(...checkConfig(config, wanted, environment, isPublished));
  if (config?.shop && isPublished) problems.push(...checkSamples(live.pages.get(paths.about) ?? ""));

  const isThisBuild =
    dist !== null &&
    isDeepStrictEqual(
      scriptNames(live.pages.get(paths.home) ?? ""),
      scriptNames(readFileSync(join(dist, "index.html"), "utf8")),
    );
  if (dist !== null && !isThisBuild)
    problems.push(
      `The site is another build than ${dist}: publish that folder, or leave it out of the command.`,
    );
  const isConfigured = isDeepStrictEqual(config?.whole, { ...wanted, siteUrl: config?.siteUrl });
  const rules = parseHeadersFile(headersFile(wanted, sourcesInPages(live.pages.values())));
  const facts = isThisBuild ? readSiteFacts(dist, rules) : liveFacts(live, rules);

  const home = await ask(paths.home);
  const host = limitedHost(home);
  const policy = home.headers.get(POLICY);
  // What the host has rewritten tells no hash, so the policy cannot be told from it.
  const rewritten = isThisBuild ? [] : pagesWithoutBoot(live);
  const isKnownPolicy = isThisBuild && facts.rules !== rules;
  const expected =
    isKnownPolicy || (isConfigured && rewritten.length === 0)
      ? headersFor("/", facts.rules).get(POLICY)
      : undefined;
  const kept = await checkHost(ask, facts, host);
  if (policy !== null || host?.limits["all headers"] === undefined)
    problems.push(
      ...(expected === undefined
        ? checkPolicy(policy, live.pages.values(), config?.whole)
        : comparePolicies(policy, expected)),
    );
  problems.push(
    ...kept.problems,
    ...andOthers(isThisBuild ? await changedPages(ask, facts) : rewritten, CHANGED_REMEDY),
    ...checkFiles(live),
    ...(isThisBuild ? await checkFolder(ask, live, facts) : []),
    ...(await checkSearch(ask, live, config?.siteUrl ?? origin, isPublished ? origin : null)),
    ...(await checkSecurityFile(ask, config?.siteUrl ?? origin, today)),
    ...checkSecrets(live, publicValues(config?.whole), [environment["AFFILIATE_SERVICE_TOKEN"] ?? ""]),
  );
  if (config?.shop) {
    const { shop, siteUrl } = config;
    const sites = [siteUrl, origin];
    const feed = textOf(await ask(PRODUCT_FEED_PATH));
    problems.push(...(await checkShop({ shop, sites, bundles, feed, today, send, limitMs })).problems);
  }
  if (config) problems.push(...(await checkLookup(config, send, limitMs)));
  return { isExamined: true, problems, limits: kept.limits };
}

function refusal(problems: string[]): Diagnosis {
  return { isExamined: false, problems, limits: [] };
}

function checkConfig(
  config: LiveConfig | null,
  wanted: object,
  environment: Environment,
  isPublished: boolean,
): string[] {
  if (config === null)
    return ["No script of the site has its configuration: publish the whole folder dist/ of one build."];
  const isSet = Object.entries(environment).some(
    ([name, value]) => name.startsWith("VITE_") && value?.trim(),
  );
  const whole: object = typeof config.whole === "object" && config.whole !== null ? config.whole : {};
  const differing = Object.entries(wanted)
    .filter(([name, value]) => name !== "siteUrl" && !isDeepStrictEqual(value, Reflect.get(whole, name)))
    .map(([name]) => name);
  const problems: string[] = [];
  if (config.shop === null && isPublished)
    problems.push(
      "The site is the demo store, which sells nothing: set VITE_SHOPIFY_DOMAIN, VITE_SHOPIFY_STOREFRONT_TOKEN and VITE_SHOPIFY_PRODUCT_ID at the host and publish it again.",
    );
  if (config.shop !== null && config.affiliateSignupUrl === null && isPublished)
    problems.push(
      "The form on /bros is a demo that sends nothing: set VITE_AFFILIATE_SIGNUP_URL at the host and publish it again.",
    );
  if (isSet && differing.length > 0)
    problems.push(
      `The site was built with other variables than those here (${differing.join(", ")}): set the same ones at the host and publish it again.`,
    );
  return problems;
}

/** What the build marks in the page of the story (plugins/pages/prerender.tsx). */
function checkSamples(about: string): string[] {
  const [, names = ""] = /<html[^>]* data-samples="([^"]*)"/.exec(about) ?? [];
  const publish = "delete the line that marks it, and publish the site again.";
  const problems: string[] = [];
  if (names.includes("story"))
    problems.push(
      `${paths.about} tells the sample's made-up story: write your own in src/content/about.ts, ${publish}`,
    );
  if (names.includes("accounts"))
    problems.push(
      `The pages lead to the sample's social accounts: name your own in src/content/brand.ts, ${publish}`,
    );
  return problems;
}

/** The facts of the contract, as far as the site itself tells them. */
function liveFacts(
  { expectedPages, pages, answers, forReaders }: LiveFiles,
  rules: readonly HeaderRule[],
): SiteFacts {
  const contents = new Map<string, Uint8Array>();
  for (const [page, html] of pages)
    contents.set(page === paths.home ? "/index.html" : `${page}.html`, new TextEncoder().encode(html));
  for (const [file, { status, body }] of [...answers, ...forReaders])
    if (status === 200) contents.set(file, body);
  return {
    pages: expectedPages,
    files: [...contents.keys()].toSorted(),
    code: "BRO25",
    rules,
    read: (file) => contents.get(file) ?? new Uint8Array(),
  };
}

/** The contract, and what the host cannot keep of it. The policy has a check of its own, which names the sources. */
async function checkHost(
  ask: Ask,
  facts: SiteFacts,
  host: ReturnType<typeof limitedHost>,
): Promise<Omit<Diagnosis, "isExamined">> {
  const rules = facts.rules.map(({ pattern, headers }) => ({
    pattern,
    headers: headers.filter(([name]) => name !== POLICY),
  }));
  const found: Omit<Diagnosis, "isExamined"> = { problems: [], limits: [] };
  for (const { name, problems, remedy } of await checkContract(ask, { ...facts, rules })) {
    const limit = host?.limits[name];
    const isLimit = (problem: string): boolean => limit?.test(problem) === true;
    found.problems.push(
      ...andOthers(
        problems.filter((problem) => !isLimit(problem)),
        remedy,
      ),
    );
    const nothing = `nothing is to be done, because ${host?.name} cannot keep the line "${name}" (docs/hosting.md)`;
    found.limits.push(...andOthers(problems.filter(isLimit), nothing));
  }
  return found;
}

/** Pages that the host has changed on the way, where the built folder is at hand. */
async function changedPages(ask: Ask, { pages, files, read }: SiteFacts): Promise<string[]> {
  const changed: string[] = [];
  for (const page of pages) {
    const file = page === paths.home ? "/index.html" : `${page}.html`;
    if (files.includes(file) && textOf(await askForPage(ask, page)) !== new TextDecoder().decode(read(file)))
      changed.push(`${page} is not the page of the build`);
  }
  return changed;
}

/** Pages whose boot script is not written as in any build, so that no policy allows it. */
function pagesWithoutBoot({ pages }: LiveFiles): string[] {
  return [...pages].flatMap(([page, html]) =>
    bootSource(html) === null ? [`${page} has no boot script as a build writes it`] : [],
  );
}

/** The names of the scripts that a page's boot script loads, which are hashes of what is in them. */
function scriptNames(html: string): string[] {
  return html.match(/assets\/[\w.-]+\.js/g) ?? [];
}
