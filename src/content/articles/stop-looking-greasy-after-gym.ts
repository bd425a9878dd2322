import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "How to Stop Looking Greasy After the Gym",
  description:
    "You showered and you are shiny again by the parking lot. Why sweating outlasts training, and a twenty-minute order of events that holds.",
  keywords:
    "stop looking greasy after gym, sweating after shower, post gym skincare, oily face after workout, cool down skin",
  excerpt:
    "You showered, dressed and were shiny again at the car. The shower was fine. The timing was not. Twenty minutes, rearranged.",
  intro:
    "You train, you shower, you dress, and at the car you look as if none of it happened. This is a problem of timing, and it can be rearranged.",
  category: "Tips",
  date: "2025-07-26",
  readMinutes: 4,
  tags: ["gym", "routine", "oily-skin", "hygiene"],
  alt: "Two kettlebells with deadpan faces: the left glossy and standing in a puddle of amber oil, the right matte with lime eyes.",
  related: [
    { slug: "gym-bag-essentials-men", teaser: "What to carry so that this routine needs no improvising." },
    { slug: "face-wipes-vs-face-wash", teaser: "When the sink wins, when the sheet does." },
  ],
  callOut: true,
};
