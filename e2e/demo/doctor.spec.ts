import { spawn } from "node:child_process";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

for (const [known, folder] of [
  ["only its address is known", []],
  ["the built folder is at hand", ["dist"]],
] as const)
  test(`npm run doctor finds nothing wrong with the preview server where ${known}`, async ({ baseURL }) => {
    const address = required(baseURL, "address of the preview server");
    const command = spawn(process.execPath, ["src/build/commands/doctor.mjs", address, ...folder]);
    let output = "";
    for (const stream of [command.stdout, command.stderr])
      stream.on("data", (text) => (output += String(text)));
    const status = await new Promise((done) => command.on("close", done));
    expect({ output, status }).toEqual({ output: `Nothing is wrong with ${address}.\n`, status: 0 });
  });
