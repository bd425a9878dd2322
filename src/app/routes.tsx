// The address table: one row for each page. An address of one segment that matches no other row is taken for a referral code.
import { type Location, matchRoutes } from "react-router-dom";
import { loadHeadTags } from "@/components/page-head";
import { loadPage, type PageModule } from "@/hooks/use-page-module";
import { loadStylesOf } from "./whole-sheet";
import { paths } from "@/lib/site/paths";

export interface PageRoute {
  /** A path pattern of React Router. */
  path: string;
  load: () => Promise<PageModule>;
  /** The addresses of this route that the build prerenders. */
  known: readonly string[];
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

export const routes: readonly PageRoute[] = [
  page(paths.home, () => import("@/routes/home")),
  page(paths.about, () => import("@/routes/about")),
  page(paths.brocode, () => import("@/routes/brocode")),
  page(paths.bros, () => import("@/routes/bros")),
  page(paths.contact, () => import("@/routes/contact")),
  page(paths.faq, () => import("@/routes/faq")),
  page(paths.mugshots, () => import("@/routes/mugshots")),
  page(paths.optOut, () => import("@/routes/opt-out")),
  page(paths.privacy, () => import("@/routes/privacy")),
  page(paths.returnPolicy, () => import("@/routes/return-policy")),
  page(paths.shippingPolicy, () => import("@/routes/shipping-policy")),
  page(paths.terms, () => import("@/routes/terms")),
  page(paths.muglife, () => import("@/routes/muglife")),
  // The build adds the other addresses of the blog from its articles.
  page(`${paths.muglife}/page/:pageNumber`, () => import("@/routes/muglife"), []),
  page(`${paths.muglife}/tag/:tag`, () => import("@/routes/muglife-tag"), []),
  page(`${paths.muglife}/tag/:tag/page/:pageNumber`, () => import("@/routes/muglife-tag"), []),
  page(`${paths.muglife}/:articleId`, () => import("@/routes/muglife-article"), []),
  // The variable is compared here and not in a function, so that a build with a shop leaves out the chunk of the demo store.
  ...(import.meta.env.SHOP_DOMAIN ? [] : [page(paths.demoCheckout, () => import("@/routes/demo-checkout"))]),
  page(paths.notFound, () => import("@/routes/not-found")),
  // A referral link shows the home page.
  { path: "/:code", load: withStyles(paths.home, () => import("@/routes/affiliate-redirect")), known: [] },
  page("*", () => import("@/routes/not-found"), []),
];

/** Fetches a page before a link to it is followed. */
export async function loadAhead(path: string): Promise<void> {
  const matched = matchedPage(path);
  try {
    if (matched) await Promise.all([loadPage(matched.route, matched.params), loadHeadTags()]);
  } catch {
    // Where the link is followed, what failed is loaded again, and a failure is reported then.
  }
}

/** The row of an address and what its pattern takes from it. */
export function matchedPage(address: string | Partial<Location>) {
  return matchRoutes([...routes], address)?.[0];
}
