import { paths } from "../lib/paths";

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
