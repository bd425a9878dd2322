import { PATH_CODE } from "../../../lib/referral-code.ts";
import type { HeaderRule } from "../static-host.ts";

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
    rewrites: [{ source: `/:code(${PATH_CODE.source.slice(1, -1)})`, destination: "/" }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
