import { expect, it } from "vitest";
import { retryBrokenPictures } from "@/features/recovery/broken-pictures";

it("pictures that did not load are loaded again when the browser is online again, and no others", () => {
  retryBrokenPictures();
  // jsdom loads no picture.
  const pictures = [
    [true, 0],
    [true, 80],
    [false, 0],
  ].map(([complete, naturalWidth]) =>
    Object.defineProperties(new Image(), {
      complete: { value: complete },
      naturalWidth: { value: naturalWidth },
    }),
  );
  document.body.append(...pictures);
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, attributeFilter: ["src"] });
  window.dispatchEvent(new Event("online"));
  // The application of another test may still listen as well.
  expect(new Set(observer.takeRecords().map(({ target }) => target))).toEqual(new Set([pictures[0]]));
});
