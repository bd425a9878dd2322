// Reads the configuration that a deployed site was built with from its scripts, in which the build writes it as one object.
import { parseSync, Visitor } from "vite";
import * as z from "zod";
import { readConfig } from "../../../plugins/config/read-config";
import { valueOfLiteral } from "../../../plugins/content/literal-value";

/** The part of the configuration that the doctor itself uses. */
const known = z.object({
  siteUrl: z.string(),
  shop: z.object({ domain: z.string(), storefrontToken: z.string(), productId: z.string() }).nullable(),
  affiliateSignupUrl: z.string().nullable(),
  affiliateApi: z.object({ url: z.string(), token: z.string().nullable() }).nullable(),
});

export type LiveConfig = z.infer<typeof known> & {
  /** All of it, to compare it with the configuration of this environment. */
  whole: unknown;
};

/** Null when no script has a configuration with the fields of this version of the site. */
export function liveConfig(scripts: Iterable<string>): LiveConfig | null {
  const names = Object.keys(readConfig({}, "").config);
  for (const script of scripts) {
    if (!names.every((name) => script.includes(name))) continue;
    let found: LiveConfig | null = null;
    new Visitor({
      ObjectExpression(node) {
        const whole = valueOfLiteral(node);
        if (found !== null || typeof whole !== "object" || whole === null) return;
        if (!names.every((name) => Object.hasOwn(whole, name))) return;
        const { data } = known.safeParse(whole);
        if (data) found = { ...data, whole };
      },
    }).visit(parseSync("script.js", script).program);
    if (found !== null) return found;
  }
  return null;
}
