import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "The Workplace Grooming Guide for Long Office Days",
  description:
    "From commute to last call: dry office air, ceiling lights, webcams, lunch, stubble and scent. What to do at the desk, and what never to do there.",
  keywords:
    "workplace grooming guide, office grooming men, shiny face video calls, oily skin at work, grooming tips for meetings, desk drawer kit",
  excerpt:
    "Ten hours, two kinds of light, one sandwich. How a face gets from the commute to the last call of the day in one piece.",
  intro:
    "Nobody gets promoted for a matte forehead. But an office day is long, badly lit and partly on camera, and it is easier with a plan and a drawer.",
  category: "Tips",
  date: "2025-07-30",
  readMinutes: 5,
  tags: ["work", "routine", "confidence", "photos"],
  alt: "A man in glasses, suit and lime tie at a desk between a laptop and a lime deadpan mug with a {brand} pack behind it.",
  related: [
    { slug: "stay-matte-anywhere", teaser: "For the days when the office is in another city." },
    { slug: "confidence-boost-tips", teaser: "Ninety seconds before the door, then no more mirrors." },
  ],
};
