// The mistakes that a marketer makes in a content file.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeProblems } from "../../../plugins/content/content-problem";
import { validSite } from "./sample-content";

const site = validSite();
const { edit } = site;

it("no problem is found in valid content", async () => {
  expect(await site.problems()).toEqual([]);
});

/** A marketer's mistake, the file, the text before and after it, the field, and parts of what was found and what is expected. */
const MISTAKES = `
put a price in quotes | bundles | price: 39.99 | price: "39.99" | bundles[1].price | "39.99" | without quotes
wrote a price of nothing | bundles | price: 20, | price: 0, | bundles[0].price | 0 | a price above zero
wrote a price with a part of a cent | bundles | price: 39.99 | price: 39.999 | bundles[1].price | 39.999 | whole cents
wrote the most days before the fewest | shipping | [1, 2] | [2, 1] | shipping.policy.processingDays | a list of 2 | the smaller number first
wrote a delivery that is no sum | shipping | deliveryDays: [3, 7] | deliveryDays: [3, 8] | shipping.policy.deliveryDays | [3, 8] | [3, 7], the sum of processingDays and transitDays
wrote other days than the figures | shipping | "3-7 business | "3-5 business | shipping.policy.delivery | "3-5 business days" | "3-7 business days", as deliveryDays says
wrote days that are no business days | shipping | processing: "1-2 business days" | processing: "1-2 days" | shipping.policy.processing | "1-2 days" | "1-2 business days", as processingDays says
wrote a cost below zero | shipping | costUsd = 0 | costUsd = -4.5 | shipping.costUsd | -4.5 | or 0 where it is free
wrote a cut-off that no clock shows | shipping | cutOffHour: 14 | cutOffHour: 24 | shipping.arrival.cutOffHour | 24 | from 1 to 23
misspelled the time zone | shipping | America/New_York | America/New_Yrok | shipping.arrival.timeZone | "America/New_Yrok" | the name of a time zone
paused until before the first day | shop-days | through: "2026-03-08" | through: "2026-02-08" | shopDays.pause | through: "2026-02-08", before from: "2026-03-01" | its last day on or after its first
announced from a day that is none | shop-days | from: "2026-12-20" | from: "2026-12-32" | shopDays.notice.from | "2026-12-32" | a day that exists
closed on a day without a list | shop-days | ["2026-12-24", "2027-01-02"] | "2026-12-24" | shopDays.closed | "2026-12-24" | a list of days
wrote a notice of two lines | shop-days | Back in January. | We are away over the holidays, as everybody should be, and are back at the presses in January. | shopDays.notice.text | 94 characters | 1 to 80 characters (it is one line): 14 fewer
announced without days | shop-days | { from: "2026-12-20", through: "2027-01-03", text: "Back in January." } | "Back in January." | shopDays.notice | "Back in January." | a group of fields: { from, through, text }
paused without a mail link | shop-days | , link: "Mail us" |  | shopDays.pause.link | nothing | text between quotes: "…". The field is missing
wrote a link that is no button | shop-days | "Mail us" | "Mail us about anything" | shopDays.pause.link | 22 characters | 1 to 20 characters (it is a button): 2 fewer
kept a pause of last year | shop-days | from: "2026-03-01", through: "2026-03-08" | from: "2025-03-01", through: "2025-03-08" | shopDays.pause.through | "2025-03-08", over 30 days ago | null, or days to come
misspelled a figure | promises | answerHours | answerHour | support.answerHour | 24 | the name answerHours
promised more than the whole price | promises | Percent = 25 | Percent = 250 | commissionPercent | 250 | at most 100
wrote a product without sheets | product | sheetsPerPack: 100 | sheetsPerPack: 0 | product.sheetsPerPack | 0 | a whole number of sheets
wrote a variant that is no number | bundles | "50000000000002" | "starter" | bundles[1].variantId | "starter" | the digits at the end of the variant's address
gave two bundles one variant | bundles | "50000000000002" | "50000000000001" | bundles[1].variantId | "50000000000001" | another one has this variantId already
gave two bundles one id | bundles | id: "two" | id: "one" | bundles[1].id | "one" | another one has this id already
misspelled a field | bundles | pitch: "Two | picth: "Two | bundles[1].picth | "Two packs." | the name pitch: there is no field picth
named a picture that is not there | bundles | name: "product/one" | name: "product/two" | bundles[0].picture.name | no file public/pictures/product/two-40.avif | npm run content picture <your picture> product/<its name> 40 80
wrote a picture with its ending | bundles | name: "product/one" | name: "product/one.webp" | bundles[0].picture.name | "product/one.webp" | without the ending of a file: "product/one"
named no width | bundles | widths: [40, 80] | widths: [] | bundles[0].picture.widths | a list of 0 | a list of widths: [400, 800, 1200]
kept the width that pictures had before 2026-11-30 | bundles | height: 40 | width: 80, height: 40 | bundles[0].picture.width | 80 | no field of this name. The fields are name, widths, height, alt
named a width that was not made | bundles | [40, 80] | [40, 60, 80] | bundles[0].picture.widths[1] | 60, but there is no public/pictures/product/one-60.avif | a width that was made. Make it with: npm run content picture <your picture> product/<its name> 40 60 80 replace
wrote another shape than the picture's | bundles | height: 40 | height: 80 | bundles[0].picture.height | the file is 80 by 40 pixels | a picture of the shape 80 by 80: crop yours, and make it with: npm run content picture <your picture> product/<its name> 40 80 replace. Where this line is about this picture alone, write height: 40 instead
praised a bundle that there is none of | home-end | bundle: "one" | bundle: "oen" | quotes[0].bundle | "oen" | "one" or "two". Did you mean "one"?
named a film that is not there | home-story | film.mp4 | flim.mp4 | testimonials[0].src | no file public/videos/flim.mp4 | a film below public/videos
wrote another length than the film's | home-story | seconds: 7.5 | seconds: 9 | testimonials[0].seconds | 9 | 7.5: the length of
named a poster that is not there | home-story | videos/film" | videos/flim" | testimonials[0].poster.name | public/pictures/videos/flim-40.avif | npm run content picture
forgot the sign of a handle | home-story | @ann | ann | testimonials[0].username | "ann" | a handle that begins with @
left out what a poster shows | home-story | alt: "A towel." | alt: "" | testimonials[0].poster.alt | an empty text | what the picture shows, in a sentence
wrote a day that is none | home-story | 2026-01-31 | 2026-02-31 | testimonials[0].uploaded | "2026-02-31" | a day that exists
dated a policy in the future | privacy | 2025-07-13 | 2099-01-01 | privacy.updated.date | "2099-01-01", a day in the future | 2026-03-09 (today in UTC) or an earlier day
linked to a page that is not there | privacy | (/faq) | (/faqs) | privacy.sections[0].blocks[0] | a link to "/faqs" | a page that there is
linked to a section that is not there | privacy | (/faq) | (/#dorp) | privacy.sections[0].blocks[0] | a link to "/#dorp" | an id on /, such as /#the-drop?offset=50
linked to an answer that is not there | privacy | (/faq) | (/faq#wahs) | privacy.sections[0].blocks[0] | a link to "/faq#wahs" | an id on /faq, such as /faq#wash. Did you mean "wash"?
linked into a page that has no sections | site | "/faq" | "/404#top" | navItems[0].to | a link to "/404#top" | /404, without # and what follows
linked to a section without its page | privacy | (/faq) | (#second) | privacy.sections[0].blocks[0] | a link to "#second" | the address of the page before it, such as /faq#scent
linked to a bundle that there is none of | privacy | (/faq) | (/?bundle=oen#shopify-checkout) | privacy.sections[0].blocks[0] | a link to "/?bundle=oen#shopify-checkout" | bundle= and the id of a bundle: "one" or "two". Did you mean "one"?
linked to an article that is not there | privacy | (/faq) | (/muglife/gym) | privacy.sections[0].blocks[0] | "/muglife/gym" | the slug of an article that there is
linked without https | privacy | (/faq) | (http://a.example/b) | privacy.sections[0].blocks[0] | "http://a.example/b" | https://a.example/b
wrote to an address that is none | privacy | mailto:hello@mug | mailto:hello-at-mug | privacy.sections[0].blocks[1].list[0] | mailto:hello-at-mugworks.example | a mail address
gave two sections one id | privacy | id: "second" | id: "first" | privacy.sections[1].id | "first" | another one has this id already
left a paragraph empty | privacy | "Read the [questions](/faq)." | "" | privacy.sections[0].blocks[0] | an empty text | text, and not an empty one
misspelled a field of a table | privacy | text: "Kept" | txet: "Kept" | privacy.sections[1].blocks[0].table[0].txet | "Kept" | the name text
misspelled the kind of a paragraph | privacy | { list: | { lits: | privacy.sections[0].blocks[1].lits | a list of 1 | the name list: there is no field lits
linked in a lead | privacy | What is kept. | What is [kept](/faq). | privacy.lead | a link: [kept](/faq) | text without a link
linked in a heading | privacy | heading: "First" | heading: "[First](/faq)" | privacy.sections[0].heading | a link: [First](/faq) | paragraphs, lists and tables, and in loud sentences
wrote bold words as in Markdown | privacy | "Kept" | "All **is kept** here" | privacy.sections[1].blocks[0].table[0].text | bold: **is kept** | the same without asterisks
wrote HTML | privacy | What is kept. | What is <b>kept</b>. | privacy.lead | HTML: <b> | plain text
wrote a phone number without its country | brand | phone: null | phone: "614 555 2368" | brand.seller.phone | "614 555 2368" | begins with + and the country
left out the ZIP code | brand | OH 43215 | OH | brand.seller.address | "1 Main Street, Columbus, OH" | and ZIP code
left out what a sheet is made of | product | ["cotton"] | [] | product.ingredients | a list of 0 | at least one text
wrote a mail address with (at) | brand | hello@mug | hello(at)mug | brand.email | "hello(at)mugworks.example" | a mail address, such as hello@example.com
ended the site's address with a slash | brand | https://mugworks.example" | https://mugworks.example/" | brand.siteUrl | "https://mugworks.example/" | without a path
wrote a link of the brand without https | brand | https://x.example | x.example | brand.social.x.url | "x.example" | begins with https://
led to a page that is not there | site | "/faq" | "/fqa" | navItems[0].to | a link to "/fqa" | a page that there is
copied a label with a tab | labels | "Close" | "Cl\tose" | labels.close | "Cl U+0009 ose" | the same without the invisible character
copied a label with a character that nobody sees | labels | "Close" | "Cl\u200Bose" | labels.close | "Cl U+200B ose" | the same without the invisible character
wrote a character as HTML does | labels | "Close" | "Close &amp; go" | labels.close | HTML: &amp; | the character itself
ended a label with a space | labels | "Close" | "Close " | labels.close | "Close " | without spaces at its ends
left a draft as it was | labels | "Close" | "Write here: one line" | labels.close | "Write here: one line" | your own words
cut an emoji in two | labels | "Close" | "Close \\ud83d" | labels.close | "Close | whole characters
left the emoji out of a film's caption | home-story | It works ✅ | It works | testimonials[0].caption | "It works." | one short line with an emoji
left a label out | home | label: "Ways to pay", provider | provider | checkout.payments.label | nothing | text between quotes: "…". The field is missing
wrote a label that nobody shows | home | text: "Then | foot: "", text: "Then | checkout.foot | "" | no field of this name. The fields are heading, text, arrival, payments, picture, smallPicture, sheetNote
wrote a number for a label | home | "Then pay." | 5 | checkout.text | 5 | text between quotes
wrote a text for a list | home | ["Card"] | "Card" | checkout.payments.methods | "Card" | a list of texts: ["one", "two"]
wrote a text for a group | home | { label: "Ways to pay", provider: "The shop", methods: ["Card"] } | "Card" | checkout.payments | "Card" | a group of fields: { label, provider, methods }
misspelled a placeholder | labels | {bundle} | {bundel} | labels.buy | {bundel}, an unknown placeholder: "Buy {bundel}" | Did you mean "bundle"?
wrote too long a title | labels | The page labels | The page of labels, which goes on and on until it is long enough | labels.meta.title | 64 characters | 4 fewer
left no room for the brand in a title | labels | The page labels | The page of labels, which goes on until it is long | labels.meta.title | 61 characters with the brand | 1 fewer
gave two pages one title | privacy | The page privacy", | The page labels", | privacy.meta.title | what is in src/content/labels.ts:3 already | a title of its own
left both versions of a merge | privacy | export const | <<<<<<< HEAD⏎export const | this line | <<<<<<< HEAD | one of the two versions of this place: choose one
pasted quotation marks of a word processor | privacy | "Privacy" | “Privacy” | this line | “Privacy” | straight quotation marks
wrote a price with a comma | bundles | price: 20, | price: 24,50, | this line | 24,50 | a number with a point, such as 59.9 instead of 59,90
gave a tile another shape than the wall's | mugshots | mugshots/02", widths: [40, 80], height: 80 | product/one", widths: [40, 80], height: 40 | mugshots[0].picture | 80 by 40 pixels | a square, such as 400 by 400 pixels: crop the picture
wrote a handle that the placard has no room for | mugshots | @bob | @bob.of.the.long.name | mugshots[0].username | "@bob.of | a handle of 14 characters
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

it.each(MISTAKES)(
  "the only problem names the line, what was found and what is expected when a marketer %s",
  async (_, name = "", from = "", to = "", field = "", found = "", expected = "") => {
    const file = `src/content/${name}.ts`;
    const line = edit(file, from, to.replace("⏎", "\n"));
    expect(await site.problems()).toEqual([
      {
        file,
        line,
        field,
        found: expect.stringContaining(found),
        expected: expect.stringContaining(expected),
      },
    ]);
  },
);

it("only the picture beside the picker may have an empty text, because it decorates", async () => {
  edit("src/content/home.ts", 'alt: "A pack."', 'alt: ""');
  expect(await site.problems()).toEqual([]);
});

it("the problem of an item of a computed list names the line of its entry", async () => {
  const bundles = "src/content/bundles.ts";
  edit(bundles, "bundles: readonly Bundle[] = [", "entries = [");
  edit(
    bundles,
    "\n];",
    "\n];\nexport const bundles: readonly Bundle[] = entries.map((entry) => ({ ...entry, pitch: `${entry.packs} packs.` }));",
  );
  const line = edit(bundles, "price: 39.99", "price: -39.99");
  expect(await site.problems()).toMatchObject([{ file: bundles, line, field: "bundles[1].price" }]);
});

it.each([1, 5])("a list of %i bundles is refused in one sentence", async (length) => {
  const file = "src/content/bundles.ts";
  const copies = `({ length: ${length} }, (_, copy) => ({ ...one, id: "one" + copy, variantId: String(copy) }))`;
  edit(file, "\n];", `\n].slice(0, 1).flatMap((one) => Array.from${copies});`);
  site.write("src/content/home-end.ts", "");
  const expected =
    "two, three or four bundles: the pages have no room for more, and nothing to choose with one";
  expect(await site.problems()).toMatchObject([
    { file, field: "bundles", found: `a list of ${length}`, expected },
  ]);
});

it("a second featured film is a problem", async () => {
  const file = "src/content/home-story.ts";
  edit(file, "\n];", "\n].flatMap((film) => [film, { ...film, id: 2, featured: true }]);");
  edit(file, "seconds: 7.5,", "seconds: 7.5, featured: true,");
  expect(await site.problems()).toMatchObject([
    { file, field: "testimonials", expected: expect.stringContaining("one film at most") },
  ]);
});

it("a film without the day on which it went out is a problem, unless it is still to come", async () => {
  const file = "src/content/home-story.ts";
  edit(file, 'uploaded: "2026-01-31",', "");
  expect(await site.problems()).toMatchObject([
    {
      file,
      field: "testimonials[0].uploaded",
      expected: expect.stringContaining("the day on which the film first stood on the public site"),
    },
  ]);
  edit(file, "/videos/film.mp4", "");
  expect(await site.problems()).toEqual([]);
});

it.each(
  `/faq#wash /privacy#second /?bundle=two#shopify-checkout /#the-drop?offset=120 /bros#rules
  /faq?bundle=two#`.split(/\s+/),
)("a link to %s, which is there, is no problem", async (address) => {
  edit("src/content/privacy.ts", "(/faq)", `(${address})`);
  expect(await site.problems()).toEqual([]);
});

