import { shipping } from "./shipping";
import type { Benefit, PageMeta, Picture, Quote, Step, TestimonialVideo } from "./types";

export const homeMeta: PageMeta = {
  title: "Mugworks: charcoal face wipes that switch the shine off",
  description:
    "Charcoal oil-control face wipes for men. 100 scent-free sheets a pack, 3 seconds a wipe, free US shipping. Pull one. Press. Toss.",
};

export const hero = {
  /** Two lines of the poster. The first is before, the second is after. */
  headline: { before: "Shine", after: "off." },
  text: "Charcoal face wipes for the hours when your forehead starts reflecting ceiling lights. Pull one. Press. Toss.",
  buyLabel: "Buy Now",
  howLabel: "See how it works",
  facts: ["100 sheets", "Bamboo charcoal", "Scent-free", "Fits a back pocket"],
  pack: {
    name: "product/pack-hero",
    widths: [320, 480, 720, 1080],
    width: 1080,
    height: 1639,
    alt: "A charcoal pack of Mugworks face wipes with a lime spine and a deadpan mug on the front, one sheet half pulled out.",
  } satisfies Picture,
  slider: {
    label: "Before and after one wipe",
    before: {
      caption: "2:00 PM",
      picture: {
        name: "people/bro-1-before",
        widths: [120, 208, 388],
        width: 388,
        height: 444,
        alt: "A man in a lime headband, his face shining and beaded with sweat.",
      } satisfies Picture,
    },
    after: {
      caption: "2:01 PM",
      picture: {
        name: "people/bro-1-after",
        widths: [120, 208, 388],
        width: 388,
        height: 444,
        alt: "The same man a minute later, matte and a bit smug.",
      } satisfies Picture,
    },
  },
};

export const matteBand: readonly string[] = ["Matte mode", "100 sheets", "No shine", "No scent", "No drama"];

export const ugc = {
  heading: "Post your #MugShot.",
  text: "Before. After. Same light, same crop, same unimpressed expression. Tag it #MugShot and you might end up on the wall.",
  profileLabel: "Watch @mugworks on TikTok",
  wallLabel: "See the wall",
};

export const strip = {
  heading: "Real Bros. Real Wipes. Real Results.",
};

const poster = (id: number, alt: string): Picture => ({
  name: `videos/testimonial-${id}`,
  widths: [320, 540],
  width: 540,
  height: 960,
  alt,
});

export const testimonials: readonly TestimonialVideo[] = [
  {
    id: 1,
    src: "/videos/testimonial-1.mp4",
    username: "@coach.dre",
    caption: "Leg day, done. Face? Deep fried. 🏋️",
    poster: poster(1, "A man in a lime headband in front of a rack of weights."),
  },
  {
    id: 2,
    src: "/videos/testimonial-2.mp4",
    username: "@table.for.theo",
    caption: "The candlelight was bouncing off me 🕯️",
    poster: poster(2, "A man in a suit before a red wall with hearts."),
  },
  {
    id: 3,
    src: "/videos/testimonial-3.mp4",
    username: "@nine2five.nico",
    caption: "2 PM used to be my glazed donut hour 🍩",
    poster: poster(3, "A curly-haired man with round glasses at an office window."),
  },
  {
    id: 4,
    src: "/videos/testimonial-4.mp4",
    username: "@seat.27c",
    caption: "14-hour flight. Landed matte ✈️",
    poster: poster(4, "A bearded man with a top knot in a red aeroplane seat."),
  },
  {
    id: 5,
    src: "/videos/testimonial-5.mp4",
    username: "@mosh.maya",
    caption: "Festival day 3. No shower. No judgement 🎪",
    poster: poster(5, "A woman with straight black hair in front of festival banners."),
  },
  {
    id: 6,
    src: "/videos/testimonial-6.mp4",
    username: "@camera.on.carl",
    caption: "I do not own a ring light 💡",
    poster: poster(6, "A balding man in a blue shirt in front of a bright office picture."),
  },
];

const stepPicture = (name: string, alt: string): Picture => ({
  name: `people/${name}`,
  widths: [360, 560, 840],
  width: 840,
  height: 630,
  alt,
});

