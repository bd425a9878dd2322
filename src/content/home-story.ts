import { capitalized, countInWords, countOf } from "../lib/text/wording";
import { brand } from "./brand";
import { product } from "./product";
import type {
  Benefits,
  LineUp,
  Picture,
  StepsSection,
  Strip,
  Suspect,
  TestimonialVideo,
  Ugc,
} from "./schema";

const { tiktok, hashtag } = brand.social;
/** The end of its address: `@name`. Not read with `URL`, which would throw before the content check can say where. */
const handle = tiktok.url.split("/").findLast((part) => part !== "") ?? "";

const suspectPicture = (id: number, state: "before" | "after", alt: string): Picture => ({
  name: `line-up/bro-${id}-${state}`,
  widths: [360, 640],
  height: 760,
  alt,
});
const MATTE = "The same face after the wipe: matte.";

/** Six, who fill one row of six as well as two of three. */
const suspects = [
  {
    username: "@coach.dre",
    occasion: "Leg day",
    before: suspectPicture(1, "before", "A sweating man in a lime headband."),
    after: suspectPicture(1, "after", MATTE),
  },
  {
    username: "@table.for.theo",
    occasion: "Date night",
    before: suspectPicture(2, "before", "A sweating man in a dark suit and lime tie."),
    after: suspectPicture(2, "after", MATTE),
  },
  {
    username: "@nine2five.nico",
    occasion: "Two p.m.",
    before: suspectPicture(3, "before", "A sweating man with brown curls and round glasses."),
    after: suspectPicture(3, "after", MATTE),
  },
  {
    username: "@seat.27c",
    occasion: "14-hour flight",
    before: suspectPicture(4, "before", "A sweating man with a beard and a top knot."),
    after: suspectPicture(4, "after", MATTE),
  },
  {
    username: "@mosh.maya",
    occasion: "Festival, day 3",
    before: suspectPicture(5, "before", "A sweating woman with straight black hair."),
    after: suspectPicture(5, "after", MATTE),
  },
  {
    username: "@camera.on.carl",
    occasion: "On camera",
    before: suspectPicture(6, "before", "A sweating, balding man in a blue shirt."),
    after: suspectPicture(6, "after", MATTE),
  },
] satisfies readonly [Suspect, Suspect, Suspect, Suspect, Suspect, Suspect];

/** The suspects that the visitor wipes, below the hero. */
export const lineUp: LineUp = {
  heading: "The line-up.",
  text: `${capitalized(countInWords(suspects.length, "suspect"))}, all shiny.`,
  hint: "Pick the one you recognize and wipe.",
  count: "Shiny {before} · Matte {after}. Sheets left {count}",
  status: "Status:",
  shiny: "shiny",
  matte: "matte",
  heights: ["6′2", "5′10", "5′6"],
  sheet: "Wipe one.",
  left: "{count} left.",
  wipe: "Wipe {username}",
  done: "{username} is matte. {count} sheets left.",
  buy: "Get a pack",
  open: "Case open.",
  noteOfOne: `All ${product.sheetsPerPack} in it. That one was on us.`,
  noteOfMore: `All ${product.sheetsPerPack} in it. Those {count} were on us.`,
  closed: "Case closed.",
  suspects,
};

/** From edge to edge, between the benefits and the questions. Phones show its middle. */
export const packsInARow: Picture = {
  name: "product/packs-in-a-row",
  widths: [800, 1280, 1920, 2560],
  height: 1080,
  alt: "Packs in a row, each with a sheet pulled halfway out, before a wall in clay.",
};

export const ugc: Ugc = {
  heading: `Post your ${hashtag.label}.`,
  text: `Before. After. Same light, same crop, same unimpressed expression. Tag it ${hashtag.label} and you might end up on the wall.`,
  profileLabel: `Watch ${handle} on ${tiktok.label}`,
  wallLabel: "See the wall",
  nextLabel: "You’re next: the wall",
};

export const strip: Strip = {
  heading: "Real Bros. Real Wipes. Real Results.",
};

const poster = (id: number, alt: string): Picture => ({
  name: `videos/testimonial-${id}`,
  widths: [320, 540],
  height: 960,
  alt,
});

