import { capitalized, numberWord } from "../lib/text/wording";
import { brand } from "./brand";
import type { MugShot, MugShotEntry, PageMeta, Wall } from "./schema";

/** The page letters each placard, which has room for a handle of 14 characters and a city of 16; a caption has 60. */
const entries: readonly MugShotEntry[] = [
  {
    id: 1,
    caption: "The hair has volume. The forehead is on mute.",
    username: "@quiff.dept",
    city: "Austin, TX",
    alt: "A man with a tall brown quiff and a black T-shirt, one eyebrow up, half a smile.",
  },
  {
    id: 2,
    caption: "Kept the beard. Returned the glare.",
    username: "@omar.still",
    city: "Oakland, CA",
    alt: "A man with a full black beard and a charcoal hoodie looks sideways, unimpressed.",
  },
  {
    id: 3,
    caption: "Demo in nine minutes. Forehead is ready. I’m not.",
    username: "@sprint.zero",
    city: "San Jose, CA",
    alt: "A man with black curls and round glasses, beads of sweat on his face, mouth in a wobble.",
  },
  {
    id: 4,
    type: "video",
    caption: "Last set. Then the wipe.",
    username: "@rep.counter",
    city: "Atlanta, GA",
    alt: "A man in a lime headband and a tank top, face glossy, teeth gritted.",
  },
  {
    id: 5,
    caption: "Everything about me is loud except the T-zone.",
    username: "@low.volume",
    city: "Portland, OR",
    alt: "A man with a lime mohawk, gold earrings and a gold chain, frowning with conviction.",
  },
  {
    id: 6,
    caption: "Color on top. Calm underneath.",
    username: "@arjan.flat",
    city: "Fresno, CA",
    alt: "A man in a coral turban with a long black beard glances to one side, smiling slightly.",
  },
  {
    id: 7,
    caption: "I retired in 2019. The shine worked until Tuesday.",
    username: "@walt.sits",
    city: "Tampa, FL",
    alt: "An older man with gold glasses, a white mustache, a dark suit and a lime tie.",
  },
  {
    id: 8,
    caption: "Nobody looks at the bassist. Matte anyway.",
    username: "@low.e.string",
    city: "Memphis, TN",
    alt: "A man with long straight dark hair, a small goatee and a lime T-shirt, smirking a little.",
  },
  {
    id: 9,
    type: "video",
    caption: "Hat, shades, flat face. Fully offline.",
    username: "@dale.offgrid",
    city: "Tucson, AZ",
    alt: "A man in a lime bucket hat and narrow black sunglasses shows his front teeth.",
  },
  {
    id: 10,
    caption: "“Quick chat, camera on.” I had three seconds.",
    username: "@q3.forecast",
    city: "Charlotte, NC",
    alt: "A man in a dark suit and lime tie, wide-eyed and sweating, mouth in a small O.",
  },
  {
    id: 11,
    caption: "This is the before. The lamp has been informed.",
    username: "@dome.report",
    city: "Detroit, MI",
    alt: "A bald man with a big black beard, head gleaming under the light, staring straight out.",
  },
  {
    id: 12,
    type: "video",
    caption: "School picture day. I’m 26.",
    username: "@spike.26",
    city: "Boise, ID",
    alt: "A freckled man with spiky orange hair and a striped shirt grimaces for the camera.",
  },
  {
    id: 13,
    caption: "Eyes closed. I can hear the matte.",
    username: "@soft.focus",
    city: "New Orleans, LA",
    alt: "A person with a big round afro and a coral turtleneck smiles with closed eyes.",
  },
  {
    id: 14,
    caption: "Business in front. Oil nowhere.",
    username: "@mullet.legal",
    city: "Tulsa, OK",
    alt: "A man with a mullet, a mustache, square black sunglasses and a lime tank top.",
  },
  {
    id: 15,
    type: "video",
    caption: "Breathe in. Press. Breathe out. Toss.",
    username: "@slow.sunday",
    city: "Boulder, CO",
    alt: "A bearded man with a topknot and a white hoodie, eyes closed, entirely at peace.",
  },
  {
    id: 16,
    caption: "Best man. Speech: six minutes. Glare: none.",
    username: "@toast.taker",
    city: "Columbus, OH",
    alt: "A man with a side part, a dark suit and a coral tie, smiling at something off to the side.",
  },
  {
    id: 17,
    caption: "Twelve hours on the grill. I’m the only thing not seared.",
    username: "@line.cook.k",
    city: "Houston, TX",
    alt: "A man in a lime bandana with gold hoops and a gold chain, one corner of his mouth up.",
  },
  {
    id: 18,
    caption: "Chopped wood. Wiped. Chopped more wood.",
    username: "@timber.tim",
    city: "Duluth, MN",
    alt: "A man with an enormous red beard, a black beanie and a red striped sweater.",
  },
  {
    id: 19,
    type: "video",
    caption: "I winked. The mug did not.",
    username: "@half.blink",
    city: "Denver, CO",
    alt: "A man in a lime beanie and a gray hoodie winks and sticks out his tongue.",
  },
  {
    id: 20,
    caption: "My wardrobe is matte. The face was the last holdout.",
    username: "@mono.chrome",
    city: "Seattle, WA",
    alt: "A man with square black glasses and a black turtleneck, no expression at all.",
  },
  {
    id: 21,
    type: "video",
    caption: "Mixed for eleven hours. Cut the highs.",
    username: "@sub.drop",
    city: "Chicago, IL",
    alt: "A man in lime headphones and a black hoodie, eyes squeezed shut, teeth showing.",
  },
  {
    id: 22,
    caption: "Height: noted. Shine: under investigation.",
    username: "@rico.noir",
    city: "Miami, FL",
    alt: "A man with a black pompadour, a gold chain and a glossy forehead, eyebrow raised.",
  },
  {
    id: 23,
    caption: "My brother bought the pack. It’s my pack now.",
    username: "@not.shared",
    city: "Madison, WI",
    alt: "A woman in a black hijab looks to the side with a quiet, pleased smile.",
  },
  {
    id: 24,
    type: "video",
    caption: "Yes, I’m singing. No, nothing is shining.",
    username: "@fjord.core",
    city: "Fargo, ND",
    alt: "A man with long blond hair and a blond beard, eyes closed, mouth wide open mid-note.",
  },
  {
    id: 25,
    caption: "Mile nine. The wipe is at mile ten.",
    username: "@mile.nine",
    city: "Phoenix, AZ",
    alt: "A man with short twists, a goatee and a black tank top, sweat running, face blank.",
  },
  {
    id: 26,
    caption: "Awaiting the verdict on the ribs.",
    username: "@grill.gary",
    city: "Omaha, NE",
    alt: "A balding older man in a white polo shirt, sweating, with a worried wobble of a mouth.",
  },
  {
    id: 27,
    caption: "I don’t do photos. I did this one.",
    username: "@nope.marie",
    city: "Brooklyn, NY",
    alt: "A woman with a blunt black bob and a coral T-shirt gives the camera a sideways look.",
  },
  {
    id: 28,
    caption: "The lenses are shiny. That’s the lenses.",
    username: "@lens.cap",
    city: "Baltimore, MD",
    alt: "A person with big dark curls, yellow round glasses and a black turtleneck, mouth open.",
  },
  {
    id: 29,
    type: "video",
    caption: "Festival, day three. Face, day one.",
    username: "@dayone.dan",
    city: "Nashville, TN",
    alt: "A freckled man in a coral beanie, eyes closed, tongue out, still a bit glossy.",
  },
  {
    id: 30,
    caption: "One sheet. One dropped monocle. No further questions.",
    username: "@sir.blot",
    city: "Boston, MA",
    alt: "A white-haired gentleman with a monocle, a waxed mustache, a dark suit and a lime tie.",
  },
];

