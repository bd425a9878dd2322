import { expect, it } from "vitest";
import { bundlePath } from "@/lib/purchase/bundle-path";
import { scrollTargetFromHash } from "@/lib/browser/scroll";

it.each(["matte-mode", "a&b", "100%", "x#y"])(
  "the address of the bundle %s names it, and scrolls to the checkout section",
  (id) => {
    const { pathname, searchParams, hash } = new URL(bundlePath(id), "https://mugworks.example");
    expect(pathname).toBe("/");
    expect([...searchParams]).toEqual([["bundle", id]]);
    expect(scrollTargetFromHash(hash)?.id).toBe("shopify-checkout");
  },
);
