// Reads and checks the build's environment: the site's own variable, and those that the vendors' facts name.
import type { Config } from "../../src/vendors/config.ts";
import type { Variable, VariableFormat, VariableReader, Vendor } from "../../src/vendors/facts.ts";
import { SIGNUP_URL } from "../../src/vendors/affiliate-service/facts.ts";
import { registry } from "../../src/vendors/registry.ts";
import { DOMAIN, facts as shopify } from "../../src/vendors/shopify/facts.ts";
import { suggestion } from "../content/content-problem.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export const SITE_URL: Variable = {
  name: "VITE_SITE_URL",
  meaning: "Public address of the site: canonical, social, feed and sitemap addresses.",
  whenEmpty: "the brand file's address",
  format: { address: "origin", example: "https://mugworks.example" },
};

const SAMPLE_CONTENT: Variable = {
  name: "VITE_SAMPLE_CONTENT",
  meaning:
    "keep: a build for a shop goes on with people's words and product claims that have no source. Every page is noindex then, and the sections that show them say so.",
  whenEmpty: "such a build stops and lists them",
  format: { pattern: /^keep$/, expected: "keep, or empty" },
};

export const OWN_VARIABLES: readonly Variable[] = [SITE_URL, SAMPLE_CONTENT];

const VARIABLES = [...OWN_VARIABLES, ...registry.vendors.flatMap(({ variables }) => variables)];
export const VARIABLE_NAMES: readonly string[] = VARIABLES.map(({ name }) => name);

/**
 * Never throws because of a value in the environment. `defaultSiteUrl` is used when `VITE_SITE_URL` is empty. Each problem stops the
 * build; it names the variable, its value and what the value should be. The build prints the warnings, in capitals when they concern
 * visitors or secrets. `keepsSamples`: whether a build for a shop goes on with people's words and claims that have no source.
 * `shopDomain`: null on the demo store; also there where one of the shop's variables has a mistake, because its content is judged with them.
 */
export function readConfig(environment: Environment, defaultSiteUrl: string) {
  const problems = findUnknownNames(environment);
  const warnings: string[] = [];
  const secrets = VARIABLES.flatMap(({ secret }) => secret ?? []);

  const text = ({ name }: Variable): string => environment[name]?.trim() ?? "";
  const quote = (variable: Variable): string => {
    const value = text(variable);
    const masked = variable.isMasked === true || secrets.some(({ pattern }) => pattern.test(value));
    return quoted(value, masked);
  };
  const refuse: VariableReader["refuse"] = ({ name }, found, expected) => {
    problems.push(`${name} holds ${found}; it should be ${expected}.`);
  };

  function checked(variable: Variable): string | null {
    const value = text(variable);
    const { secret, format } = variable;
    if (value === "") return null;
    if (secret?.pattern.test(value)) {
      refuse(variable, `${secret.what} (${quote(variable)})`, secret.advice);
      return null;
    }
    const problem = checkFormat(value, format);
    const misplaced = secrets.find(({ pattern }) => pattern.test(value));
    if (problem === null && misplaced) {
      refuse(variable, `${misplaced.what} (${quote(variable)})`, OTHER_THAN_SECRET);
      return null;
    }
    // Paths are appended to these addresses. Others keep a trailing slash: a POST to the address without it may be redirected, and
    // then its body is lost.
    const isBase = "address" in format && format.address !== "whole";
    if (problem === null) return isBase ? value.replace(/\/+$/, "") : value;
    refuse(variable, problem.found ?? quote(variable), problem.expected);
    return null;
  }

  const values = new Map(VARIABLES.map((variable) => [variable, checked(variable)]));
  const isSet = (variable: Variable): boolean => text(variable) !== "";
  for (const vendor of registry.vendors) problems.push(...findIncompleteGroups(vendor, isSet));

  const reader: VariableReader = {
    value(variable) {
      const value = values.get(variable);
      if (value === undefined)
        throw new Error(`${variable.name} is missing in its vendor's list of variables.`);
      return value;
    },
    isSet,
    refuse,
    warn: (warning) => void warnings.push(warning),
  };
  const config: Config = { siteUrl: reader.value(SITE_URL) ?? defaultSiteUrl, ...registry.configure(reader) };
  const keepsSamples = reader.value(SAMPLE_CONTENT) !== null;
  if (keepsSamples)
    warnings.push(
      "SAMPLE CONTENT IS KEPT: EVERY PAGE IS NOINDEX, SO SEARCH ENGINES SHOW NONE. Empty VITE_SAMPLE_CONTENT before you go live.",
    );
  const shopDomain = shopify.variables.some(isSet) ? (reader.value(DOMAIN) ?? "the shop") : null;
  return { config, problems, warnings, keepsSamples, shopDomain, hasDemoSignup: !isSet(SIGNUP_URL) };
}

