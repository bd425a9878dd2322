// The address table: each path with its lazy route module. An address of one segment that matches no other row is
// taken for a referral code.
import type { PageModule } from "@/hooks/use-page-module";
import { paths } from "@/lib/paths";

export interface PageRoute {
  /** A path pattern of React Router. */
  path: string;
  load: () => Promise<PageModule>;
  /** The addresses of this route that the build prerenders. */
  known: readonly string[];
}

function page(path: string, load: PageRoute["load"], known: readonly string[] = [path]): PageRoute {
  return { path, load, known };
}

export const routes: readonly PageRoute[] = [
  page(paths.home, () => import("@/routes/home")),
  page(paths.about, () => import("@/routes/about")),
  page(paths.brocode, () => import("@/routes/brocode")),
  page(paths.bros, () => import("@/routes/bros")),
  page(paths.contact, () => import("@/routes/contact")),
  page(paths.faq, () => import("@/routes/faq")),
  page(paths.muglife, () => import("@/routes/muglife")),
  // The build adds the other addresses of the blog from its articles.
  page(`${paths.muglife}/page/:pageNumber`, () => import("@/routes/muglife"), []),
  page(`${paths.muglife}/tag/:tag`, () => import("@/routes/muglife-tag"), []),
  page(`${paths.muglife}/tag/:tag/page/:pageNumber`, () => import("@/routes/muglife-tag"), []),
  page(`${paths.muglife}/:articleId`, () => import("@/routes/muglife-article"), []),
  page(paths.mugshots, () => import("@/routes/mugshots")),
  page(paths.privacy, () => import("@/routes/privacy")),
  page(paths.terms, () => import("@/routes/terms")),
  page(paths.returnPolicy, () => import("@/routes/return-policy")),
  page(paths.shippingPolicy, () => import("@/routes/shipping-policy")),
  page(paths.optOut, () => import("@/routes/data-sharing-opt-out")),
  page(paths.notFound, () => import("@/routes/not-found")),
  // The variable is compared here and not in a function, so that a build with a shop leaves out the demo store's chunk.
  ...(import.meta.env.VITE_SHOPIFY_DOMAIN
    ? []
    : [page(paths.demoCheckout, () => import("@/routes/demo-checkout"))]),
  page("/:code", () => import("@/routes/affiliate-redirect"), []),
  page("*", () => import("@/routes/not-found"), []),
];
