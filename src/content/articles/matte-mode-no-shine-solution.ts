import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "Matte Mode: The No-Shine Plan for Lights and Cameras",
  description:
    "Flash, spotlights and dance floors make oil look worse than it is. The optics of a shiny face in plain words, and a plan for wedding photos.",
  keywords:
    "no shine face, matte face photos men, shiny face in photos, flash photography oily skin, wedding photos grooming men",
  excerpt:
    "Oil barely reflects more light than bare skin does. It just sends it all in one direction. Usually toward the camera.",
  intro:
    "A face that looks fine in the bathroom can come out of the group photo with a glare of its own. The face did not change. The light did, and light can be planned for.",
  category: "Confidence Hacks",
  date: "2025-07-23",
  readMinutes: 3,
  tags: ["photos", "confidence", "oily-skin"],
  alt: "A hanging disco ball throws spots of light across a clay-red wall; next to it a matte black ball with a deadpan face.",
  related: [
    { slug: "stay-matte-anywhere", teaser: "The same forehead in five kinds of air." },
    { slug: "why-girls-notice-shiny-face", teaser: "What an eye does in its first second." },
  ],
};