/** Vite and Vercel add variables of their own: https://vercel.com/docs/environment-variables/system-environment-variables */
const NAMES_OF_OTHERS = /^VITE_(?:USER_NODE_ENV$|VERCEL_)/;

/** One problem for each variable that nothing reads: a misspelled name would publish the demo store instead of the shop. */
function findUnknownNames(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(
      ([name, value]) =>
        name.startsWith("VITE_") &&
        value?.trim() &&
        !VARIABLE_NAMES.includes(name) &&
        !NAMES_OF_OTHERS.test(name),
    )
    .map(
      ([name]) =>
        `${name} is no variable of this site${suggestion(name, VARIABLE_NAMES) || "; .env.example lists them all."}`,
    );
}

interface FormatProblem {
  /** A description of the value, when the value itself must not be printed. */
  found?: string;
  expected: string;
}

function checkFormat(value: string, format: VariableFormat): FormatProblem | null {
  if ("pattern" in format) return format.pattern.test(value) ? null : { expected: format.expected };
  const { address, example } = format;
  // The pattern is needed because URL also accepts `https:x` and `https:///x`, and removes line breaks.
  const parsed =
    /^https?:\/\/[^/\\][^\s\p{Cc}]*$/u.test(value) && URL.canParse(value) ? new URL(value) : null;
  const isLocal = parsed?.hostname === "localhost" || parsed?.hostname === "127.0.0.1";
  if (!parsed || !(parsed.protocol === "https:" || (parsed.protocol === "http:" && isLocal)))
    return { expected: `a full https address such as ${example}` };
  if (address !== "whole" && (parsed.search || parsed.hash))
    return { expected: `an address without ? and #, such as ${example}` };
  if (address === "origin" && !/^\/+$/.test(parsed.pathname))
    return {
      expected: `an address without a path, such as ${example}: the site works at the root of a host only`,
    };
  if (parsed.username || parsed.password)
    return { found: ADDRESS_WITH_PASSWORD, expected: `an address without them, such as ${example}` };
  return null;
}

/** One problem for each variable that is empty while another one of its group is set. */
function findIncompleteGroups({ together = [] }: Vendor, isSet: (variable: Variable) => boolean): string[] {
  const names = (variables: readonly Variable[]): string[] => variables.map(({ name }) => name);
  const set = names(together.filter(isSet));
  const missing = names(together).filter((name) => set.length > 0 && !set.includes(name));
  return missing.map(
    (name) =>
      `${name} is empty, but ${set.join(" and ")} is set; set all of ${names(together).join(", ")}, or none.`,
  );
}

const OTHER_THAN_SECRET = "a value that may be public. Revoke this one: it would ship to every visitor";
const ADDRESS_WITH_PASSWORD = "an address with a user name or password in it";

/** The value in the form in which it may be printed in one line of a build log. */
function quoted(value: string, isMasked: boolean): string {
  if (/\/\/[^/]*@/.test(value)) return ADDRESS_WITH_PASSWORD;
  const inOneLine = value.replaceAll(/[\s\p{Cc}]+/gu, " ");
  return isMasked ? `"${inOneLine.slice(0, 6)}…"` : `"${inOneLine}"`;
}
