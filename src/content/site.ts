import { paths } from "../lib/paths";

/** What every page shares. */
export const navItems = [
  { to: paths.brocode, label: "Bro Code" },
  { to: paths.faq, label: "FAQ" },
  { to: paths.muglife, label: "MugLife" },
  { to: paths.bros, label: "Refer a Bro" },
  { to: paths.about, label: "About" },
];

export const footer = {
  tagline: "Shine off. Carry on.",
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
export const pageActions = {
  line: "One product. Three sizes.",
  backHome: "Back to Home",
  go: "Let's Go",
};

export const failure = {
  heading: "That page did not load.",
  text: "It is us or the connection, not you. Try again, or take one of the exits.",
  retry: "Try again",
  home: "Back to Home",
};
