import { runDoctor } from "../doctor.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

for (const [known, folder, more] of [
  ["only its address is known", [], [/^Not examined: /]],
  ["the built folder is at hand", ["dist"], []],
] as const)
  test(`npm run site doctor finds nothing wrong with the preview server where ${known}`, async ({
    baseURL,
  }) => {
    const address = required(baseURL, "address of the preview server");
    const { status, output } = await runDoctor([address, ...folder]);
    expect(output.trim().split("\n")).toEqual([
      `Nothing is wrong with ${address}.`,
      ...more.map((line) => expect.stringMatching(line)),
    ]);
    expect(status).toBe(0);
  });
