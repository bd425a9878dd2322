import { describe, expect, it } from "vitest";
import { checkMessage } from "@/features/contact/contact-rules";

const GOOD = { name: "Wendell", email: "w@lamp.example", subject: "Lamp", message: "It was a good lamp." };

describe("a message", () => {
  it("that is complete has no problems", () => expect(checkMessage(GOOD)).toEqual({}));

  it.each(["name", "email", "subject", "message"] as const)(
    "needs its %s, and spaces alone do not count",
    (field) => {
      for (const text of ["", "  \n\t "])
        expect(checkMessage({ ...GOOD, [field]: text })).toEqual({ [field]: "missing" });
    },
  );

  it.each([
    ["name", 200],
    ["email", 254],
    ["subject", 300],
    ["message", 200_000],
  ] as const)("may have a %s of %i characters and no longer", (field, longest) => {
    const text = field === "email" ? `${"a".repeat(longest - 10)}@b.example` : "x".repeat(longest);
    expect(text).toHaveLength(longest);
    expect(checkMessage({ ...GOOD, [field]: text })).toEqual({});
    expect(checkMessage({ ...GOOD, [field]: `${text}x` })).toEqual({ [field]: "too-long" });
  });
});

describe("an email address", () => {
  it.each(["a@b", "first.last+tag@sub.example.com", " a@b.example ", "o'neil_1@x-y.example"])(
    "may be %j",
    (email) => expect(checkMessage({ ...GOOD, email })).toEqual({}),
  );

  it.each([
    "a",
    "a@",
    "@b.example",
    "a b@c.example",
    "a@b c.example",
    "a@-b.example",
    "a@b..example",
    "a@b.example,c@d.example",
  ])("is not %j", (email) => expect(checkMessage({ ...GOOD, email })).toEqual({ email: "no-email" }));
});
