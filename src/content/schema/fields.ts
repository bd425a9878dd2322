// The kinds of fields that content has. Each message is the end of the sentence "Expected …", for a reader who writes no code.
import * as z from "zod";
import { isSlug } from "../../lib/blog/blog-paths.ts";

export const anyText = z.string('text between quotes: "…"');

/** Characters that nobody sees, and that come along with copied text. Joiners are not among them: emoji and some scripts need them. */
export const INVISIBLE = /[\t\u00AD\u200B\u2060\uFEFF]/g;
/** Half of a character: an emoji that was cut. */
const HALF = /\p{Surrogate}/u;
/** Begins each text of a draft that the commands leave to be written. */
export const TO_WRITE = "Write here:";
const ENTITY = /&(?:#\w+|[a-z]+\d*);/i;

/** A paragraph, a row of a list or of a table: a text in which `[label](/address)` is a link. Other marks would be shown as they are. */
export const linkedText = anyText.check((field) => {
  const tag = /<\/?[a-z][^>]*>/i.exec(field.value)?.[0];
  const bold = /\*\*[^*]+\*\*/.exec(field.value)?.[0];
  const entity = ENTITY.exec(field.value)?.[0];
  if (entity)
    refuse(field, "the character itself, such as & or é: only an article's body is HTML", `HTML: ${entity}`);
  else if (field.value.search(INVISIBLE) !== -1)
    refuse(field, "the same without the invisible character: write it again instead of copying it");
  else if (HALF.test(field.value)) refuse(field, "whole characters: an emoji was cut in two");
  else if (field.value.startsWith(TO_WRITE)) refuse(field, `your own words instead of '${TO_WRITE} …'`);
  else if (bold) refuse(field, "the same without asterisks: no text has bold words", `bold: ${bold}`);
  else if (field.value.trim() === "") refuse(field, "text, and not an empty one", "an empty text");
  else if (tag) refuse(field, "plain text: HTML works only in the body of an article", `HTML: ${tag}`);
  else if (field.value !== field.value.trim() || field.value.includes("\n"))
    refuse(field, "one line, without spaces at its ends");
});

/** What a visitor reads anywhere else. */
export const text = linkedText.check((field) => {
  const link = /\[[^\]]+\]\([^)]*\)/.exec(field.value)?.[0];
  if (link)
    refuse(
      field,
      "text without a link: links work in paragraphs, lists and tables, and in loud sentences",
      `a link: ${link}`,
    );
});

/** `why`: what makes these the limits. */
export const textOfLength = (least: number, most: number, why: string) =>
  text.check((field) => {
    const { length } = field.value;
    if (length >= least && length <= most) return;
    const off = length > most ? `${length - most} fewer` : `${least - length} more`;
    refuse(
      field,
      `${least} to ${most} characters (${why}): ${off}`,
      `${length} characters: "${field.value}"`,
    );
  });

/** What a picture shows, for those who cannot see it. */
export const altText = anyText.check((field) => {
  const opening =
    /^\W*(an?\s+|the\s+)?(image|picture|photo|photograph|graphic|illustration)\s+(of|showing)\b/i.exec(
      field.value,
    )?.[0];
  if (field.value.trim() === "")
    refuse(field, "what the picture shows, in a sentence, for readers who cannot see it", "an empty text");
  else if (opening)
    refuse(
      field,
      `a text without "${opening}": screen readers say that by themselves. Begin with what it shows`,
    );
});

const SLUG_FORM = "lower-case letters and digits, joined by single hyphens, such as gym-bag-essentials";
/** Lower-case letters and digits, joined by single hyphens. */
export type Slug = string;
export const slug = z.string(SLUG_FORM).refine(isSlug, SLUG_FORM);

const DAY_FORM = "a day that exists, as year-month-day between quotes, such as 2026-03-09";
/** 2025-02-30 is of the right form and no day. */
export const day = z.iso.date(DAY_FORM);
export const flag = z.boolean("true or false, without quotes");

/** `such`: what is counted, with an example, as in `minutes, such as 4`. */
export const wholeNumber = (such: string) => {
  const message = `a whole number of ${such}, without quotes`;
  return z.int(message).positive(message);
};

export const list = <Item extends z.ZodType>(item: Item, message: string) =>
  z.array(item, message).readonly();
export const texts = list(text, 'a list of texts: ["one", "two"]').refine(
  ({ length }) => length > 0,
  'at least one text: ["one"]',
);

/** A group of fields that has these and no others. The build makes 'did you mean' of the names, so they are its message. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const names = Object.keys(shape).join(", ");
  return z.strictObject(shape, {
    error: ({ code }) => (code === "unrecognized_keys" ? names : `a group of fields: { ${names} }`),
  });
};

/** One of these texts; the build adds what was probably meant. */
export const oneOf = <const Option extends string>(...options: readonly Option[]) => z.enum(options);

const MAIL_FORM = "a mail address, such as hello@example.com";
export type MailAddress = string;
export const mailAddress = z.email(MAIL_FORM);
const WEB_FORM = "a whole address that begins with https://, such as https://example.com/page";
export type WebAddress = string;
export const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: WEB_FORM });
const SITE_FORM = "the site's address without a path or a slash at its end, such as https://example.com";
export type SiteAddress = string;
export const siteAddress = webAddress.regex(/^[^/]*\/\/[^/?#]*$/, SITE_FORM);

/** A list in which no two have the same value in `key`: addresses, numbers and links need one meaning each. */
export function withUnique<Item extends z.ZodType<object>>(
  key: string & keyof z.infer<Item>,
  items: z.ZodReadonly<z.ZodArray<Item>>,
) {
  return items.check(({ value, issues }) => {
    const values = value.map((item) => item[key]);
    for (const [index, own] of values.entries())
      if (values.indexOf(own) !== index)
        issues.push({
          code: "custom",
          input: own,
          path: [index, key],
          message: `a value of its own: another one has this ${key} already`,
        });
  });
}

/** `least` to `most` texts, each once. */
export function shortList(item: typeof anyText, least: number, most: number, name: string) {
  return list(item, `a list of ${name}s: ["one", "two"]`).check((field) => {
    const { value, issues } = field;
    if (value.length < least || value.length > most) refuse(field, `${least} to ${most} ${name}s`);
    for (const [index, own] of value.entries())
      if (value.indexOf(own) !== index)
        issues.push({
          code: "custom",
          input: own,
          path: [index],
          message: `each ${name} once: take one away`,
          params: { found: `"${own}" for the second time` },
        });
  });
}

/** `found` describes the value where showing it would not do, and `path` leads to the part of it that is wrong. */
export function refuse(
  { value, issues }: z.core.ParsePayload,
  message: string,
  found?: string,
  path: string[] = [],
): void {
  issues.push({ code: "custom", input: value, message, params: { found }, path });
}
