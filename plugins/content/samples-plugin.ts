import { normalizePath, parseSync, type ESTree, type Plugin, Visitor } from "vite";
import type { Config } from "../../src/vendors/config.ts";
import type { BuildContent } from "./content-plugin.ts";

/**
 * Fills src/lib/site/sample-content.ts with what the content check found, and keeps sources out of what visitors load: they name
 * people and permissions. Of a source, only its incentive stays, which pages show.
 */
export function samplesPlugin({ shop }: Config, content: BuildContent): Plugin {
  return {
    name: "mugworks:samples",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/(?:content|lib\/site)\/[\w-]+\.ts$/ },
      handler(code, id) {
        const file = normalizePath(id);
        if (file.endsWith("/src/lib/site/sample-content.ts"))
          return { code: withFound(code, shop !== null, content), map: null };
        if (!file.includes("/src/content/") || !code.includes("source")) return null;
        return { code: withoutSources(file, code), map: null };
      },
    },
  };
}

/** `isShop`: the demo store says of every section that it is a sample. */
export function withFound(code: string, isShop: boolean, { samples, hasIncentives }: BuildContent): string {
  return code.replace(/(export const (\w+): boolean = )true/g, (whole, start: string, name: string) => {
    const isTrue =
      name === "HAS_INCENTIVES"
        ? hasIncentives
        : !isShop || samples.some((section) => name === `${section}_ARE_SAMPLES`);
    return isTrue ? whole : `${start}false`;
  });
}

/** The lines stay where they are. Throws for a source that is not written between braces or quotes: what it names would ship. */
export function withoutSources(file: string, code: string): string {
  let result = code;
  const blank = (start: number, end: number): void => {
    result = result.slice(0, start) + result.slice(start, end).replaceAll(/[^\n]/g, " ") + result.slice(end);
  };
  new Visitor({
    Property({ key, value, start, end }) {
      if (key.type !== "Identifier" || key.name !== "source") return;
      if (value.type !== "ObjectExpression" && value.type !== "Literal" && value.type !== "TemplateLiteral")
        throw new Error(`${file}: write each source where it belongs, between braces or quotation marks.`);
      const kept = value.type === "ObjectExpression" ? value.properties.find(isIncentive) : undefined;
      if (value.type === "ObjectExpression" && kept) {
        for (const property of value.properties)
          if (property !== kept) blank(property.start, afterComma(code, property.end));
      } else blank(start, afterComma(code, end));
    },
  }).visit(parseSync(file, code).program);
  return result;
}

function isIncentive(property: ESTree.ObjectExpression["properties"][number]): boolean {
  return (
    property.type === "Property" && property.key.type === "Identifier" && property.key.name === "incentive"
  );
}

function afterComma(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
}
