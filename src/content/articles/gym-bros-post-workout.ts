import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Post-Workout Faces: Five Gym Bros, Five Fixes",
  description:
    "Five people leave five gyms with five different problems. What each does about sweat, oil, time and a missing shower in the first ten minutes.",
  keywords:
    "post workout face routine, gym bros skincare, sweaty face after workout, no shower after gym, face wipes after gym",
  excerpt:
    "The lunch-break runner, the evening lifter, the climber, the cyclist and the coach. Same shine, five different exits.",
  intro:
    "These five are characters, not customers. We made up the names so that nobody has to defend his routine in a locker room. The routines are sound.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 3,
  tags: ["gym", "routine", "work"],
  alt: "Two men after training: one glossy, sweating, tongue out, in a lime headband; the other matte, towel around his neck, smirking.",
  related: [
    { slug: "stop-looking-greasy-after-gym", teaser: "One routine, minute by minute, with the reasons." },
    { slug: "gym-bag-essentials-men", teaser: "The bag all five of them should be carrying." },
  ],
  callOut: true,
};
