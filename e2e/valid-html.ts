// What html-validate finds wrong with a document.
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    elements: ["html5"],
    rules: {
      // React writes `<meta/>`, `fetchPriority` and `hidden=""`, which mean the same.
      "doctype-style": "off",
      "void-style": "off",
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-trailing-whitespace": "off",
      // The ids of React's `useId` begin with an underscore, which HTML allows.
      "valid-id": ["error", { relaxed: true }],
      // A part that scrolls sideways takes the focus, which a `section` should not.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      // A number is a block of its own, which breaks between its groups only where text of twice the size leaves no room.
      "tel-non-breaking": "off",
    },
  }),
);

/** Each problem in a line, with the element that has it. */
export async function htmlProblems(html: string, without: readonly string[] = []): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => !without.includes(ruleId))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
  );
}
