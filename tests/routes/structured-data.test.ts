import { describe, expect, it } from "vitest";
import { testimonials } from "@/content/home-story";
import { field } from "@/lib/field";
import { videoData } from "@/routes/structured-data";

const SITE = "https://shop.example";

describe("what search engines are told of the films", () => {
  it("is where each is, how long it is and how it looks, with whole addresses", () => {
    const [first] = testimonials;
    expect(videoData(first ? [first] : [], "Real Bros.", SITE)).toEqual({
      "@graph": [
        {
          "@type": "VideoObject",
          name: "Real Bros. @coach.dre",
          description: first?.caption,
          thumbnailUrl: `${SITE}/pictures/videos/testimonial-1-540.webp`,
          contentUrl: `${SITE}/videos/testimonial-1.mp4`,
          duration: "PT7.5S",
        },
      ],
    });
  });

  it("holds the day of a film that has one", () => {
    const [first] = testimonials;
    const dated = first ? [{ ...first, uploaded: "2026-12-01" } as const] : [];
    expect(videoData(dated, "Real Bros.", SITE)).toMatchObject({ "@graph": [{ uploadDate: "2026-12-01" }] });
  });

  it("leaves out a film that is still to come", () => {
    const [first, ...others] = testimonials.map((one) => (one.id === 2 ? { ...one, src: "" } : one));
    const graph = field(videoData(first ? [first, ...others] : [], "Real Bros.", SITE), "@graph");
    expect(graph).toHaveLength(5);
  });
});
