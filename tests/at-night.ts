/**
 * Beginnings of paths: what only `--every` and their names run. e2e/every.ts has the rules, and marks single journeys in the
 * other files.
 */
export const FILES_AT_NIGHT: readonly string[] = [
  // Tests of commands and tools that start processes, or parse all content hundreds of times. docs/decisions/test-command.md has their time.
  "tests/tools/shop/check.test",
  "tests/tools/content/film.",
  "tests/tools/test/machine",
  "tests/tools/content/article.test",
  "tests/tools/content/picture.test",
  "tests/plugins/config/configuration-",
  "tests/plugins/content/build-stops",
  "tests/plugins/content/editor-hints",
  "tests/plugins/content/sourced-build",
  "tests/plugins/dev-server",
  "tests/plugins/click-to-edit/content-places",
  "tests/plugins/host/builds-at-once",
  "tests/plugins/rename-brand",
  // A server and a build, or a start of Firefox, of their own.
  "e2e/development/",
  "e2e/strict-firefox/",
  // What eases or adorns a visit.
  "e2e/demo/bros",
  "e2e/demo/demo-checkout",
  "e2e/demo/landing-story",
  "e2e/demo/line-up-oil",
  "e2e/demo/popup-tear",
  "e2e/demo/wall",
  "e2e/demo/wipe",
  // Where things stand, at further widths and text sizes.
  "e2e/demo/in-page-hashes",
  "e2e/demo/long-name",
  "e2e/demo/open-cart",
  "e2e/demo/text-size",
  "e2e/demo/typesetting",
  // When files load. The budgets of bytes and requests stay.
  "e2e/demo/growth",
  "e2e/demo/main-thread",
  "e2e/demo/next-page",
  "e2e/demo/pictures",
  "e2e/shop/field-measurements",
  // Longer ways of what other journeys do as well.
  "e2e/demo/traces",
  "e2e/shop/sold-out",
];
