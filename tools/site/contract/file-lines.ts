// The lines of the contract about headers and bodies.
import { extname } from "node:path";
import { paths } from "../../../src/lib/site/paths.ts";
import { FILE_TYPES } from "../../../plugins/host/file-types.ts";
import { SECURITY_PATH } from "../../../plugins/host/site-files.ts";
import { headersFor } from "../../../functions/lib/site-response.ts";
import { each, type Ask, type ContractLine } from "./ask.ts";
import { fileWith, type SiteFacts } from "./site-facts.ts";

const WEEK_S = 604_800;
const YEAR_S = 31_536_000;
/** Hosts differ in these names for the same type. Browsers and standards treat them alike. */
const SAME_TYPES: Record<string, string> = {
  "application/javascript": "text/javascript",
  "text/xml": "application/xml",
  // The registered name, which Cloudflare Pages sends.
  "image/vnd.microsoft.icon": "image/x-icon",
};

/** One address of each kind that is answered with HTML. */
const htmlAddresses = ({ code }: SiteFacts): string[] => [
  "/",
  paths.faq,
  "/a/b",
  "/assets/missing.js",
  `/${code}`,
];

/** Hosts leave small files as they are. */
function largestWith(facts: SiteFacts, ending: string): string {
  const files = facts.files.filter((file) => file.endsWith(ending));
  const [largest] = files.sort((one, other) => facts.read(other).length - facts.read(one).length);
  return largest ?? fileWith(facts, ending);
}

function typeOf(header: string | null): string {
  const [type = ""] = (header ?? "").toLowerCase().split(";");
  return SAME_TYPES[type.trim()] ?? type.trim();
}

/** For how many seconds a browser uses a response without asking. A response without the header is kept for a guessed time. */
function freshSeconds(cacheControl: string | null): number {
  if (cacheControl === null) return Number.NaN;
  if (/\bno-(cache|store)\b/.test(cacheControl)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? Number.NaN);
}

async function checkRange(ask: Ask, file: string, bytes: Uint8Array, range: string, part: Uint8Array) {
  const { status, headers, body } = await ask(file, { Range: `bytes=${range}` });
  if (status !== 206) return [`${file} must answer the range ${range} with status 206, and has ${status}.`];
  const problems: string[] = [];
  if (!headers.get("content-range")?.endsWith(`/${bytes.length}`))
    problems.push(`${file} has the length ${bytes.length}, and says ${headers.get("content-range")}.`);
  if (Buffer.compare(body, part) !== 0)
    problems.push(`${file} answers the range ${range} with other bytes (${body.length}).`);
  return problems;
}

export const fileLines: readonly ContractLine[] = [
  {
    name: "ranges of films",
    remedy: "let the host send parts of files, without which Safari plays no film",
    check: async (ask, facts) => {
      const film = fileWith(facts, ".mp4");
      const bytes = facts.read(film);
      const parts = { "0-1": bytes.subarray(0, 2), "100-": bytes.subarray(100), "-10": bytes.subarray(-10) };
      return each(Object.entries(parts), ([range, part]) => checkRange(ask, film, bytes, range, part));
    },
  },
  {
    name: "compression",
    remedy: "turn on Brotli or gzip at the host for this type of file",
    check: async (ask, facts) => {
      const files = [".js", ".css", ".json", ".svg"].map((ending) => largestWith(facts, ending));
      return each(["/", paths.faq, ...files], async (file) => {
        const { headers } = await ask(file, { "Accept-Encoding": "gzip, deflate, br" });
        const isCompressed = /^(br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "");
        return isCompressed ? [] : [`${file} must be compressed by Brotli or gzip, and is not.`];
      });
    },
  },
  {
    name: "caching",
    remedy: "send the Cache-Control of dist/_headers",
    check: async (ask, facts) => {
      const expected: [string, number][] = [
        ...htmlAddresses(facts).map((path): [string, number] => [path, 0]),
        [fileWith(facts, ".js", "/assets/"), YEAR_S],
        [fileWith(facts, ".woff2", "/assets/"), YEAR_S],
        [fileWith(facts, ".avif", "/pictures/"), WEEK_S],
        [fileWith(facts, ".mp4", "/videos/"), WEEK_S],
      ];
      return each(expected, async ([path, seconds]) => {
        const found = (await ask(path)).headers.get("cache-control");
        const isGood =
          freshSeconds(found) === seconds && (seconds < YEAR_S || found?.includes("immutable") === true);
        return isGood ? [] : [`${path} must be cached for ${seconds} s, and has "${found ?? "nothing"}".`];
      });
    },
  },
  {
    name: "all headers",
    remedy: "send the headers of dist/_headers",
    check: async (ask, facts) => {
      // A page or an icon with rules of its own is named by its whole address.
      const pages = facts.rules.flatMap(({ pattern }) => (pattern.endsWith("*") ? [] : pattern));
      const files = [
        fileWith(facts, ".js", "/assets/"),
        fileWith(facts, ".json", "/data/"),
        fileWith(facts, ".avif", "/pictures/"),
        ...pages,
      ];
      return each([...htmlAddresses(facts), ...files], async (path) => {
        const { headers } = await ask(path);
        const expected = headersFor(files.includes(path) ? path : "/", facts.rules);
        expected.delete("Cache-Control");
        return [...expected]
          .filter(([name, value]) => headers.get(name) !== value)
          .map(
            ([name, value]) => `${path} has ${name}: ${headers.get(name) ?? "nothing"} instead of ${value}`,
          );
      });
    },
  },
  {
    name: "types of files",
    remedy: "add the type to the host's list of types",
    check: async (ask, facts) => {
      const endings = new Set(
        facts.files.map((file) => extname(file)).filter((ending) => ending !== ".html"),
      );
      const files = [...endings].map((ending) => fileWith(facts, ending));
      // Servers may leave out folders whose names begin with a dot.
      if (facts.files.includes(SECURITY_PATH)) files.push(SECURITY_PATH);
      return each([...files, "/"], async (file) => {
        const { headers } = await ask(file);
        const expected = file === "/" ? "text/html" : typeOf(FILE_TYPES[extname(file)] ?? "none");
        const found = typeOf(headers.get("content-type"));
        return found === expected ? [] : [`${file} must have the type ${expected}, and has ${found}.`];
      });
    },
  },
];
