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

export const pageActions = { backHome: "Back to Home", go: "Let's Go" };

export const notFound = {
  title: "Page not found",
  description: "This page does not exist. The home page, the blog and the answers do.",
  code: "404",
  heading: "Page Not Found",
  text: "Looks like this page got lost. No worries – here are some helpful links to get you back on track.",
  links: [
    { to: paths.home, label: "Home" },
    { to: paths.muglife, label: "MugLife Blog" },
    { to: paths.faq, label: "FAQ" },
    { to: paths.about, label: "About" },
  ],
  hint: "Still lost? Try the FAQ or the homepage.",
};

export const referralPopup = {
  heading: "A bro sent you.",
  offer: "off your wipes. Put the code in at checkout, or copy it now.",
  noDiscount: "off, but the code still counts for the bro who shared it.",
  codeLabel: "Code",
  redeem: "Redeem & Copy",
  close: "Close",
  loading: "Looking up what the code gives…",
  copied: "Code copied.",
};

export const failure = {
  heading: "That page did not load.",
  text: "It is us or the connection, not you. Try again, or take one of the exits.",
  retry: "Try again",
  home: "Back to Home",
};

export const muglife = {
  meta: {
    title: "MugLife: notes on shine",
    description:
      "MugLife, the blog: oily skin, charcoal, gym bags and dates, told flat. New notes come with the next drop of the site.",
  },
  heading: "MugLife",
  lead: "Notes on skin, sebum, charcoal and habits.",
};

export const articleNotFound = {
  meta: { title: "Article not found", description: "This article does not exist. The rest of MugLife does." },
  heading: "Article Not Found",
  text: "The article you're looking for doesn't exist.",
  backLabel: "Back to MugLife",
};

export const demoCheckoutWords = {
  meta: { title: "Demo checkout", description: "Where the demo store's purchases end. Nothing is charged." },
  heading: "Demo checkout",
  note: "Demo store: nothing is charged",
  empty: "There is no cart at this address. Pick a bundle and come back.",
  noScript: "The demo checkout needs JavaScript. A real shop's checkout does not.",
};
