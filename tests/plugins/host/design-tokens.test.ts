import { describe, expect, it } from "vitest";
import { colors, demoForm, withTokens } from "../../../plugins/host/design-tokens";

describe("a file that Tailwind does not process", () => {
  it("gets the values of its tokens", () => {
    expect(withTokens("a: theme(colors.bone); b: theme(colors.rule-control)")).toBe(
      `a: ${colors.bone}; b: ${colors["rule-control"]}`,
    );
  });

  it.each(["colors.pink", "colors", "toString", "colors.bone.length"])(
    "stops the build with the unknown token %s",
    (path) => expect(() => withTokens(`a: theme(${path})`)).toThrow(`theme(${path})`),
  );

  it("has no token left: the demo form", () => {
    expect(demoForm()).toContain(colors.charcoal);
    expect(demoForm()).not.toContain("theme(");
  });
});
