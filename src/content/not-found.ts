import { paths } from "../lib/site/paths";
import type { NotFound } from "./schema";

export const notFound: NotFound = {
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
  /** The mug's placard. */
  placard: {
    caseNumber: { label: "Case no.", text: "404" },
    wanted: { label: "Wanted", text: "one page" },
    lastSeen: { label: "Last seen", nowhere: "not recently" },
    status: { label: "Status", text: "matte" },
  },
  hint: "Still lost? Try the FAQ or the homepage.",
};
