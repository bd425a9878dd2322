import { hydrated } from "../pages.ts";
import { expect, test } from "../test.ts";

for (const width of [390, 1280]) {
  test(`nothing on the home page jumps at ${width} px, from the first paint to the last section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!("value" in entry) || !("sources" in entry) || !Array.isArray(entry.sources)) continue;
          if ("hadRecentInput" in entry && entry.hadRecentInput === true) continue;
          const moved = entry.sources.map(
            ({
              node,
              previousRect,
              currentRect,
            }: Record<string, DOMRectReadOnly> & { node: Node | null }) => {
              const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
              return `${name} ${JSON.stringify([previousRect, currentRect])}`;
            },
          );
          shifts.push(`${String(entry.value)} at ${scrollY}: ${moved.join(", ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: "instant" });
        await frame();
        await frame();
      }
    });
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate("shifts")).toEqual([]);
  });
}
