import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "How to Stop an Oily Face in Three Honest Steps",
  description:
    "You can’t switch oil off, but you can run it: wash twice and mildly, moisturize lightly with sunscreen on top, and take the surplus off at midday.",
  keywords:
    "how to stop oily face, oily skin routine men, niacinamide oily skin, moisturizer for oily skin, control shine all day, sunscreen oily skin",
  excerpt:
    "Wash, cover, lift. Three steps that take four minutes a day, and a short list of popular ideas that cost more than they return.",
  intro:
    "Nobody stops an oily face. You manage it, like a landlord. Three steps do most of the managing, and the third takes three seconds.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 4,
  tags: ["oily-skin", "routine", "skincare-basics", "myths"],
  alt: "The same man three times on lime: first shiny, sweating and worried, then matte and neutral, then matte with half a smile.",
  related: [
    { slug: "face-wipes-vs-face-wash", teaser: "What a surfactant does, and what a dry sheet leaves alone." },
    { slug: "why-do-guys-have-oily-skin", teaser: "The machinery behind it, from the gland upward." },
  ],
  callOut: true,
};
