import { expect, test } from "../test.ts";

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
