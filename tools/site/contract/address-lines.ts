// The lines of the contract about addresses: which of them is which page.
import { codeOfPath, SHOP_LINK } from "../../../src/lib/referral/referral-code.ts";
import { paths } from "../../../src/lib/site/paths.ts";
import { each, redirectOf, textOf, type Answer, type Ask, type ContractLine } from "./ask.ts";
import { pageOf } from "../../../plugins/host/static-host.ts";
import { fileWith, type SiteFacts } from "./site-facts.ts";

function describe(answer: Answer): string {
  const redirect = redirectOf(answer);
  if (redirect !== null) return `status ${answer.status} to ${redirect}`;
  const page = pageOf(textOf(answer));
  return `status ${answer.status} with ${page === null ? "no page" : `the page ${page}`}`;
}

function isPage(answer: Answer, page: string, status = 200): boolean {
  return answer.status === status && pageOf(textOf(answer)) === page;
}

async function expectPage(ask: Ask, address: string, page: string, status = 200): Promise<string[]> {
  const answer = await ask(address);
  if (isPage(answer, page, status)) return [];
  return [`${address} must have status ${status} with the page ${page}, and has ${describe(answer)}.`];
}

/** The page itself, or one redirect to its address. */
async function expectSamePage(ask: Ask, address: string, page: string): Promise<string[]> {
  const answer = await ask(address);
  const isSame = redirectOf(answer) === page ? isPage(await ask(page), page) : isPage(answer, page);
  return isSame ? [] : [`${address} must be the page ${page}, and has ${describe(answer)}.`];
}

/** What a visitor gets at an address with a slash: some hosts redirect to the one without it first. */
async function atEnd(ask: Ask, address: string): Promise<Answer> {
  const answer = await ask(address);
  const target = redirectOf(answer);
  return target !== null && `${target}/` === address ? ask(target) : answer;
}

/** Pages that share their name with a folder, such as `/muglife`. */
const pagesBesideFolders = (facts: SiteFacts): string[] =>
  facts.pages.filter((page) => facts.pages.some((other) => other.startsWith(`${page}/`)));

/** Folders that have no page of their own. */
function foldersOf(facts: SiteFacts): string[] {
  const folders = new Set<string>();
  for (const file of facts.files) {
    const parts = file.split("/").slice(1, -1);
    for (let depth = 1; depth <= parts.length; depth += 1) folders.add(`/${parts.slice(0, depth).join("/")}`);
  }
  return [...folders].filter((folder) => !facts.pages.includes(folder));
}

/** What is behind a code where it was pasted into a text, as a browser sends it. */
const PASTED_ENDS = [
  ...[".", ",", ")", "]", "!", '"', "'", ">", "…", " ", "\u00A0", "\u200B"].map(encodeURIComponent),
  "&utm_source=ig",
];

/** The tags of a page's address, which social sites open instead of the shared one, and whether search engines may list the page. */
function previewProblems(address: string, html: string): string[] {
  const [, url = null] = /<meta[^>]* property="og:url" content="([^"]*)"/.exec(html) ?? [];
  const opened = url === null ? null : codeOfPath(new URL(url).pathname);
  // The page of an affiliate belongs to the home page, and names his link for social sites.
  const isNamed = opened === null || opened !== codeOfPath(address.replace(SHOP_LINK, ""));
  const named =
    isNamed && /<link[^>]* rel="canonical"|<meta[^>]* property="og:url"/.test(html)
      ? [`${address} must not name another address as its own, or a shared link loses its code.`]
      : [];
  const isHidden = /<meta[^>]* content="noindex"/.test(html);
  return isHidden ? named : [...named, `${address} must have the page with noindex.`];
}

export const addressLines: readonly ContractLine[] = [
  {
    name: "every page",
    remedy: "publish the whole folder dist/ in the way that docs/hosting.md names for this host",
    check: (ask, { pages }) => each(pages, (page) => expectPage(ask, page, page)),
  },
  {
    name: "a slash at the end",
    remedy: "let the host send the page, or redirect to its address without the slash",
    check: (ask, { pages }) =>
      each(
        // Nobody links to the 404 page, and hosts may answer its own address with status 404.
        pages.filter((page) => page !== "/" && page !== paths.notFound),
        (page) => expectSamePage(ask, `${page}/`, page),
      ),
  },
  {
    name: "a referral link",
    remedy:
      "let the host answer unknown names of 4 to 64 letters and digits with pages/referral-link.html and status 200, whatever else is before and behind them, as docs/hosting.md says for it",
    check: (ask, { code }) =>
      each(
        [
          `/${code.toLowerCase()}`,
          `/%22${code}`,
          `/discount/${code}`,
          `/discount/${code}?redirect=${paths.faq}`,
          ...["", "/", "?utm_source=story", ...PASTED_ENDS].map((end) => `/${code}${end}`),
        ],
        (address) => expectPage((path) => atEnd(ask, path), address, "/"),
      ),
  },
  {
    name: "a shared referral link",
    remedy: "let the host answer referral links with pages/referral-link.html instead of index.html",
    check: (ask, { code }) =>
      each([`/${code}`, `/${code}.`], async (address) =>
        previewProblems(address, textOf(await ask(address))),
      ),
  },
  {
    name: "an unknown address",
    remedy:
      "let the host answer unknown addresses with 404.html and status 404, and keep its rule for referral links",
    check: (ask, { code }) =>
      each(["/a/b", "/a/b/c", `${paths.faq}/${code}`, `/${code}/${code}`], (address) =>
        expectPage(ask, address, paths.notFound, 404),
      ),
  },
  {
    name: "a missing file",
    remedy: "let the host answer missing files with status 404, and keep its rule for referral links",
    check: (ask) =>
      each(
        ["/assets/missing.js", "/missing.js", "/missing.css", "/pictures/missing.avif", "/missing.png"],
        async (file) => {
          const answer = await ask(file);
          return answer.status === 404 ? [] : [`${file} must have status 404, and has ${describe(answer)}.`];
        },
      ),
  },
  {
    name: "a page beside a folder",
    remedy: "let the host look for the page's file before the folder of the same name",
    check: async (ask, facts) => {
      const pages = pagesBesideFolders(facts);
      if (pages.length === 0) return ["The site has no page beside a folder of the same name to ask for."];
      return each(pages, (page) => expectPage(ask, page, page));
    },
  },
  {
    name: "no list of a folder",
    remedy: "turn off the host's lists of folders, and keep the files for hosts from visitors",
    check: async (ask, facts) => [
      ...(await each(foldersOf(facts), async (folder) => {
        const answer = await atEnd(ask, `${folder}/`);
        const isOurs = isPage(answer, "/") || isPage(answer, paths.notFound, 404);
        return isOurs ? [] : [`${folder}/ must be our 404 page or home page, and has ${describe(answer)}.`];
      })),
      ...(await each(["/_headers"], async (file) => {
        const answer = await ask(file);
        return answer.status >= 400 ? [] : [`${file} is for hosts, and must not be served.`];
      })),
    ],
  },
  {
    name: "one address for each page",
    remedy: "let the host redirect the addresses of files to those of their pages",
    check: (ask, facts) => {
      const nested = fileWith(facts, ".html", `${paths.muglife}/`);
      const files = ["/index.html", `${paths.faq}.html`, nested];
      return each(files, async (file) => {
        const page = pageOf(new TextDecoder().decode(facts.read(file)));
        const answer = await ask(file);
        const isGone = answer.status === 404;
        return isGone || redirectOf(answer) === page
          ? []
          : [`${file} must lead to ${page} or have status 404, and has ${describe(answer)}.`];
      });
    },
  },
];
