// @vitest-environment node
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runTogether, type Step } from "../../../tools/test/steps";

const step = (name: string, script = ""): Step => ({ name, command: [process.execPath, "-e", script] });

async function run(steps: readonly Step[], onLine: (line: string) => unknown = () => undefined) {
  const lines: string[] = [];
  const status = await runTogether(steps, (text: string) => {
    lines.push(text.trim());
    onLine(text);
  });
  return { status, lines, text: lines.join("\n") };
}

/** The path of a file that is not there yet. */
const newFile = () => join(mkdtempSync(join(tmpdir(), "steps-")), "file");
const write = (file: string) => `require("fs").writeFileSync(${JSON.stringify(file)}, "");`;
const waitFor = (file: string) => `while (!require("fs").existsSync(${JSON.stringify(file)}));`;

describe("the steps of npm test", () => {
  it("run two at a time, and say how long each took", async () => {
    // Each waits for the other's file, so neither ends where one waits for the end of the other.
    const [ones, others] = [newFile(), newFile()];
    const { status, lines } = await run([
      step("one", write(ones) + waitFor(others)),
      step("other", write(others) + waitFor(ones)),
    ]);
    expect(status).toBe(0);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^── (one|other)\n── \1: [\d.]+ s$/);
  });

  it("show together what each of them printed", async () => {
    // Each prints its last line only when the other has printed its first.
    const [ones, others] = [newFile(), newFile()];
    const { text } = await run([
      step("one", `console.log('first of one'); ${write(ones)}${waitFor(others)} console.log('last of one')`),
      step(
        "other",
        `console.log('first of other'); ${write(others)}${waitFor(ones)} console.log('last of other')`,
      ),
    ]);
    expect(text).toMatch(/── one\nfirst of one\nlast of one\n── one: /);
    expect(text).toMatch(/── other\nfirst of other\nlast of other\n── other: /);
  });

  it("begin when those have passed that they wait for, and let the next one pass until then", async () => {
    const [passed, isBuilt] = [newFile(), newFile()];
    const build = step("build", waitFor(passed) + write(isBuilt));
    const { status, lines } = await run([
      build,
      {
        ...step("journeys", `process.exit(require("fs").existsSync(${JSON.stringify(isBuilt)}) ? 0 : 4)`),
        after: [build],
      },
      step("types", write(passed)),
    ]);
    expect(status).toBe(0);
    const names = lines.map((line) => /^── (\w+)/.exec(line)?.[1]);
    // Which of the first two ends first is the machine's choice.
    expect(new Set(names.slice(0, 2))).toEqual(new Set(["build", "types"]));
    expect(names.slice(2)).toEqual(["journeys"]);
  });

  it("end with the status of the first that failed, stop the one beside it, and start no further one", async () => {
    const isRunning = newFile();
    const forever = "setInterval(() => undefined, 1_000);";
    const failing = step("one", `${waitFor(isRunning)} console.error("out of order"); process.exit(3)`);
    const { status, text } = await run([
      failing,
      step("other", `console.log("so far"); ${write(isRunning)}${forever}`),
      step("waiting"),
      { ...step("later"), after: [failing] },
    ]);
    expect(status).toBe(3);
    expect(text).toMatch(/── one\nout of order\n── one: failed after/);
    expect(text).toMatch(/── other\nso far\n── other: stopped after/);
    expect(text).toMatch(/── one failed first$/);
    expect(text).not.toMatch(/waiting|later/);
  });

  it("name a program that is missing", async () => {
    const { status, lines } = await run([{ name: "missing", command: ["no-such-program-of-mugworks"] }]);
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(
      /^── missing\nno-such-program-of-mugworks could not be run: .+\n── missing: failed/,
    );
  });
});
