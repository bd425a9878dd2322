// How pages look, compared with the pictures in e2e/screenshots/. `npm run screenshots` accepts what has changed.
import { bytesOfPictures } from "../accepted-pictures.ts";
import { compareLooks } from "../compare-looks.ts";
import { visits } from "../screenshots.ts";
import { BY_DAY, expect, test } from "../test.ts";

const BYTE_LIMIT = 6_000_000;

compareLooks(visits);

test("the accepted pictures take less than 6 MB", BY_DAY, () => {
  expect(bytesOfPictures()).toBeLessThan(BYTE_LIMIT);
});
