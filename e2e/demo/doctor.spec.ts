import { runDoctor } from "../doctor.ts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

for (const [known, folder] of [
  ["only its address is known", []],
  ["the built folder is at hand", ["dist"]],
] as const)
  test(`npm run doctor finds nothing wrong with the preview server where ${known}`, async ({ baseURL }) => {
    const address = required(baseURL, "address of the preview server");
    expect(await runDoctor([address, ...folder])).toEqual({
      output: `Nothing is wrong with ${address}.\n`,
      status: 0,
    });
  });
