import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Stay Matte Anywhere: Planes, Rooftops, Long Dinners",
  description:
    "Dry cabins, humid cities, hot kitchens, long dinners: what each kind of air does to sweat and oil, and a small plan for staying matte in it.",
  keywords:
    "stay matte all day, oily skin travel, airplane skin care men, humidity oily skin, matte face summer, travel grooming men",
  excerpt:
    "Shine is partly you and partly the room. Five rooms, what their air does to a face, and what to do back.",
  intro:
    "The same forehead behaves differently at 35,000 feet, on a rooftop and next to a fondue. Most of the difference is air. Here is how to read it.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 5,
  tags: ["on-the-go", "oily-skin", "routine", "work"],
  alt: "A clay-red suitcase and a {brand} pack on slate, a small white airplane with lime wings flying over the pack.",
  related: [
    { slug: "workplace-grooming-guide", teaser: "Commute, camera, two o’clock, after-work drink." },
    {
      slug: "matte-mode-no-shine-solution",
      teaser: "What a flash sees, and why oil looks brighter than it is.",
    },
  ],
  callOut: true,
};
