import { brand } from "./brand.ts";
import type { ArticleNotFound, BlogLabels, Muglife } from "./schema";

export const muglife: Muglife = {
  meta: {
    title: "MugLife: notes on shine",
    description:
      "MugLife, the blog: oily skin, charcoal, gym bags, dates and meetings, told flat. Short reads that end before the shine comes back.",
  },
  heading: "MugLife",
  lead: "Notes on skin, sebum, charcoal and habits. Read one between sets.",
  feedTitle: `MugLife, the ${brand.name} blog`,
  restLabel: "Enough reading. Get a pack",
};

export const blogLabels: BlogLabels = {
  readMore: "Read More",
  minutes: "min read",
  unpublished: "Not published",
  pagination: { label: "Pages", previous: "Previous", next: "Next", page: "Page" },
  tag: {
    heading: "Tagged",
    description: "Everything MugLife has on {tag}: {count} on oily skin and what to do about it, told flat.",
    all: "All of MugLife",
    count: ["article", "articles"],
  },
  back: "Back to MugLife",
  contents: "In this article",
  tags: "Tags",
  share: {
    label: "Share this article",
    fixed: { tweet: "Tweet", share: "Share", linkedIn: "Post", copy: "Copy" },
    generic: {
      tweet: "Tweet",
      facebook: "Share to Facebook",
      linkedIn: "Post to LinkedIn",
      copy: "Copy link",
    },
    copied: "Link copied to clipboard!",
    refused: "Your browser would not copy it. Here is the link:",
  },
  callOut: {
    heading: "Stay Matte. Stay Confident.",
    listHeading: "Smart Usage List",
    uses: ["After the gym", "Before a meeting", "On date night", "Midday meltdown", "Right before a photo"],
  },
  related: "Related Articles",
  neighbors: { label: "More of MugLife", newer: "Newer", older: "Older" },
};

export const articleNotFound: ArticleNotFound = {
  meta: { title: "Article not found", description: "This article does not exist. The rest of MugLife does." },
  heading: "Article Not Found",
  text: "The article you're looking for doesn't exist.",
  wanted: "one article",
  backLabel: "Back to MugLife",
};
