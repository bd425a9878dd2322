// @vitest-environment node
// Finds texts of the site's own content. What is expected is read from the content and its files, so that every edit is lawful.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { placesOf } from "../../../plugins/click-to-edit/content-places";
import { bundles } from "@/content/bundles";
import { faq } from "@/content/faq";
import { hero } from "@/content/home";
import { testimonials } from "@/content/home-story";
import { checkoutLabels } from "@/content/interface";
import { fillText } from "@/lib/text/fill-text";
import { formatUsd } from "@/lib/text/money";

const load = (file: string): Promise<object> => import(/* @vite-ignore */ join(process.cwd(), file));

const articles = import.meta.glob<{ body: string }>("/src/content/articles/*.ts", { eager: true });

/** `file:name` of each place, and the text of its line. */
async function places(texts: readonly string[], around: readonly string[] = []) {
  const found = await placesOf(process.cwd(), load, { texts, around });
  return found.map(({ file, line, column, name }) => {
    const written = readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
    return { place: `${file} ${name}`, written: written.slice(column - 1) };
  });
}

it("a heading, a question and a label with a placeholder lead to their lines", async () => {
  expect(await places([hero.text])).toEqual([
    { place: "src/content/home.ts hero.text", written: expect.stringMatching(/^text: /) },
  ]);
  const [item] = faq;
  expect((await places([item?.question ?? ""]))[0]?.written).toMatch(/^question: /);
  const [bundle] = bundles;
  expect(await places([fillText(checkoutLabels.buy, { bundle: bundle?.name ?? "" })])).toContainEqual({
    place: "src/content/interface.ts checkoutLabels.buy",
    written: expect.stringMatching(/^buy: /),
  });
});

it("each price leads to its own bundle, also where two bundles cost the same", async () => {
  for (const [index, { name, price, size }] of bundles.entries()) {
    const [first, ...others] = await places(
      [formatUsd(price)],
      [formatUsd(price), `${name} ${size} ${formatUsd(price)}`],
    );
    expect(others).toEqual([]);
    expect(first?.place).toBe(`src/content/bundles.ts bundles[${index}].price`);
    expect(first?.written).toMatch(new RegExp(`^price: ${price}\\b`));
  }
});

it("a picture and a film lead to the line that names them", async () => {
  expect((await places([hero.pack.name]))[0]?.written).toMatch(/^name: /);
  const film = testimonials.find(({ src }) => src !== "");
  expect((await places([film?.src ?? ""]))[0]?.written).toBe(`src: "${film?.src}",`);
  expect((await places([film?.poster.name ?? ""]))[0]?.written).toMatch(/^poster: /);
});

it("each paragraph and heading of an article leads to its line", async () => {
  const [path = "", { body } = { body: "" }] = Object.entries(articles)[0] ?? [];
  const texts = [...body.matchAll(/<(h2|p)[ >][^<]*/g)].map(([start]) => start.replace(/^<[^>]*>/, ""));
  expect(texts.length).toBeGreaterThan(4);
  for (const start of texts.filter((text) => text.length > 20).slice(0, 4)) {
    const [first] = await places([start]);
    expect(first?.place).toContain(path.slice(1));
    expect(first?.written).toContain(start.trim().slice(0, 20));
  }
});
