/** Loads the pictures again that did not load, when the browser is online again: no browser does that by itself. */
export function retryBrokenPictures(): void {
  window.addEventListener("online", () => {
    for (const picture of document.images) {
      const { complete, naturalWidth, src } = picture;
      // One that has not been scrolled to is not complete.
      if (complete && naturalWidth === 0) picture.src = src;
    }
  });
}
