// Pictures, films and the tiles of the photo wall. See index.ts.
import * as z from "zod";
import { sizeOf } from "../../lib/site/picture-path.ts";
import { personSource, type PersonSource } from "./evidence.ts";
import {
  altText,
  anyText,
  day,
  flag,
  group,
  list,
  oneOf,
  refuse,
  text,
  wholeNumber,
  withUnique,
} from "./fields.ts";

/** A picture in public/pictures, made by `npm run content picture`. */
export interface Picture {
  /** The file below public/pictures, without width and ending: "product/pack-hero". */
  name: string;
  /** The widths that `npm run content picture` made, in pixels. */
  widths: readonly number[];
  /** The height at the largest of the widths: the page keeps this space free while the picture loads. A whole number of pixels, such as 450, without quotes. */
  height: number;
  /** What a person who cannot see the picture needs to know: "A man in a lime headband." */
  alt: string;
}
/** A picture whose `alt` may be empty, because it decorates, or because its article is a draft. */
export type DecorativePicture = Picture;
const WIDTHS = "a list of widths: [400, 800, 1200]";
export const decorativePicture = group({
  name: anyText,
  widths: list(wholeNumber("pixels, such as 800"), WIDTHS).refine(({ length }) => length > 0, WIDTHS),
  height: wholeNumber("pixels, such as 450"),
  alt: anyText,
}) satisfies z.ZodType<Picture>;
export const picture = decorativePicture.extend({ alt: altText }) satisfies z.ZodType<Picture>;

export interface TestimonialVideo {
  /** The number of the film, one more than the last. */
  id: number;
  /** The film below public/, such as "/videos/testimonial-7.mp4". Empty: "Coming Soon". */
  src: string;
  /** The exact length of the film. Its captions lie beside it: the same name, with .vtt for .mp4. Seconds, such as 7.5. */
  seconds: number;
  /** The picture that shows before the film plays. */
  poster: Picture;
  /** The handle: "@coach.dre". */
  username: string;
  /** Keeps the film among the first three. One film at most. */
  featured?: boolean;
  /** One short line over the film, with an emoji. */
  caption: string;
  /** The day on which the film first stood on the public site. Only a film that is to come has none. A day that exists, as year-month-day between quotes, such as 2026-03-09. */
  uploaded?: string;
  /** Whose film it is, since when, and with what permission. With a shop, the build stops without it. */
  source?: PersonSource;
}
export const testimonialVideo = group({
  id: wholeNumber("the film's place, such as 1"),
  src: anyText.regex(/^(\/videos\/[a-z0-9-]+\.mp4)?$/, 'a film such as "/videos/name.mp4", or "" for none'),
  seconds: z.number("seconds, such as 7.5").positive("seconds above zero, such as 7.5"),
  poster: picture,
  username: text.regex(/^@\S+$/, "a handle that begins with @, such as @coach.dre"),
  featured: flag.exactOptional(),
  caption: text.regex(
    /\p{Extended_Pictographic}/u,
    'one short line with an emoji, such as "The laser show lost 🎪"',
  ),
  uploaded: day.exactOptional(),
  source: personSource.exactOptional(),
}) satisfies z.ZodType<TestimonialVideo>;
export const testimonialVideos = withUnique(
  "id",
  list(testimonialVideo, "a list of films: [{ … }, { … }]"),
).refine((all) => all.filter(({ featured }) => featured).length < 2, "featured: true for one film at most");

/** What a tile of the photo wall says. The page writes the username on the placard. */
interface MugShotFacts {
  /** The number of the tile, one more than the last. */
  id: number;
  /** One short line below the picture, of 60 characters at most. */
  caption: string;
  /** The handle on the placard, of 14 characters at most: "@omar.still". */
  username: string;
  /** The city on the placard, of 16 characters at most: "Austin". */
  city: string;
  /** Who it is, since when, and with what permission. With a shop, the build stops without it. */
  source?: PersonSource;
}
const tileType = oneOf("image", "video");
const mugShotFacts = group({
  id: wholeNumber("the tile's place, such as 7"),
  caption: text.max(60, "60 characters at most"),
  username: text.regex(
    /^@\S{1,13}$/,
    "a handle of 14 characters at most that begins with @, such as @omar.still",
  ),
  city: text.max(16, "16 characters at most: the placard has no room for more"),
  source: personSource.exactOptional(),
}) satisfies z.ZodType<MugShotFacts>;

/** What is written for each tile. Its picture is the one of its number. */
export interface MugShotEntry extends MugShotFacts {
  /** What the tile shows. A video has a sign over its picture. Without it, a picture. */
  type?: "image" | "video";
  /** What the picture shows, for a person who cannot see it: "A man in a lime headband." */
  alt: string;
}
export const mugShotEntry = mugShotFacts.extend({
  type: tileType.exactOptional(),
  alt: altText,
}) satisfies z.ZodType<MugShotEntry>;

export interface MugShot extends MugShotFacts {
  /** A picture, where the entry does not say. */
  type: "image" | "video";
  /** The picture of the tile, or of the film: a square. */
  picture: Picture;
}
export const mugShot = mugShotFacts.extend({
  type: tileType,
  picture: picture.check((field) => {
    const { width, height } = sizeOf(field.value);
    if (width !== height)
      refuse(
        field,
        "a square, such as 400 by 400 pixels: crop the picture, and make it again",
        `${width} by ${height} pixels`,
      );
  }),
}) satisfies z.ZodType<MugShot>;
export const mugShots = withUnique("id", list(mugShot, "a list of tiles: [{ … }, { … }]"));