/** The tiles as /mugshots shows them. The file in public/pictures/mugshots has the number of the tile, in two digits. */
export const mugshots: readonly MugShot[] = entries.map(({ alt, type = "image", ...entry }) => ({
  ...entry,
  type,
  picture: {
    name: `mugshots/${String(entry.id).padStart(2, "0")}`,
    widths: [200, 240, 400],
    height: 400,
    alt,
  },
}));

const faces = numberWord(mugshots.length);
const { tiktok, hashtag } = brand.social;
const tag = hashtag.label;

export const mugshotsMeta: PageMeta = {
  title: "MugShots: the wall of flat faces",
  description: `${capitalized(faces)} faces, ${faces} placards, one height chart. The ${brand.name} photo wall, and how to get on it with ${tag}.`,
};

/** The heading of /mugshots. */
export const mugshotsHeading: string = "MugShots";

/** Below the heading of /mugshots. */
export const mugshotsLead: string = `${capitalized(faces)} faces. No charges. You’re next, bro.`;

export const wall: Wall = {
  id: "wall",
  heading: "Get on the wall.",
  text: `Write your handle on anything flat. Hold it under your chin. No flash, no filter, no smile required. Post it as ${tag} and we will find you.`,
  submitLabel: "Submit Your MugShot",
  tagLabel: `Tag ${tag}`,
  shopLabel: `Shop ${tiktok.label}`,
  badge: `Used ${brand.name}`,
  watch: `Watch on ${tiktok.label}`,
  more: "Load More MugShots",
  end: "That is everyone on file. The next one is you:",
};
