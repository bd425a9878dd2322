import { expect, it } from "vitest";
import { notFound } from "@/content/not-found";
import { footer, navItems } from "@/content/site";
import { scrollTargetFromHash } from "@/lib/scroll";
import { routes } from "@/app/routes";
import { texts } from "./all-content";

/** Addresses with a page of their own: those that the build writes, and an article for each file. */
const known = new Set([
  ...routes.flatMap((route) => route.known),
  ...Object.keys(import.meta.glob("/src/content/articles/*.ts")).map((file) =>
    file.replace("/src/content/articles/", "/muglife/").replace(/\.ts$/, ""),
  ),
]);

const LINKS = [/\]\((\/[^)]*)\)/g, /href="(\/[^"]*)"/g];
const linked = texts.flatMap(([place, text]) =>
  LINKS.flatMap((link) => [...text.matchAll(link)].map(([, address = ""]) => [place, address] as const)),
);
const listed = [...navItems, ...footer.pages, ...footer.policies, ...notFound.links].map(
  ({ to, label }) => [label, to] as const,
);

it("there are links to check", () => {
  expect(linked.length).toBeGreaterThan(20);
});

const parsed = [...linked, ...listed].map(
  ([place, address]) => [place, address, new URL(address, "https://mugworks.example")] as const,
);

it.each(parsed)("in %s the link to %s leads to a page that there is", (_, _address, { pathname, search }) => {
  expect(known.has(pathname)).toBe(true);
  expect(search).toBe("");
});

it.each(parsed.filter(([, , { pathname, hash }]) => pathname === "/" && hash !== ""))(
  "in %s the link to %s leads to a section of the landing page",
  (_, _address, { hash }) => {
    expect(["the-drop", "shopify-checkout"]).toContain(scrollTargetFromHash(hash)?.id);
  },
);

it("no text holds a link that would stay text, because its address is none of ours", () => {
  const brackets = texts.filter(([, text]) => /\[[^\]]+\]\((?!\/[^/]|\/\)|mailto:|https:\/\/)/.test(text));
  expect(brackets).toEqual([]);
});
