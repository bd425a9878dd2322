/** What the tokenizer's codes mean to a person; the others are shown as they are. */
export const HTML_ERROR_WORDS: Readonly<Record<string, string>> = {
  "invalid-first-character-of-tag-name": "&lt; where a 'less than' is meant",
  "eof-in-tag": "a whole tag: a quotation mark or the closing > is missing",
  "eof-in-comment": "a whole comment: its closing --> is missing",
  "eof-before-tag-name": "&lt; where a 'less than' is meant",
  "duplicate-attribute": "each attribute once in a tag",
  "missing-whitespace-between-attributes": "a space between two attributes: a quotation mark may be missing",
  "unexpected-character-in-attribute-name": "an attribute in quotes: one quotation mark is missing",
  "unexpected-character-in-unquoted-attribute-value": "an attribute in quotes: one quotation mark is missing",
  "missing-attribute-value": 'an attribute with a value: name="value"',
  "missing-semicolon-after-character-reference":
    "&amp; for a plain 'and' sign, or the semicolon after the sign's name",
  "unknown-named-character-reference":
    "&amp; for a plain 'and' sign, or the name of a sign that exists, such as &nbsp;",
};
