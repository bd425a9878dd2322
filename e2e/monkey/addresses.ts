// The addresses that the monkey opens, and the codes in them.
import { bundles } from "@/content/bundles";
import { CHECKOUT_ID, checkoutPath, dropPath, paths } from "@/lib/site/paths";
import { DEMO_CODES } from "@/demo/demo-codes";
import { articlePaths } from "../pages.ts";
import type { Random } from "./random.ts";

/** Known to the demo's affiliate service, and unknown. None is a part of an address of the site. */
export const CODES = [
  DEMO_CODES[0]?.code ?? "BRO25",
  ...DEMO_CODES.slice(1).map(({ code }) => code),
  "NOBODY77",
  "late4you",
] as const;

export interface Address {
  path: string;
  /** The code that the address stores. */
  code: string | null;
}

const pages = [
  paths.home,
  ...Object.values(paths),
  ...articlePaths,
  "/muglife/page/2",
  "/muglife/page/99",
  "/FAQ/",
  "/returns",
  "/no/such/page",
  "/%E0%A4%A",
  "/a b!",
  dropPath,
  checkoutPath,
  "/#no-such-section",
  "/#%",
  `${paths.faq}#${CHECKOUT_ID}`,
  "/?bundle=no-such-bundle",
  "/?snowball=%20%3Cb%3E",
  ...bundles.map(({ id }) => `/?bundle=${id}#${CHECKOUT_ID}`),
  ...bundles.map(({ variantId }) => `${paths.demoCheckout}?items=${variantId}:1`),
] as const;

export function randomAddress(random: Random): Address {
  if (random.share() < 0.7) return { path: random.pick(pages), code: null };
  const code = random.pick(CODES);
  const page = random.pick(pages);
  const joint = page.includes("?") ? "&" : "?";
  const [address = "", hash] = page.split("#");
  const inQuery = `${address}${joint}snowball=${code}${hash === undefined ? "" : `#${hash}`}`;
  return { path: random.share() < 0.5 ? `/${code}` : inQuery, code };
}