it("a dead link in a text that other files compute with is reported where it is written", async () => {
  edit("src/content/faq.ts", '"Yes."', '"See [here](/f" + "qa)."');
  expect(await site.problems()).toMatchObject([{ file: "src/content/faq.ts" }]);
  edit("src/content/privacy.ts", "(/faq)", "(/fqa)");
  expect(await site.problems()).toMatchObject([{ file: "src/content/privacy.ts" }]);
});

it("a link into a page whose content cannot be read is no second problem", async () => {
  edit("src/content/privacy.ts", 'heading: "Privacy",', 'heading: "Privacy"');
  edit("src/content/faq.ts", '"Yes."', '"See [here](/privacy#second)."');
  expect((await site.problems()).map(({ file }) => file)).toEqual(["src/content/privacy.ts"]);
});

describe("a file that does not parse", () => {
  const FILE = "src/content/privacy.ts";

  it.each([
    ["a comma is missing", 'heading: "Privacy",', 'heading: "Privacy"', 'lead: "What is kept.",', 1],
    ["a quotation mark is missing", 'lead: "What is kept."', 'lead: "What is kept.', "What is kept.", 0],
    ["a bracket is missing", "\n};\n", "\n", "the end of the file", 1],
  ])("is told in a sentence with its line: %s", async (_, from, to, found, below) => {
    const line = edit(FILE, from, to) + below;
    const problems = await site.problems();
    expect(problems).toMatchObject([{ file: FILE, line, found: expect.stringContaining(found) }]);
    expect(problems[0]?.expected).toContain("Often a comma, a bracket or a quotation mark is missing");
  });

  it("does not prevent the check of other files", async () => {
    edit(FILE, 'heading: "Privacy",', 'heading: "Privacy"');
    edit("src/content/bundles.ts", "price: 20,", "price: -20,");
    expect((await site.problems()).map(({ file }) => file)).toEqual(["src/content/bundles.ts", FILE]);
  });

  it("is reported in a sentence, too, when it parses but throws an error", async () => {
    edit(FILE, '"What is kept."', "nobody.knows");
    const [problem] = await site.problems();
    expect(problem).toMatchObject({ file: FILE, found: expect.stringContaining("nobody is not defined") });
  });
});

it("the message has one line each for the place, what was found and what is expected", async () => {
  const line = edit("src/content/bundles.ts", "price: 20,", "price: -20,");
  expect(describeProblems(await site.problems()))
    .toBe(`The content has 1 problem in 1 file. The build stops until it is corrected.

src/content/bundles.ts:${line}  bundles[0].price
  Found     -20
  Expected  a price above zero in US dollars, such as 20 or 24.5, without quotes`);
});

it("an id that two bundles have is proposed once for a quote", async () => {
  edit("src/content/bundles.ts", 'id: "two"', 'id: "one"');
  edit("src/content/home-end.ts", 'bundle: "one"', 'bundle: "oen"');
  const problems = await site.problems();
  expect(problems.find(({ field }) => field === "quotes[0].bundle")?.expected).toBe(
    'the id of a bundle: "one". Did you mean "one"?',
  );
});

it("a new content file is checked, too", async () => {
  site.write("src/content/new/page.ts", 'export const page = { heading: "" };\n');
  const problems = await site.problems();
  rmSync(join(site.root, "src/content/new"), { recursive: true });
  expect(problems).toMatchObject([{ file: "src/content/new/page.ts", field: "page.heading" }]);
});
