import { describe, expect, it } from "vitest";
import { kindOfCharacter, testLinkCode as test } from "@/lib/referral/link-test";

describe("a code in a link", () => {
  it.each(["BRO25", "bro2", "A".repeat(40), "00000", "constructor", "toString", "aboutme", "faq1"])(
    "works: %s",
    (code) => {
      expect(test(code)).toEqual({ result: "works", code, path: `/${code}` });
    },
  );

  it.each(["", " ", "\t\n"])("is missing when nothing is typed: %j", (text) => {
    expect(test(text)).toEqual({ result: "empty" });
  });

  it("stands in the parameter where a path cannot carry it", () => {
    expect(test("BRO-25")).toEqual({ result: "works", code: "BRO-25", path: "/?snowball=BRO-25" });
  });

  it.each(["faq", "index", "pages", "cart", "login", " shop "])(
    "is refused where it is the name of a page or folder, or what visitors type for one: %s",
    (code) => expect(test(code)).toEqual({ result: "reserved" }),
  );

  it.each(["https://mugworks.example/BRO25", "https://mugworks.example/?snowball=BRO25"])(
    "works as it is pasted: %j",
    (text) => expect(test(text)).toEqual({ result: "works", code: "BRO25", path: "/BRO25" }),
  );

  it.each([100, 200_000])("is too long at %d characters", (length) => {
    expect(test("A".repeat(length))).toEqual({ result: "too-long" });
  });

  it.each<[text: string, characters: string[]]>([
    ["MY BRO 25", [" "]],
    ["!?", ["!", "?"]],
    ["<img src=x onerror=alert(1)>", [" ", "=", "("]],
    ["https://shop.example/faq", [":", "/", "."]],
    ["BRO\u000025", ["\u0000"]],
    ["BRO🧴25", ["🧴"]],
    ["BRO\uD83D25", ["\uD83D"]],
  ])("holds forbidden characters: %j", (text, characters) => {
    expect(test(text)).toEqual({ result: "forbidden", characters });
  });

  it("names each forbidden character once, and five at most", () => {
    expect(test("a=.".repeat(1_000))).toEqual({ result: "forbidden", characters: ["=", "."] });
    expect(test("a!b;c#d$e%f^g*")).toEqual({ result: "forbidden", characters: ["!", ";", "#", "$", "%"] });
  });
});

describe("a forbidden character is shown", () => {
  it.each(["-", "<", "Ö", "א", "🧴", "２", "€"])("as itself: %s", (character) => {
    expect(kindOfCharacter(character)).toBe("seen");
  });
  it.each([" ", "\u00A0", "\t", "\u3000"])("as a space: %j", (character) => {
    expect(kindOfCharacter(character)).toBe("space");
  });
  it.each(["\u0000", "\u202E", "\u200B", "\uD83D", "\u0301"])("as an invisible character: %j", (character) =>
    expect(kindOfCharacter(character)).toBe("hidden"),
  );
});
