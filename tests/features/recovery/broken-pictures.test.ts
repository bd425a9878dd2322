import { expect, it } from "vitest";
import { retryBrokenPictures } from "@/features/recovery/broken-pictures";

/** jsdom loads no picture. */
function addPicture(facts: { complete: boolean; naturalWidth: number }): HTMLImageElement {
  const picture = Object.defineProperties(new Image(), {
    complete: { value: facts.complete },
    naturalWidth: { value: facts.naturalWidth },
  });
  picture.src = "/pictures/product/one.webp";
  document.body.append(picture);
  return picture;
}

it("pictures that did not load are loaded again when the browser is online again, and no others", () => {
  retryBrokenPictures();
  const broken = addPicture({ complete: true, naturalWidth: 0 });
  addPicture({ complete: true, naturalWidth: 80 });
  addPicture({ complete: false, naturalWidth: 0 });
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, attributeFilter: ["src"] });
  window.dispatchEvent(new Event("online"));
  // The application of another test may still listen as well.
  expect(new Set(observer.takeRecords().map(({ target }) => target))).toEqual(new Set([broken]));
  observer.disconnect();
});
