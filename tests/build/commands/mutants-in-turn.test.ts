// @vitest-environment node
import { expect, it } from "vitest";
import { progressOf, scoreInTurn } from "../../../src/build/mutants/in-turn.mjs";

const MODULES = ["a.ts", "b.ts", "c.ts"];

/** What is scored in a limited time, if each module takes a minute. */
async function scoredWithin(minutes: number): Promise<string[]> {
  let passed = 0;
  const begun: string[] = [];
  const scored = await scoreInTurn(
    MODULES,
    async (path) => {
      begun.push(path);
      await Promise.resolve();
      passed += 1;
    },
    () => passed < minutes,
  );
  expect(begun).toEqual(scored);
  return scored;
}

it("scores all modules while there is time", async () => {
  expect(await scoredWithin(3)).toEqual(MODULES);
});

it("begins no module when the time is over, and ends the one that it has begun", async () => {
  expect(await scoredWithin(1.5)).toEqual(["a.ts", "b.ts"]);
  expect(await scoredWithin(0)).toEqual([]);
});

it("fails with the module whose score fails", async () => {
  const failing = scoreInTurn(
    MODULES,
    () => Promise.reject(new Error("no report")),
    () => true,
  );
  await expect(failing).rejects.toThrow("no report");
});

it("reports how many modules it scored and names those that are left", () => {
  expect(progressOf(MODULES, MODULES)).toBe("Modules scored: 3 of 3. Left without a score: 0");
  expect(progressOf(MODULES, ["a.ts"])).toBe("Modules scored: 1 of 3. Left without a score: 2: b.ts, c.ts");
});
