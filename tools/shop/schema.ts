// `npm run shop schema`: fetches the newest schema of Shopify's Storefront API that is published on the package registry, in
// @shopify/hydrogen-react, says which of our operations it refuses or deprecates, and writes the part that the demo store executes.
// The whole schema is 790 KB of JSON, and every visitor of the demo would have to download it.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  buildClientSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { z } from "zod";
import { STOREFRONT_API_VERSION } from "../../src/vendors/shopify/transport/storefront-api.ts";
import { CREATE_CART } from "./check-checkout.ts";
import { READ_PRODUCT } from "./check-shop.ts";
import { OPERATIONS } from "./own-operations.ts";
import { pruneSchema } from "./prune-schema.ts";

const PACKAGE = "@shopify/hydrogen-react";
const FILE = "src/demo/store/schema.graphql";
/** The demo store responds with these types, but no document of the page names them. */
const MORE_USES = ["CartLine", "PricingPercentageValue", "PricingPercentageValue.percentage"];

/** Of these enumerations, the demo store and the page use one value at most. Every visitor of the demo would download all of them. */
const USED_VALUES = {
  CurrencyCode: ["USD"],
  LanguageCode: ["EN"],
};

const packed = z.tuple([z.object({ version: z.string(), filename: z.string() })]);
/** The package is built from the answer of Shopify's API; `buildClientSchema` checks the rest of it. */
const introspection = z.custom<IntrospectionQuery>(
  (value) => typeof value === "object" && value !== null && "__schema" in value,
);

/** Returns the status of the command. */
export async function writeSchema(): Promise<number> {
  const { published, version } = await fetchSchema();
  const all = [...OPERATIONS.map(({ query }) => query), READ_PRODUCT, CREATE_CART];
  const problems = refusals(published, all);
  for (const problem of problems)
    console.error(`Version ${version} refuses an operation on the shop: ${problem}`);
  if (problems.length > 0) return 1;
  await writeFile(
    FILE,
    `# The part of Shopify's Storefront API ${version} that the Buy Button uses. Do not edit: npm run shop schema writes it.\n${pruneSchema(published, OPERATIONS, MORE_USES, USED_VALUES)}\n`,
  );
  console.log(`All ${all.length} operations are valid in version ${version}. Wrote ${FILE}.`);
  if (version !== STOREFRONT_API_VERSION)
    console.log(`Now set ${version} in src/vendors/shopify/transport/storefront-api.ts, and run the tests.`);
  return 0;
}

/** One message for each thing that the schema refuses or deprecates, however many operations use it. */
function refusals(schema: GraphQLSchema, operations: readonly string[]): string[] {
  const rules = [...specifiedRules, NoDeprecatedCustomRule];
  const errors = operations.flatMap((operation) => validate(schema, parse(operation), rules));
  return [...new Set(errors.map(({ message }) => message))];
}

async function fetchSchema(): Promise<{ published: GraphQLSchema; version: string }> {
  const run = promisify(execFile);
  const folder = await mkdtemp(join(tmpdir(), "mugworks-schema-"));
  try {
    const words = ["pack", `${PACKAGE}@latest`, "--json", "--pack-destination", folder];
    const { stdout } = await run("npm", words, { shell: process.platform === "win32" });
    const [{ version, filename }] = packed.parse(JSON.parse(stdout));
    const [year = "", month = ""] = version.split(".");
    const name = "package/storefront.schema.json";
    await run("tar", ["-xzf", filename, name], { cwd: folder });
    const answer = introspection.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
    return { published: buildClientSchema(answer), version: `${year}-${month.padStart(2, "0")}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
