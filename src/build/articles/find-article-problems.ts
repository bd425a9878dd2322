import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkArticles, describeProblems } from "./check-articles";
import { articleModules } from "./read-articles";
import { brand } from "@/content/brand";
import { CHECKOUT_ID, DROP_ID } from "@/lib/paths";
import { allowedAttributes, allowedTags } from "@/lib/sanitize-html";
import { scrollTargetFromHash } from "@/lib/scroll";
import { routes } from "@/app/routes";

export interface SiteFolders {
  root: string;
  publicDir: string;
}

/** What is wrong with the articles, in words for who wrote them; null when all is well. `today`: YYYY-MM-DD. */
export function findArticleProblems({ root, publicDir }: SiteFolders, today: string): string | null {
  const known = new Set(routes.flatMap((route) => route.known));
  const files = Object.entries(articleModules).map(([path, exports]) => ({
    file: path.slice(1),
    source: readFileSync(join(root, path), "utf8"),
    exports: { ...exports },
  }));
  const problems = checkArticles(files, {
    isPath(path) {
      const { pathname, hash } = new URL(path, brand.siteUrl);
      const section = scrollTargetFromHash(hash)?.id;
      const isSection = pathname !== "/" || section === undefined || [CHECKOUT_ID, DROP_ID].includes(section);
      return known.has(pathname) && isSection;
    },
    isPublicFile: (path) => existsSync(join(publicDir, path)),
    allowed: { tags: allowedTags, attributes: allowedAttributes },
    brand,
    siteUrl: brand.siteUrl,
    today,
  });
  return problems.length === 0 ? null : describeProblems(problems);
}
