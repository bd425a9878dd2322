import { describe, expect, it } from "vitest";
import { field, listField, textField } from "@/lib/field";

const readText = (entry: unknown): string => textField(entry, "name");

describe("a field of outside data", () => {
  it.each([
    ["a field of an object", { name: "Bro" }, "Bro"],
    ["a field that is null", { name: null }, null],
    ["no value", undefined, undefined],
    ["null", null, undefined],
    ["a text", "name", undefined],
    ["an object without the field", {}, undefined],
    ["an object that inherits the field", Object.create({ name: "Bro" }), undefined],
  ])("is read of %s", (_case, value: unknown, read) => expect(field(value, "name")).toBe(read));

  it("is read as a text, and as a list whose entries are read one by one", () => {
    const answer = { title: "", mugs: [{ name: "Matte" }, { name: "Gloss" }], none: [] };
    expect(textField(answer, "title")).toBe("");
    expect(listField(answer, "mugs", readText)).toEqual(["Matte", "Gloss"]);
    expect(listField(answer, "none", readText)).toEqual([]);
  });

  it.each([{}, { mugs: null }, { mugs: 4 }, { mugs: { length: 1 } }, null])(
    "is named in the error where it is neither the text nor the list that %j should hold",
    (answer) => {
      expect(() => textField(answer, "mugs")).toThrow("mugs");
      expect(() => listField(answer, "mugs", readText)).toThrow("mugs");
    },
  );

  it("is named in the error where an entry of its list lacks it", () => {
    expect(() => listField({ mugs: [{ name: "Matte" }, {}] }, "mugs", readText)).toThrow("name");
  });
});
