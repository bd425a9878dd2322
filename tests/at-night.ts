/**
 * Beginnings of paths: the unit tests that only `--every` and their names run. They start processes, draw pictures, or parse or render
 * all content many times; docs/decisions/test-command.md has their time.
 */
export const FILES_AT_NIGHT: readonly string[] = [
  "tests/tools/shop/commands",
  "tests/tools/content/film.",
  "tests/tools/test/clone",
  "tests/tools/test/install-package",
  "tests/tools/test/machine",
  "tests/tools/help",
  "tests/tools/content/article.test",
  "tests/tools/content/bro.test",
  "tests/tools/content/picture.test",
  "tests/plugins/config/one-list",
  "tests/plugins/content/build-stops",
  "tests/plugins/content/editor-hints",
  "tests/plugins/content/sourced-build",
  "tests/plugins/dev-server",
  "tests/plugins/click-to-edit/content-places",
  "tests/plugins/host/builds-at-once",
  "tests/plugins/rename-brand",
  "tests/plugins/social/social-pictures",
  "tests/app/trailing-slash",
];
