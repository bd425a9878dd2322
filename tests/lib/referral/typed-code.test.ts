import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCode } from "@/lib/referral/referral-code";
import { typedCode } from "@/lib/referral/typed-code";

describe("a typed or pasted code", () => {
  it.each([
    "\u00A0BRO25\u3000",
    "@BRO25",
    "BRO\u200B25",
    "BRO\u00AD25",
    "\u2066BRO25\u2069",
    "ＢＲＯ２５",
    "BRO 25",
  ])("%j is BRO25", (text) => expect(typedCode(text)).toBe("BRO25"));

  it.each([
    "https://mugworks.example/BRO25",
    "<https://mugworks.example/BRO25>",
    "www.mugworks.example/BRO25?utm_source=ig#top",
    "/BRO25",
    "https://mugworks.example/BRO25%E2%80%8B",
    "https://mugworks.example?snowball=BRO25",
    "https://mugworks.example/?utm_source=ig#snowball=BRO25",
    "https://shop.example/discount/BRO25?redirect=%2F",
    "Try this: https://mugworks.example/BRO25 (paid link)",
    "ｈｔｔｐｓ：／／mugworks.example／BRO25",
  ])("of the link %j is BRO25", (text) => expect(typedCode(text)).toBe("BRO25"));

  it.each([
    ["BRO-25", "BRO-25"],
    ["https://mugworks.example/?snowball=BRO-25", "BRO-25"],
    ["https://mugworks.example/?snowball=_7", "_7"],
    ["-BRO25_", "BRO25"],
  ])("keeps its hyphens and underscores: %j is %j", (text, code) => expect(typedCode(text)).toBe(code));

  it.each([
    "my BRO 25",
    "shipping policy",
    "free wipes",
    "BRÖ25",
    "ВRО25",
    "BRO\u000025",
    "https://mugworks.example/muglife",
    "/discount/faq",
    "https://mugworks.example/muglife/BRO25",
    "",
    "javascript:alert(1)",
  ])("is not guessed from %j", (text) => expect(isCode(typedCode(text))).toBe(false));

  it("of any text is read in little time and stays the same when it is read again", () => {
    const unit = fc.oneof(
      fc.constantFrom("a", "B", "2", "-", "_", "/", "?", "#", "=", "&", ":", ".", " "),
      fc.nat(0xffff).map((character) => String.fromCharCode(character)),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const code = typedCode(text);
        if (isCode(code) && /^[a-z\d].*[a-z\d]$/i.test(code)) expect(typedCode(code)).toBe(code);
      }),
      // Without a seed, a failure could not be repeated.
      { seed: 15, numRuns: 1_000 },
    );
    for (const text of ["/", "?", "#", ".", ":", "a", "\u200B", "&amp;"])
      expect(typedCode(text.repeat(200_000)).length).toBeLessThanOrEqual(2_000);
  });
});
