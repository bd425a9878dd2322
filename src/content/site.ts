import { paths } from "../lib/site/paths";
import { capitalized, countInWords } from "../lib/text/wording";
import { bundles } from "./bundles";
import { commissionPercent } from "./promises";
import type { Footer, Link, PageActions } from "./schema";

/** What every page shares. */
export const navItems: readonly Link[] = [
  { to: paths.brocode, label: "Bro Code" },
  { to: paths.faq, label: "FAQ" },
  { to: paths.muglife, label: "MugLife" },
  { to: paths.bros, label: "Refer a Bro" },
  { to: paths.about, label: "About" },
];

/** In the menu of phones, below those of the bar. */
export const menuItems: readonly Link[] = [
  { to: paths.mugshots, label: "MugShots" },
  { to: paths.contact, label: "Contact" },
];

/** In place of the bundle, in the bar at the lower edge of phones on /bros. The figure is that of the page. */
export const signupBar: { text: string; label: string } = {
  text: `${commissionPercent}% of each sale`,
  label: "Sign up",
};

export const footer: Footer = {
  tagline: "Shine off. Carry on.",
  note: "Not flushable.",
  headings: { pages: "Pages", policies: "Fine print", social: "Social" },
  pages: [
    { to: paths.mugshots, label: "MugShots" },
    { to: paths.muglife, label: "MugLife" },
    { to: paths.bros, label: "Refer a Bro" },
    { to: paths.faq, label: "FAQ" },
    { to: paths.contact, label: "Contact" },
  ],
  policies: [
    { to: paths.shippingPolicy, label: "Shipping" },
    { to: paths.returnPolicy, label: "Returns" },
    { to: paths.privacy, label: "Privacy" },
    { to: paths.optOut, label: "Your Privacy Choices" },
    { to: paths.terms, label: "Terms" },
  ],
};

/** The end of every page but the first. */
export const pageActions: PageActions = {
  line: `One product. ${capitalized(countInWords(bundles.length, "size"))}.`,
  backHome: "Back to Home",
  go: "Let's Go",
};
