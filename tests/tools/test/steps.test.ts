// @vitest-environment node
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runAlone, runTogether, type Step } from "../../../tools/test/steps";

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

  it("show each line at once where they are told to, between those of the other one", async () => {
    // The journeys go on when their first line was shown.
    const isShown = newFile();
    const script = `console.log("first"); ${waitFor(isShown)} console.log("second")`;
    const { lines } = await run([{ ...step("journeys", script), isShownAtOnce: true }], (line) => {
      if (line === "first") writeFileSync(isShown, "");
    });
    expect(lines).toEqual([
      "── journeys",
      "first",
      "second",
      expect.stringMatching(/^── journeys: [\d.]+ s$/),
    ]);
  });

  it("are asked for further arguments when they begin, and are left out where there is nothing to run", async () => {
    const isBuilt = newFile();
    const build = step("build", write(isBuilt));
    const whenBuilt = (words: readonly string[] | null) => async () => (existsSync(isBuilt) ? words : []);
    const script = "process.exit(process.argv[1] === 'further' ? 0 : 5)";
    const { status, text } = await run([
      build,
      { ...step("none", "process.exit(6)"), after: [build], ask: whenBuilt(null) },
      { ...step("journeys", script), after: [build], ask: whenBuilt(["further"]) },
    ]);
    expect(status).toBe(0);
    expect(text).toContain("── journeys: ");
    expect(text).not.toContain("none");
  });

  it("that run alone show their name before their output", async () => {
    const lines: string[] = [];
    const status = await runAlone(step("journeys"), (text: string) => void lines.push(text.trim()));
    expect(status).toBe(0);
    expect(lines).toEqual(["── journeys", expect.stringMatching(/^── journeys: [\d.]+ s$/)]);
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

  it("have the values of their own beside those of the machine", async () => {
    const script = "process.exit(process.env.OWN_STEP === 'yes' && process.env.PATH ? 0 : 1)";
    const { status } = await run([{ ...step("first", script), environment: { OWN_STEP: "yes" } }]);
    expect(status).toBe(0);
  });

  it("name a program that is missing", async () => {
    const { status, lines } = await run([{ name: "missing", command: ["no-such-program-of-mugworks"] }]);
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(
      /^── missing\nno-such-program-of-mugworks could not be run: .+\n── missing: failed/,
    );
  });
});
