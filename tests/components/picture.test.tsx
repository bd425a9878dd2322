import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Picture, pictureSources } from "@/components/picture";
import { mediaAddress } from "@/lib/site/media-address";

const PICTURE = { name: "product/pack", widths: [360, 840], height: 672, alt: "One pack" };

describe("a picture", () => {
  it("has a source in each format for each of its widths", () => {
    for (const format of ["avif", "webp"] as const) {
      const [small, large] = [360, 840].map((width) =>
        mediaAddress(`/pictures/product/pack-${width}.${format}`),
      );
      expect(pictureSources(PICTURE, format)).toBe(`${small} 360w, ${large} 840w`);
    }
  });

  it("is AVIF in browsers that support it and WebP in others, in the size that fits", () => {
    const { container } = render(<Picture picture={PICTURE} sizes="50vw" />);
    const source = container.querySelector("source");
    const image = screen.getByRole("img", { name: "One pack" });
    expect(source?.type).toBe("image/avif");
    expect(source?.getAttribute("srcset")).toBe(pictureSources(PICTURE, "avif"));
    expect(image.getAttribute("srcset")).toBe(pictureSources(PICTURE, "webp"));
    expect([source?.sizes, image.getAttribute("sizes")]).toEqual(["50vw", "50vw"]);
    expect(image.getAttribute("src")).toBe(mediaAddress("/pictures/product/pack-840.webp"));
    // So that nothing moves when it loads.
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["840", "672"]);
  });

  it("loads lazily, unless it has priority above the fold", () => {
    render(<Picture picture={PICTURE} sizes="50vw" />);
    render(<Picture picture={{ ...PICTURE, alt: "The hero" }} sizes="100vw" priority />);
    const later = screen.getByRole("img", { name: "One pack" });
    const first = screen.getByRole("img", { name: "The hero" });
    expect([later.getAttribute("loading"), later.getAttribute("fetchpriority")]).toEqual(["lazy", null]);
    expect([first.getAttribute("loading"), first.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
  });
});
