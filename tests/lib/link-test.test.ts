import { describe, expect, it } from "vitest";
import { kindOfCharacter, testLinkCode as test } from "@/lib/link-test";
import { paths } from "@/lib/paths";
import { isPathCode, MAX_CODE_LENGTH, SHORTEST_CODE } from "@/lib/referral-code";

describe("a code in a link", () => {
  it.each(["BRO25", "bro2", "A".repeat(64), "1234", "0000", "constructor", "toString", "aboutme", "faq1"])(
    "works: %s",
    (code) => {
      expect(test(code)).toEqual({ result: "works", code });
      expect(isPathCode(code)).toBe(true);
    },
  );

  it("works with spaces around it, which are trimmed", () => {
    expect(test("  BRO25\n")).toEqual({ result: "works", code: "BRO25" });
  });

  it.each(["", " ", "\t\n"])("is missing when nothing is typed: %j", (text) => {
    expect(test(text)).toEqual({ result: "empty" });
  });

  it("has 4 to 64 characters, as the page of the bros says", () => {
    expect([SHORTEST_CODE, MAX_CODE_LENGTH]).toEqual([4, 64]);
  });

  it.each(["B", "BRO", "123"])("is too short: %s", (code) => {
    expect(test(code)).toEqual({ result: "too-short" });
  });

  it.each([65, 5_000, 200_000])("is too long at %d characters", (length) => {
    expect(test("A".repeat(length))).toEqual({ result: "too-long" });
  });

  it.each([
    "about",
    "ABOUT",
    "About",
    " faq ",
    "FAQ",
    "404",
    "index",
    "INDEX",
    "shell",
    "assets",
    "pictures",
  ])("cannot be the name of a page or a file of the site: %s", (code) => {
    expect(test(code)).toEqual({ result: "shadowed" });
  });

  it.each(["demo", "pages", "Pages", "data", "social", "videos", "brand"])(
    "cannot be the name of a folder of the site: %s",
    (code) => {
      expect(test(code)).toEqual({ result: "shadowed" });
    },
  );

  it.each(["shop", "Cart", "CHECKOUT", "returns", " blog ", "faqs"])(
    "cannot be a name that visitors type for a page: %s",
    (code) => {
      expect(test(code)).toEqual({ result: "shadowed" });
    },
  );

  it("cannot be any of the site's current paths", () => {
    for (const path of Object.values(paths)) {
      const [, name = ""] = path.split("/");
      const { result } = test(name.toUpperCase());
      expect(["shadowed", "forbidden", "empty"], path).toContain(result);
    }
  });

  it.each<[text: string, characters: string[]]>([
    ["BRO-25", ["-"]],
    ["BRO_25", ["_"]],
    ["BRO 25", [" "]],
    ["bro.html", ["."]],
    ["favicon.ico", ["."]],
    ["__proto__", ["_"]],
    ["--", ["-"]],
    ["javascript:alert(1)", [":", "(", ")"]],
    ["<img src=x onerror=alert(1)>", ["<", " ", "=", "(", ")"]],
    ["https://evil.example/BRO25", [":", "/", "."]],
    ["%E0%A4%A", ["%"]],
    ["BRO\u000025", ["\u0000"]],
    ["BRO\u202E25", ["\u202E"]],
    ["BRO\u200B25", ["\u200B"]],
    ["ＢＲＯ２５", ["Ｂ", "Ｒ", "Ｏ", "２", "５"]],
    ["BRÖ25", ["Ö"]],
    ["BRO🧴25", ["🧴"]],
    ["BRO\uD83D25", ["\uD83D"]],
    ["../../faq", [".", "/"]],
  ])("holds forbidden characters: %j", (text, characters) => {
    expect(test(text)).toEqual({ result: "forbidden", characters });
  });

  it("names each forbidden character once, and five at most", () => {
    expect(test("-_-_-_.".repeat(1_000))).toEqual({ result: "forbidden", characters: ["-", "_", "."] });
    expect(test("a!b?c#d$e%f&g*")).toEqual({ result: "forbidden", characters: ["!", "?", "#", "$", "%"] });
  });
});

describe("a forbidden character is shown", () => {
  it.each(["-", "<", "Ö", "א", "🧴", "２", "€"])("as itself: %s", (character) => {
    expect(kindOfCharacter(character)).toBe("seen");
  });
  it.each([" ", "\u00A0", "\t", "\u3000"])("as a space: %j", (character) => {
    expect(kindOfCharacter(character)).toBe("space");
  });
  it.each(["\u0000", "\u202E", "\u200B", "\uD83D", "\u0301"])(
    "as an invisible character: %j",
    (character) => {
      expect(kindOfCharacter(character)).toBe("hidden");
    },
  );
});