/** The films on the home page. Each visit shows them in a random order, the featured one among the first three. */
export const testimonials: readonly TestimonialVideo[] = [
  {
    id: 1,
    src: "/videos/testimonial-1.mp4",
    seconds: 7.5,
    username: "@coach.dre",
    featured: true,
    caption: "The squat rack asked for sunglasses 🏋️",
    poster: poster(1, "A man in a lime headband in front of a rack of weights."),
    uploaded: "2026-11-21",
  },
  {
    id: 2,
    src: "/videos/testimonial-2.mp4",
    seconds: 7.5,
    username: "@table.for.theo",
    caption: "She asked the waiter to dim my forehead 🕯️",
    poster: poster(2, "A man in a suit in front of a red wall with hearts."),
    uploaded: "2026-11-21",
  },
  {
    id: 3,
    src: "/videos/testimonial-3.mp4",
    seconds: 7.5,
    username: "@nine2five.nico",
    caption: "A coworker fixed his tie in my forehead 👔",
    poster: poster(3, "A curly-haired man with round glasses at an office window."),
    uploaded: "2026-11-21",
  },
  {
    id: 4,
    src: "/videos/testimonial-4.mp4",
    seconds: 7.5,
    username: "@seat.27c",
    caption: "Row 28 asked me to pull the shade down ✈️",
    poster: poster(4, "A bearded man with a top knot in a red airplane seat."),
    uploaded: "2026-11-21",
  },
  {
    id: 5,
    src: "/videos/testimonial-5.mp4",
    seconds: 7.5,
    username: "@mosh.maya",
    caption: "The laser show lost. To my nose 🎪",
    poster: poster(5, "A woman with straight black hair in front of festival banners."),
    uploaded: "2026-11-21",
  },
  {
    id: 6,
    src: "/videos/testimonial-6.mp4",
    seconds: 7.5,
    username: "@camera.on.carl",
    caption: "I was on mute. My forehead was not 💡",
    poster: poster(6, "A balding man in a blue shirt in front of a bright office picture."),
    uploaded: "2026-11-21",
  },
];

const stepPicture = (name: string, alt: string): Picture => ({
  name: `people/${name}`,
  widths: [360, 560, 840],
  height: 630,
  alt,
});

export const steps: StepsSection = {
  heading: "Pull. Press. Toss.",
  text: `${capitalized(countInWords(product.secondsPerWipe, "second"))} a press. No mirror, no sink, no explaining yourself.`,
  items: [
    {
      title: "Pull",
      text: "One sheet. It is dry, so nothing drips on your shirt.",
      picture: stepPicture("step-1-pull", "A hand pulling one charcoal sheet out of the pack."),
    },
    {
      title: "Press",
      text: "Forehead, nose, chin. Hold it there. Don’t scrub. It’s not a dish.",
      picture: stepPicture("step-2-press", "A man pressing a sheet to his forehead with his eyes closed."),
    },
    {
      title: "Toss",
      text: "In the trash, not the toilet. Carry on like nothing happened.",
      picture: stepPicture(
        "step-3-toss",
        "A crumpled sheet flying in an arc into a black trash can with a deadpan face.",
      ),
    },
  ],
};

export const benefits: Benefits = {
  heading: "What one sheet does.",
  text: "Bamboo charcoal grabs the oil. Hemp keeps the sheet in one piece. You keep your face.",
  items: [
    {
      title: `Up to ${product.shineReduction}% less shine`,
      text: "Forehead, nose and chin go flat. The ceiling lights find another hobby.",
    },
    {
      title: `${countOf(product.secondsPerWipe, "second")} a wipe`,
      text: "Shorter than the story you would have told about the heat.",
    },
    {
      title: `Up to ${product.weightsInOil} times its weight`,
      text: "How much oil the charcoal takes up. The sheet is light. The oil is yours.",
    },
    {
      title: "Nothing to smell",
      text: "Scent-free. The only thing people notice is that they notice nothing.",
    },
    { title: "Bamboo, hemp, wood", text: "Bamboo charcoal on hemp and wood pulp. Tough enough for a beard." },
    {
      title: "Fits a back pocket",
      text: `${product.sheetsPerPack} sheets. Your wallet will get over it.`,
    },
  ],
  slider: {
    label: "A sheet before and after it took up oil",
    note: "Illustration, many times enlarged.",
    before: {
      name: "product/sheet-before",
      widths: [360, 640, 720, 1080],
      height: 810,
      alt: "Fibers of an unused sheet, drawn many times enlarged: dark, dry, tangled.",
    },
    after: {
      name: "product/sheet-after",
      widths: [360, 640, 720, 1080],
      height: 810,
      alt: "The same fibers holding amber drops of oil.",
    },
  },
};
