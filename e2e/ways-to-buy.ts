// Every way from a page to the order page, as the taps of a shopper on a phone.
import { referralPopup } from "@/content/code-offer";
import { drop, hero } from "@/content/home";
import { lineUp } from "@/content/home-story";
import { buyButtonLabels } from "@/content/interface";
import { pageActions } from "@/content/site";
import { CHECKOUT_ID, DROP_ID, paths } from "@/lib/site/paths";
import { fillText } from "@/lib/text/fill-text";
import { breakAfterDots } from "@/lib/text/wording";
import { second } from "./line-up.ts";
import { articlePaths } from "./pages.ts";
import { firstBundle, required } from "./site-content.ts";

export interface Target {
  role: "button" | "heading" | "link";
  /** The whole accessible name, or the first words of it. */
  name: string | { start: string };
  /** The id of the section that is at the top of the window after the tap. */
  leadsTo?: string;
  /** It is tapped while reading, and is no step of buying. */
  isPlay?: boolean;
}

export interface Way {
  address: string;
  /** Without it, none. */
  code?: string;
  /** What the shopper reads down to before the first tap. */
  readTo?: readonly Target[];
  taps: readonly Target[];
}

/** What a shopper needs from where the way begins, at most. */
export const MAX_TAPS = 3;
export const MAX_SWIPES = 1;

const CODE = "BRO25";

const redeem: Target = { role: "button", name: { start: referralPopup.redeem }, leadsTo: CHECKOUT_ID };
const close: Target = { role: "button", name: referralPopup.close };
const buyNow: Target = { role: "link", name: hero.buyLabel, leadsTo: CHECKOUT_ID };
const letsGo: Target = { role: "link", name: pageActions.go, leadsTo: DROP_ID };
const goLink: Target = {
  role: "link",
  name: `${drop.goLabel}: ${firstBundle.name}`,
  leadsTo: CHECKOUT_ID,
};
/** To the order page. */
const straightLink: Target = { role: "link", name: `${drop.straightLabel}: ${firstBundle.name}` };
const buyBar: Target = { role: "link", name: { start: firstBundle.name }, leadsTo: CHECKOUT_ID };
const wipe: Target = {
  role: "button",
  name: fillText(lineUp.wipe, { username: breakAfterDots(second.username) }),
  isPlay: true,
};
const getPack: Target = { role: "link", name: { start: lineUp.buy }, leadsTo: CHECKOUT_ID };

/** From the picker to the order page: by the cart, or by the button that leaves it out. */
const byCart: readonly Target[] = [
  { role: "button", name: buyButtonLabels.product.addToCart },
  { role: "button", name: buyButtonLabels.cart.checkout },
];
const atOnce: readonly Target[] = [{ role: "button", name: buyButtonLabels.product.buyNow }];

/** By where they begin. */
export const WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  "a link with a code": {
    popup: { address: `/${CODE}`, code: CODE, taps: [redeem, ...byCart] },
    "referral link": { address: `/${CODE}`, code: CODE, taps: [close, buyNow, ...atOnce] },
    "discount link": { address: `/discount/${CODE}`, code: CODE, taps: [redeem, ...byCart] },
  },
  "the home page": {
    hero: { address: paths.home, taps: [buyNow, ...byCart] },
    "line-up": {
      address: paths.home,
      readTo: [{ role: "heading", name: lineUp.heading }, wipe, getPack],
      taps: [getPack, ...byCart],
    },
    drop: { address: paths.home, readTo: [goLink], taps: [goLink, ...byCart] },
  },
  "another page": {
    "buy bar": { address: required(articlePaths[1], "article"), taps: [buyBar, ...byCart] },
    "end of an article": {
      address: required(articlePaths[0], "article"),
      readTo: [letsGo],
      taps: [letsGo, straightLink],
    },
    "404 page": { address: "/no/such/page", taps: [buyBar, ...byCart] },
  },
};
