// @vitest-environment node
// Finds texts of the site's own content. What is expected is read from the content and its files, so that every edit is lawful.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { placesOf } from "../../../plugins/click-to-edit/content-places";
import { bundles } from "@/content/bundles";
import { faq } from "@/content/faq";
import { hero } from "@/content/home";
import { testimonials } from "@/content/home-story";
import { checkoutLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";

const articles = import.meta.glob<string>("/src/content/articles/*.html", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The file of each place, and what is written there: from the column on, and the whole line. */
function places(texts: readonly string[], around: readonly string[] = []) {
  return placesOf(process.cwd(), { texts, around }).map(({ file, line, column }) => {
    const written = readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
    return { file, from: written.slice(column - 1), line: written.trim() };
  });
}

it("a heading, a question and a label with a placeholder lead to their lines", () => {
  expect(places([hero.text])).toEqual([
    { file: "src/content/home.ts", from: `"${hero.text}",`, line: `text: "${hero.text}",` },
  ]);
  const [item] = faq;
  expect(places([item?.question ?? ""])[0]?.line).toMatch(/^question: /);
  const [bundle] = bundles;
  expect(places([fillText(checkoutLabels.buy, { bundle: bundle?.name ?? "" })])).toContainEqual({
    file: "src/content/interface.ts",
    from: `"${checkoutLabels.buy}",`,
    line: `buy: "${checkoutLabels.buy}",`,
  });
});

it("each price leads to its own bundle, also where two bundles cost the same", () => {
  const source = readFileSync("src/content/bundles.ts", "utf8");
  for (const { name, price, size } of bundles) {
    const shown = formatUsd(price);
    const [place, ...others] = placesOf(process.cwd(), {
      texts: [shown],
      around: [shown, `${name} ${size} ${shown}`],
    });
    expect(others).toEqual([]);
    const above = source.split("\n").slice(0, place?.line);
    expect(above.at(-1)).toMatch(new RegExp(`^ *price: ${price}\\b`));
    expect(above.findLast((line) => line.includes(" name: "))).toContain(`"${name}"`);
  }
});

it("a picture and a film lead to the line that names them", () => {
  expect(places([hero.pack.name])[0]?.line).toContain(`name: "${hero.pack.name}"`);
  const film = testimonials.find(({ src }) => src !== "");
  expect(places([film?.src ?? ""])[0]?.line).toBe(`src: "${film?.src}",`);
});

it("each paragraph and heading of an article leads to its line", () => {
  const [path = "", body = ""] = Object.entries(articles)[0] ?? [];
  const texts = [...body.matchAll(/<(h2|p)[ >][^<]*/g)].map(([start]) => start.replace(/^<[^>]*>/, ""));
  expect(texts.length).toBeGreaterThan(4);
  for (const start of texts.filter((text) => text.length > 20).slice(0, 4)) {
    const [first] = places([start]);
    expect(first?.file).toBe(path.slice(1));
    expect(first?.from).toContain(start.trim().slice(0, 20));
  }
});
