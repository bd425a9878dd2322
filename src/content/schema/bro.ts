// An affiliate with a page of his own at his link. One file for each in src/content/bros/. See index.ts.
import type * as z from "zod";
import { isPathCode } from "../../lib/referral/referral-code.ts";
import { addressOfReservedName } from "../../lib/referral/reserved-names.ts";
import { sizeOf } from "../../lib/site/picture-path.ts";
import { personSource, type PersonSource } from "./evidence.ts";
import { group, refuse, text, wholeNumber } from "./fields.ts";
import { picture, type Picture } from "./pictures.ts";

export interface Bro {
  /** The referral code, as the affiliate service spells it: "BRO25". The name of the file, too. */
  code: string;
  /** The name in full, in "Sent by Dre": 40 characters at most. */
  name: string;
  /** The name everywhere else: 12 characters at most. */
  shortName: string;
  /** The handle: "@seat.27c". With the handle of a suspect, that suspect is the informant of the line-up. */
  handle: string;
  /** The face, in a square: a photo, or a cut-out, which gets a ground. `npm run content bro` makes it. */
  picture: Picture;
  /** One line of 80 characters at most, in the bro's own words. */
  line: string;
  /** The number of the film, of those in home-story.ts, that comes first for his visitors. */
  film?: number;
  /** What the code takes off, for the preview in a chat. Left out where it may change. A whole number of percent, such as 25, without quotes. */
  percent?: number;
  /** Who it is, and how the bro allowed the picture and the words. With a shop, the build stops without it. */
  source?: PersonSource;
}

const code = text.check((field) => {
  if (addressOfReservedName(field.value) !== null)
    refuse(field, "a code that is no name of a page or folder: a link with this one leads there");
  else if (!isPathCode(field.value)) refuse(field, "a code of 4 to 64 letters and digits, such as BRO25");
});

/** A price or an address in somebody's words would outlive both: "https://a.example", "bit.ly/dre", "$5", "USD 5", "five bucks", "half off". */
const CHANGES =
  /\S*(?:https?:|www\.|[\w-]{2,}\.[a-z]{2,})\S*|[$€£]\s?\d(?:[\d.,]*\d)?|\d[\d.,]*\s?[$€£%]|(?:[\w.,]+ )?\b(?:dollars?|bucks?|cents?|euros?|percent|usd|eur|gbp)\b(?: \d[\d.,]*)?|\b(?:half|\d+) off\b/i;
const line = text.max(80, "80 characters at most: two lines on a phone").check((field) => {
  const found = CHANGES.exec(field.value)?.[0];
  if (found) refuse(field, "words without a link, a price or a percent, which change", `"${found}" in it`);
});

export const bro = group({
  code,
  name: text.max(40, "40 characters at most"),
  shortName: text.max(12, "12 characters at most: the first name, or what friends say"),
  handle: text.regex(/^@\S+$/, "a handle that begins with @, such as @seat.27c"),
  picture: picture.check((field) => {
    const { width, height } = sizeOf(field.value);
    if (width !== 400 || height !== 400)
      refuse(field, "a square of 400 by 400 pixels: npm run content bro makes it", `${width} by ${height}`);
  }),
  line,
  film: wholeNumber("the film, such as 3").exactOptional(),
  percent: wholeNumber("percent, such as 25").max(100, "100 percent at most").exactOptional(),
  source: personSource.exactOptional(),
}) satisfies z.ZodType<Bro>;
