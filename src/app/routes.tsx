// The address table. Each path of lib/paths.ts leads to the module of src/routes that has the path's name: `returnPolicy`
// to return-policy.tsx. An address of one segment that matches no other row is taken for a referral code.
import { type Location, matchRoutes } from "react-router-dom";
import type { PageModule } from "@/hooks/use-page-module";
import { loadStylesOf } from "@/app/frames/whole-sheet";
import { paths } from "@/lib/paths";

export interface PageRoute {
  /** A path pattern of React Router. */
  path: string;
  load: () => Promise<PageModule>;
  /** The addresses of this route that the build prerenders. */
  known: readonly string[];
}

// The demo store's checkout has a row of its own, so that a build with a shop leaves its chunk out.
const modules = import.meta.glob<PageModule>(["../routes/*.tsx", "!../routes/demo-checkout.tsx"]);

/** Throws where no module has the name, so that a build or a test stops and not a visitor's page. */
function moduleOf(name: string): PageRoute["load"] {
  const file = `../routes/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`lib/paths.ts has the path "${name}", but there is no module ${file}.`);
  return load;
}

function page(path: string, load: PageRoute["load"], known: readonly string[] = [path]): PageRoute {
  return { path, load: withStyles(path, load), known };
}

/** Loads the styles of a page beside it. */
function withStyles(path: string, load: PageRoute["load"]): PageRoute["load"] {
  if (import.meta.env.SSR) return load;
  return async () => {
    const [module] = await Promise.all([load(), loadStylesOf(path)]);
    return module;
  };
}

const { demoCheckout, ...named } = paths;

export const routes: readonly PageRoute[] = [
  ...Object.entries(named).map(([name, path]) => page(path, moduleOf(name))),
  // The build adds the other addresses of the blog from its articles.
  page(`${paths.muglife}/page/:pageNumber`, moduleOf("muglife"), []),
  page(`${paths.muglife}/tag/:tag`, moduleOf("muglife-tag"), []),
  page(`${paths.muglife}/tag/:tag/page/:pageNumber`, moduleOf("muglife-tag"), []),
  page(`${paths.muglife}/:articleId`, moduleOf("muglife-article"), []),
  // The variable is compared here and not in a function, so that the bundler can drop the branch.
  ...(import.meta.env.SHOP_DOMAIN ? [] : [page(demoCheckout, () => import("@/routes/demo-checkout"))]),
  // A referral link shows the home page.
  { path: "/:code", load: withStyles(paths.home, moduleOf("affiliate-redirect")), known: [] },
  page("*", moduleOf("not-found"), []),
];

/** The row of an address and what its pattern takes from it. */
export function matchedPage(address: string | Partial<Location>) {
  return matchRoutes([...routes], address)?.[0];
}
