// The parts of the landing page that tell of the product and of its customers.
import { strip as stripText, testimonials } from "@/content/home-story";
import { expect, test } from "../test.ts";

test("the testimonial cards are 9:16 in each width, and snap in a row that keys scroll", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: stripText.heading });
  const figures = strip.last().getByRole("figure");
  await expect(figures).toHaveCount(testimonials.length);
  for (const [width, card] of [
    [390, 290],
    [700, 310],
    [1280, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await figures.evaluateAll((nodes) =>
      nodes.map((node) => {
        const picture = node.querySelector("img")?.getBoundingClientRect();
        return {
          width: picture?.width,
          ratio: picture && (picture.height / picture.width).toFixed(2),
          top: node.getBoundingClientRect().top,
          snaps: getComputedStyle(node.closest("li") ?? node).scrollSnapAlign !== "none",
        };
      }),
    );
    expect(boxes).toEqual(
      boxes.map(() => ({ width: card, ratio: (16 / 9).toFixed(2), top: boxes[0]?.top, snaps: true })),
    );
  }
  const row = strip.getByRole("group");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
});

test("the slider's handle is as tall as its picture: iPhones ignore touches beside it", async ({ page }) => {
  // Otherwise the sheet on the headline, which appears when the browser is idle, is a slider too.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const pictures = page.getByRole("slider");
  const heights = await pictures.evaluateAll((nodes) => nodes.map(({ clientHeight }) => clientHeight));
  // The handle is in the user agent's shadow tree, which only the debugger can read.
  const debug = await page.context().newCDPSession(page);
  await debug.send("DOM.enable");
  const { nodes } = await debug.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const handles = nodes.filter(({ attributes }) => attributes?.includes("thumb"));
  const boxes = handles.map(({ nodeId }) => debug.send("DOM.getBoxModel", { nodeId }));
  expect((await Promise.all(boxes)).map(({ model }) => model.height)).toEqual(heights);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
