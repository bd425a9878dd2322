// @vitest-environment node
import { describe, expect, it } from "vitest";
import { runSteps, type Step } from "@/build/commands/run-steps.mjs";

const step = (name: string, script: string, meanwhile = false): Step => ({
  name,
  command: [process.execPath, "-e", script],
  meanwhile,
});

async function run(steps: readonly Step[]) {
  const lines: string[] = [];
  const status = await runSteps(steps, (text) => lines.push(text.trim()));
  return { status, lines, names: lines.map((line) => line.split("\n")[0]?.replace(/: .*/, ": …")) };
}

describe("the steps of npm test", () => {
  it("run one after another, and say how long each took", async () => {
    const { status, names } = await run([step("first", ""), step("second", "")]);
    expect(status).toBe(0);
    expect(names).toEqual(["── first", "── first: …", "── second", "── second: …"]);
  });

  it("run beside the one before them where they may, and are shown after it", async () => {
    // Each waits for the other's file, so neither ends where one waits for the end of the other.
    const waitFor = (own: string, other: string) =>
      `const fs = require("fs"); const folder = ${JSON.stringify(process.env["TMPDIR"] ?? "/tmp")} + "/steps-${process.pid}-";
       fs.writeFileSync(folder + "${own}", ""); while (!fs.existsSync(folder + "${other}")); console.log("${own} is done")`;
    const { status, lines } = await run([
      step("long", waitFor("long", "short")),
      step("short", waitFor("short", "long"), true),
    ]);
    expect(status).toBe(0);
    expect(lines.at(-1)).toMatch(/^── short\nshort is done\n── short: [\d.]+ s$/);
  });

  it("end with the status of the one that failed, which is named, and start no further one", async () => {
    const { status, lines } = await run([step("first", "process.exit(3)"), step("second", "")]);
    expect(status).toBe(3);
    expect(lines.at(-1)).toMatch(/^── first: failed after/);
  });

  it("show what a step beside another printed before it failed", async () => {
    const { status, lines } = await run([
      step("first", ""),
      step("beside", "console.error('out of order'); process.exit(2)", true),
      step("after it", "", true),
      step("second", ""),
    ]);
    expect(status).toBe(2);
    expect(lines.at(-1)).toMatch(/^── beside\nout of order\n── beside: failed after/);
  });

  it("have the values of their own beside those of the machine", async () => {
    const script = "process.exit(process.env.OWN_STEP === 'yes' && process.env.PATH ? 0 : 1)";
    const { status } = await run([{ ...step("first", script), environment: { OWN_STEP: "yes" } }]);
    expect(status).toBe(0);
  });

  it("name a program that is missing", async () => {
    const { status, lines } = await run([{ name: "missing", command: ["no-such-program-of-mugworks"] }]);
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(/^no-such-program-of-mugworks could not be run: .+\n── missing: failed/);
  });
});
