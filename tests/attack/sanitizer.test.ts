// @vitest-environment node
// Generated markup, read by rules that are written here again, independently of the sanitizer's.
import * as fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { allowedAttributes, allowedTags, createSanitizer } from "@/lib/blog/sanitize-html";
import { attack, hostileText, listed } from "./hostile-input.ts";

// A window of its own: jsdom becomes slower with all that other tests left in the shared one.
const { window: view } = new JSDOM();
const sanitize = createSanitizer(view);
const SITE = "https://shop.example";
const tags = new Set(allowedTags);
const attributes = new Set(allowedAttributes.filter((name) => name !== "onclick"));

/** What could run, load from elsewhere or lead to a script in this markup. */
function dangersIn(html: string): string[] {
  const { body, head } = new view.DOMParser().parseFromString(html, "text/html");
  const found = head.childElementCount > 0 ? ["an element for the head"] : [];
  for (const element of body.getElementsByTagName("*")) {
    if (!tags.has(element.localName)) found.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (!attributes.has(name) || name.startsWith("on")) found.push(`${element.localName} ${name}`);
      if (name !== "href" && name !== "src") continue;
      const { protocol, origin } = new URL(value, SITE);
      const mayLead = origin === SITE || protocol === "https:" || protocol === "mailto:";
      if (name === "href" ? !mayLead || value.startsWith("//") : origin !== SITE) found.push(value);
    }
  }
  return found;
}

it("leaves nothing that runs, and rests after one pass, for mutations of every kind of attack", () => {
  fc.assert(
    fc.property(hostileText, (html) => {
      const clean = sanitize(html);
      expect(dangersIn(clean)).toEqual([]);
      expect(sanitize(clean)).toBe(clean);
    }),
    attack("sanitizer"),
  );
});

it("leaves nothing that runs of any entry of the public lists", () => {
  const dangers = listed.flatMap((html) => dangersIn(sanitize(html)));
  expect(dangers).toEqual([]);
});

it("would find what runs: most of the first entries of the lists are dangerous as they are", () => {
  const dangerous = listed.slice(0, 100).filter((html) => dangersIn(html).length > 0);
  expect(dangerous.length).toBeGreaterThan(50);
});
