import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  kind: "generic",
  title: "Stop Your Face Getting Oily: The Simple Version",
  description:
    "Five habits that add oil or heat to a face, how to switch each one off, and one sheet for what remains. No new bottles, no ten-step routine.",
  keywords:
    "stop face getting oily, simple oily skin tips, oily face habits, hair product oily forehead, pillowcase oily skin",
  excerpt:
    "Some of the oil on your face is not even yours. Five switches to turn off before you buy anything, including from us.",
  intro:
    "Your glands have a setting you cannot reach. Around it are five you can. Turn these off first. They cost nothing and take about a week to notice.",
  category: "Tips",
  date: "2025-07-19",
  readMinutes: 3,
  tags: ["oily-skin", "routine", "hygiene"],
  alt: "A black toggle switch: an amber drop of oil on the off side, a large lime disc with a deadpan face on the other.",
  related: [
    { slug: "how-to-stop-oily-face", teaser: "The longer routine, for when the five switches are off." },
    { slug: "face-wipes-acne-solution", teaser: "No. But the reasons are useful." },
  ],
};
