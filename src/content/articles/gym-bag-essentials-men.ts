import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Gym Bag Essentials for Men: Nine Things, No Filler",
  description:
    "Nine things worth carrying to the gym and the reason for each: two towels, a wet bag, sandals, spare socks, a lock, water and a pack of wipes.",
  keywords:
    "gym bag essentials men, what to pack for the gym, gym bag checklist, gym hygiene, face wipes gym bag",
  excerpt:
    "Nine objects, each with a reason. Most of them solve the same problem: damp things touching things that should be dry.",
  intro:
    "A gym bag is a small damp closet that you carry. These nine things keep it useful, and the order they go in matters more than the brand.",
  category: "Tips",
  date: "2025-07-21",
  readMinutes: 3,
  tags: ["gym", "on-the-go", "hygiene", "routine"],
  alt: "A {brand} pack laid out with a dumbbell, a jump rope, a black bottle, lime headphones and a rolled white towel.",
  related: [
    { slug: "stop-looking-greasy-after-gym", teaser: "The twenty minutes after the last set, in order." },
    { slug: "gym-bros-need-face-wipes", teaser: "Sweat and oil are two problems. A towel solves one." },
  ],
  callOut: true,
};
