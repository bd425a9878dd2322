// @vitest-environment node
import { expect, it } from "vitest";
import { showProgress } from "../../../tools/content/progress";

it("is one line of a terminal, which goes at the end, and nothing elsewhere", () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  for (const done of [0, 0.499, 1.2]) showProgress("pack, 480 px:", done, { isTTY: true, write });
  showProgress("pack, 480 px:", 0.5, { write });
  const clear = "\r\u001B[K";
  expect(written).toEqual([`${clear}pack, 480 px: 0%`, `${clear}pack, 480 px: 49%`, clear]);
});
