import { encodedSegmentPattern, SHOP_FOLDER } from "../code-pattern.ts";
import { CODE_PAGE, type HeaderRule } from "../static-host.ts";

/** Vercel looks for a file first, so the rewrite concerns unknown addresses only. */
export function vercelFile(rules: readonly HeaderRule[]): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace("*", "(.*)"),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    rewrites: ["", SHOP_FOLDER].map((folder) => ({
      source: `${folder}/:code(${encodedSegmentPattern()})`,
      destination: CODE_PAGE,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
