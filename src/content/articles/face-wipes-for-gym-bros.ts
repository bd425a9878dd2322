import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "Face Wipes for Gym Bros: When to Wipe, Set by Set",
  description:
    "When to use a face wipe at the gym: before the warm-up, never between sets, and only once the sweat has stopped. A guide by type of session.",
  keywords:
    "face wipes for gym bros, when to use face wipes gym, wipe face during workout, sweat cooling skin, gym skincare timing",
  excerpt:
    "Two good moments, one bad one. How to use two sheets in a whole session and none of them while the sweat has a job to do.",
  intro:
    "A sheet used at the wrong moment is a wet sheet. A session has two right moments and one that everybody picks instead.",
  category: "Tips",
  date: "2025-07-24",
  readMinutes: 3,
  tags: ["gym", "routine", "hygiene"],
  alt: "A man with lime headphones and a crooked half-smile beside a raised fist with a dumbbell and a {brand} pack.",
  related: [
    { slug: "gym-bros-post-workout", teaser: "Runner, lifter, climber, cyclist, coach." },
    { slug: "stop-looking-greasy-after-gym", teaser: "The cool-down, in minutes." },
  ],
};
