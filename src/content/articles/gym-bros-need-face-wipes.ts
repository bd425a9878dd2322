import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "fixed",
  title: "Why Gym Bros Need Face Wipes Next to the Chalk",
  description:
    "Sweat is water, shine is oil, and a gym towel only handles one. What training does to a face, and why a dry charcoal sheet belongs by the chalk.",
  keywords: "gym face wipes, gym bros face wipes, sweat vs sebum, gym towel bacteria, oily face gym",
  excerpt:
    "A towel takes water. Your face also has oil on it, and hair wax, and some bench. The case for one dry sheet beside the chalk.",
  intro:
    "You have straps for your wrists, sleeves for your knees and a belt for your spine. For the face there is a towel. It is the wrong tool for half of the job.",
  category: "Confidence Hacks",
  date: "2025-07-28",
  readMinutes: 3,
  tags: ["gym", "hygiene", "charcoal"],
  alt: "A man with a lime headband grits his teeth behind a barbell loaded with lime Matte Mode packs instead of plates.",
  related: [
    { slug: "gym-bag-essentials-men", teaser: "The other eight objects, and the order to pack them in." },
    { slug: "face-wipes-for-gym-bros", teaser: "Before, during, after: two moments to use, one to leave." },
  ],
  callOut: true,
};
