import { describe, expect, it } from "vitest";
import { orderTestimonials } from "@/features/testimonials/testimonial-strip";

const LIST = ["@featured", "@b", "@c", "@d", "@e", "@f"].map((username, index) => ({
  username,
  featured: index === 0,
}));
const handles = (list: readonly { username: string }[]): string[] => list.map(({ username }) => username);

/** A repeatable sequence of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const random = numbers(42);
const orders = Array.from({ length: 2_000 }, () => handles(orderTestimonials(LIST, random)));

describe("the order of the testimonials", () => {
  it("holds each of them once and does not change the list", () => {
    const before = handles(LIST);
    for (const order of orders) expect(order.toSorted()).toEqual(before.toSorted());
    expect(handles(LIST)).toEqual(before);
  });

  it("has the featured one first, second or third, each about equally often", () => {
    const counts = [0, 1, 2, 3, 4, 5].map(
      (place) => orders.filter((order) => order[place] === "@featured").length,
    );
    expect(counts.slice(3)).toEqual([0, 0, 0]);
    for (const count of counts.slice(0, 3)) expect(count).toBeGreaterThan(550);
  });

  it("depends on the random numbers alone", () => {
    expect(handles(orderTestimonials(LIST, () => 0))).toEqual(handles(LIST));
    expect(handles(orderTestimonials(LIST, () => 0.999))).toEqual("@f @e @featured @d @c @b".split(" "));
  });
});
