// Hostile input: the public lists, and our own mutations of them, made by fast-check from a fixed seed.
import * as fc from "fast-check";
import { payloads } from "../../e2e/payloads.ts";

/** How many inputs each part of the site gets from the generator. */
const ATTACK_RUNS = { sanitizer: 400, addresses: 1_500 } as const;

/** The seed is fixed, so that a failure can be repeated and the counts are always of the same inputs. */
export function attack(part: keyof typeof ATTACK_RUNS): fc.Parameters<unknown> {
  return { seed: 15, numRuns: ATTACK_RUNS[part] };
}

/** Longer entries take most of the time and differ from the short ones by their depth only; the sanitizer's own test has them. */
const MAX_LIST_ENTRY = 2_000;
export const listed: readonly string[] = payloads.filter((text) => text.length <= MAX_LIST_ENTRY);

/** Characters that parsers drop, fold, or read as the end of something. */
const character = fc.constantFrom(
  ..."\0\t\n\f\r /\\\"'`<>&;:=-!?#%@.\u00a0\u0130\u017f\u200d\u2028\u202e\u212a\ufeff\ufffd".split(""),
  "\ud800",
);
const WRAPPERS = [
  ["<svg><desc>", "</desc></svg>"],
  ["<math><mtext>", "</mtext></math>"],
  ["<style>", "</style>"],
  ["<template>", "</template>"],
  ["<noscript>", "</noscript>"],
  ["<table><tr>", "</tr></table>"],
  ["<select><option>", "</select>"],
  ["<form><input name=attributes>", "</form>"],
  ["<p onclick=x()>", "</p>"],
  ['<p title="', '">'],
  ['<a href="', '">a</a>'],
  ["<a href=javascript:", ">a</a>"],
  ["<img src=/pictures/a.webp alt=", " onerror=alert(1)>"],
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

type Mutation = (text: string) => string;

const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (text: string, share: number): number => Math.floor(text.length * share);
const insert = (text: string, share: number, added: string): string =>
  text.slice(0, at(text, share)) + added + text.slice(at(text, share));

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, character).map(
    ([share, added]): Mutation =>
      (text) =>
        insert(text, share, added),
  ),
  fc.tuple(place, fc.constantFrom(...listed)).map(
    ([share, added]): Mutation =>
      (text) =>
        insert(text, share, added),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Mutation =>
      (text) =>
        text.slice(0, at(text, from)) + text.slice(at(text, to)),
  ),
  place.map((share): Mutation => (text) => {
    const index = at(text, share);
    return `${text.slice(0, index)}&#${text.charCodeAt(index) || 0};${text.slice(index + 1)}`;
  }),
  fc.constantFrom(...WRAPPERS).map(
    ([open, close]): Mutation =>
      (text) =>
        open + text + close,
  ),
  fc.constantFrom<Mutation>(
    (text) => text.toUpperCase(),
    (text) =>
      text.replaceAll(/[a-z]/g, (letter, index: number) => (index % 2 ? letter.toUpperCase() : letter)),
    (text) => text.replaceAll(" ", "/"),
    (text) => text.replaceAll(/["']/g, ""),
    (text) => text + text,
    encodeUnpaired,
  ),
);

function encodeUnpaired(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "?"));
}

/** An entry of the lists after one to four changes. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...listed), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([text, mutations]) => mutations.reduce((changed, mutate) => mutate(changed), text));

const PIECES = [
  ...`/ // \\ %2f %5C %09 %00 %E0%A4%A .. @ : ? & # ; = javascript:alert(1)
    data:text/html,<script>alert(1)</script> https: elsewhere.example snowball= snowball=BRO25
    snowball=javascript:x snowball[]= redirect=//elsewhere.example BRO25 bro_25 shop faqs
    index.html __proto__ constructor`.split(/\s+/),
  "\t",
  "\u202e",
  "\u212a",
  "<img src=x onerror=alert(1)>",
];

/** What stands behind the origin in an address: pieces that redirects and codes are confused with, and mutations. */
export const hostileAddress: fc.Arbitrary<string> = fc
  .oneof(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join("")),
    hostileText,
    hostileText.map((text) => `?snowball=${text}`),
  )
  .map((text) => `/${text}`);
