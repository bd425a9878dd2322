// A valid content file of each kind.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach } from "vitest";
import { brandFile, makeFile, makePicture, sampleSite, type SampleSite } from "./sample-site";

const picture = (name: string, height = 40): string =>
  `{ name: "${name}", widths: [40, 80], height: ${height}, alt: "A towel." }`;

const head = (name: string): string => `{
    title: "The page ${name}",
    description: "What a reader of the page ${name} learns, in one sentence that is long enough.",
  }`;

export const sampleContent: Readonly<Record<string, string>> = {
  "src/content/brand.ts": brandFile,
  "src/content/bundles.ts": `import type { Bundle } from "./schema";

export const bundles: readonly Bundle[] = [
  {
    id: "one",
    name: "One",
    packs: 1,
    sheets: 100,
    size: "Packs",
    price: 20,
    pitch: "One pack.",
    badge: null,
    reason: null,
    variantId: "50000000000001",
    picture: ${picture("product/one")},
  },
  {
    id: "two",
    name: "Two",
    packs: 2,
    sheets: 200,
    size: "Packs",
    price: 39.99,
    pitch: "Two packs.",
    badge: "More",
    reason: "One for each day",
    variantId: "50000000000002",
    picture: ${picture("product/one")},
  },
];
`,
  "src/content/faq.ts": `import type { FaqItem } from "./schema";

export const faq: readonly FaqItem[] = [{ id: "wash", question: "Can I wash it?", answer: ["Yes."] }];
`,
  "src/content/home-end.ts": `import type { Quote } from "./schema";

export const quotes: readonly Quote[] = [
  { text: "It works.", name: "Ann", situation: "at work", bundle: "one" },
];
`,
  "src/content/home-story.ts": `export const testimonials: readonly TestimonialVideo[] = [
  {
    id: 1,
    src: "/videos/film.mp4",
    seconds: 7.5,
    username: "@ann",
    caption: "It works ✅.",
    poster: ${picture("videos/film")},
    uploaded: "2026-01-31",
  },
];
`,
  "src/content/mugshots.ts": `import type { MugShot } from "./schema";

const others = [
  {
    id: 2,
    type: "image",
    caption: "Flat.",
    username: "@bob",
    city: "Boston, MA",
    picture: ${picture("mugshots/02", 80)},
  },
];

export const mugshots: readonly MugShot[] = [...others].sort((a, b) => a.id - b.id);
`,
  "src/content/privacy.ts": `import type { TextPage } from "./schema";

export const privacy: TextPage = {
  meta: ${head("privacy")},
  heading: "Privacy",
  lead: "What is kept.",
  updated: { label: "Dated", date: "2025-07-13" },
  sections: [
    {
      id: "first",
      heading: "First",
      blocks: ["Read the [questions](/faq).", { list: ["Write to [us](mailto:hello@mugworks.example)."] }],
    },
    {
      id: "second",
      heading: "Second",
      blocks: [{ table: [{ label: "Name", text: "Kept" }] }],
    },
  ],
};
`,
  "src/content/product.ts": `export const product: Product = {
  sheetsPerPack: 100,
  secondsPerWipe: 3,
  wipesPerDay: [2, 3],
  shineReduction: 90,
  weightsInOil: 10,
  ingredients: ["cotton"],
  sheetSize: "2 by 3 inches",
};
`,
  "src/content/promises.ts": `export const returns: Returns = { days: 30, refundBusinessDays: 5, costUsd: 0, price: "free", offer: "Free returns" };
export const support: Support = { answerHours: 24 };
export const optOutDeadlines: OptOutDeadlines = { offListsHours: 48, replyBusinessDays: [2, 3], dataGoneDays: 30 };
export const commissionPercent: Percent = 25;
`,
  "src/content/shipping.ts": `const processingDays = [1, 2];
const costUsd = 0;

export const shipping: Shipping = {
  policy: {
    processingDays,
    deliveryDays: [3, 7],
    transitDays: [2, 5],
    processing: "1-2 business days",
    delivery: "3-7 business days",
    tracking: "by email",
    cutOff: "2 PM",
  },
  arrival: { cutOffHour: 14, timeZone: "America/New_York", businessDays: [3, 7] },
  costUsd,
  country: "US",
  price: "free",
  area: "US only",
  offer: "Free US shipping",
};
`,
  "src/content/shop-days.ts": `export const shopDays: ShopDays = {
  closed: ["2026-12-24", "2027-01-02"],
  notice: { from: "2026-12-20", through: "2027-01-03", text: "Back in January." },
  pause: { from: "2026-03-01", through: "2026-03-08", text: "Closed until Monday.", link: "Mail us" },
};
`,
  "src/content/site.ts": `export const navItems: readonly Link[] = [{ to: "/faq", label: "FAQ" }];
`,
  "src/content/home.ts": `export const checkout: Checkout = {
  heading: "Pick yours.",
  text: "Then pay.",
  arrival: "Arrives {days}.",
  payments: { label: "Ways to pay", provider: "The shop", methods: ["Card"] },
  picture: { name: "product/one", widths: [40, 80], height: 40, alt: "A pack." },
  smallPicture: { name: "product/one", widths: [40, 80], height: 40, alt: "A pack." },
  sheetNote: "One sheet",
};
export const matteBand: readonly string[] = ["Matte", "Mode"];
`,
  "src/content/labels.ts": `export const labels = {
  meta: ${head("labels")},
  close: "Close",
  picture: { name: "product/one", widths: [40, 80], height: 40, alt: "A pack." },
  buy: "Buy {bundle}",
  count: (number) => number + " left",
};
export const notFound = { heading: "Gone" };
`,
};

const SECONDS = 7.5;
const SCALE = 1000;

/** The smallest film whose length can be read: its boxes, without pictures. */
export function sampleFilm(order: readonly ("moov" | "mdat")[] = ["moov", "mdat"]): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(SCALE, 12);
  header.writeUInt32BE(SCALE * SECONDS, 16);
  const boxes = { moov: box("moov", box("mvhd", header)), mdat: box("mdat", Buffer.alloc(20)) };
  return Buffer.concat([box("ftyp", Buffer.from("isom")), ...order.map((type) => boxes[type])]);
}

function box(type: string, content: Buffer): Buffer {
  const start = Buffer.alloc(8);
  start.writeUInt32BE(content.length + 8);
  start.write(type, 4);
  return Buffer.concat([start, content]);
}

/** A site that has the valid files before each test. */
export function validSite(): SampleSite {
  const site = sampleSite();
  beforeEach(() => writeSampleContent(site));
  return site;
}

/** Writes the valid files, and the pictures and the film that they name. */
async function writeSampleContent(site: SampleSite): Promise<void> {
  for (const [file, source] of Object.entries(sampleContent)) site.write(file, source);
  await makePicture(site, "product/one", [40, 80], 1 / 2);
  await makePicture(site, "mugshots/02", [40, 80], 1);
  await makeFile(site, "product/one-listing-1280.webp", { width: 1280, height: 1024 });
  await makePicture(site, "videos/film", [40, 80], 1 / 2);
  const videos = join(site.surroundings.publicDir, "videos");
  mkdirSync(videos, { recursive: true });
  writeFileSync(join(videos, "film.mp4"), sampleFilm());
  writeFileSync(join(videos, "film.vtt"), "WEBVTT\n\n00:00.000 --> 00:02.000 line:70%\nIt works.\n");
}