export const steps: { heading: string; text: string; items: readonly Step[] } = {
  heading: "Pull. Press. Toss.",
  text: "Three seconds, start to finish. No mirror, no sink, no explaining yourself.",
  items: [
    {
      title: "Pull",
      text: "One sheet. It is dry, so nothing drips on the shirt.",
      picture: stepPicture("step-1-pull", "A hand pulling one charcoal sheet out of the pack."),
    },
    {
      title: "Press",
      text: "Forehead, nose, chin. Hold it there. Do not scrub, it is not a dish.",
      picture: stepPicture("step-2-press", "A man pressing a sheet to his forehead with his eyes closed."),
    },
    {
      title: "Toss",
      text: "Into the bin, not the toilet. Carry on like nothing happened.",
      picture: stepPicture(
        "step-3-toss",
        "A crumpled sheet flying in an arc into a black bin with a deadpan face.",
      ),
    },
  ],
};

export const benefits: {
  heading: string;
  text: string;
  items: readonly Benefit[];
  slider: { label: string; note: string; before: Picture; after: Picture };
} = {
  heading: "What one sheet does.",
  text: "Bamboo charcoal grabs the oil. Hemp keeps the sheet in one piece. You keep your face.",
  items: [
    {
      title: "Up to 90% less shine",
      text: "Forehead, nose and chin go flat. The ceiling lights find another hobby.",
    },
    { title: "3 seconds a wipe", text: "Shorter than the story you would have told about the heat." },
    {
      title: "10 times its weight",
      text: "What charcoal can take up in oil. The sheet is light. The oil is yours.",
    },
    {
      title: "Nothing to smell",
      text: "Scent-free. The only thing people notice is that they notice nothing.",
    },
    { title: "Bamboo, hemp, wood", text: "Bamboo charcoal on hemp and wood pulp. Tough enough for a beard." },
    { title: "Fits a back pocket", text: "100 sheets, thinner than your wallet was in 2009." },
  ],
  slider: {
    label: "A sheet before and after it took up oil",
    note: "Illustration, many times enlarged.",
    before: {
      name: "product/sheet-before",
      widths: [360, 640, 1080],
      width: 1080,
      height: 810,
      alt: "Fibres of an unused sheet, drawn many times enlarged: dark, dry, tangled.",
    },
    after: {
      name: "product/sheet-after",
      widths: [360, 640, 1080],
      width: 1080,
      height: 810,
      alt: "The same fibres holding amber drops of oil.",
    },
  },
};

export const drop = {
  heading: "The drop.",
  text: "Three sizes of the same answer. Free US shipping on all of them.",
  goLabel: "Let's Go",
  straightLabel: "Straight to checkout",
};

export const quotes: readonly Quote[] = [
  {
    text: "I bought one to prove it wouldn’t work. I have since bought eleven.",
    name: "Marcus",
    situation: "after leg day",
    bundle: "starter",
  },
  {
    text: "One pack, one jacket, zero reflections in the first-date photos.",
    name: "Theo",
    situation: "dates, plural",
    bundle: "starter",
  },
  {
    text: "Gym bag, desk, glovebox. I have stopped planning my face.",
    name: "Nico",
    situation: "two screens, one face",
    bundle: "bro-bundle",
  },
  {
    text: "Split three packs with my brothers. Nobody has given one back.",
    name: "Amir",
    situation: "oldest of three",
    bundle: "bro-bundle",
  },
  {
    text: "Six packs sounded like a lot. Then it was August.",
    name: "Carl",
    situation: "on camera by nine",
    bundle: "matte-mode",
  },
  {
    text: "My team thinks I got new lighting. It is 16 cents a day.",
    name: "Dre",
    situation: "coach",
    bundle: "matte-mode",
  },
];

export const shortFaq = { heading: "Fair questions.", allLabel: "View All" };

export const checkout = {
  heading: "Pick your pack.",
  text: `Free US shipping. Handled in ${shipping.landing.handling}, with you ${shipping.landing.transit} later. Free returns for 30 days.`,
  picture: {
    name: "product/pack-topdown",
    widths: [360, 640, 960],
    width: 960,
    height: 725,
    alt: "",
  } satisfies Picture,
  demoNote: "Demo store: nothing is charged",
};

export const emailArea = {
  heading: "Mail worth opening.",
  text: "New drops, restocks and the occasional joke. Say the word and you are on the list.",
  mailLabel: "Put me on the list",
  mailSubject: "Put me on the list",
};
