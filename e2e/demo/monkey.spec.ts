// Random visits. `MONKEY_SEED=7 MONKEY_ACTIONS=10000 npm test -- monkey.spec` makes more of them: the seed of the first visit, and how
// many actions in all. A visit that fails prints the command that repeats its actions.
import { test as base, expect } from "playwright/test";
import { AT_NIGHT, EACH_BROWSER } from "../every.ts";
import { recordingChooser, replayingChooser, type Step } from "../monkey/chooser.ts";
import { createRandom } from "../monkey/random.ts";
import { readRecording, writeRecording } from "../monkey/recording.ts";
import { Visit } from "../monkey/visit.ts";

const ACTIONS_PER_VISIT = 100;

const { MONKEY_SEED, MONKEY_ACTIONS = "30", MONKEY_REPLAY } = process.env;
const recording = MONKEY_REPLAY ? readRecording(MONKEY_REPLAY) : null;
const firstSeed = recording?.seed ?? Number(MONKEY_SEED ?? 1);
// Without a seed it is one visit, which each night runs.
const mark = MONKEY_SEED === undefined ? AT_NIGHT : EACH_BROWSER;
const actionCount = recording?.steps.length ?? Number(MONKEY_ACTIONS);

const visits = Array.from({ length: Math.ceil(actionCount / ACTIONS_PER_VISIT) }, (_, index) => ({
  seed: firstSeed + index,
  count: Math.min(ACTIONS_PER_VISIT, actionCount - index * ACTIONS_PER_VISIT),
}));

for (const { seed, count } of visits) {
  const hasTouch = seed % 2 === 0;
  base(
    `${count} random actions harm nothing, seed ${seed}`,
    mark,
    async ({ browser, browserName, baseURL }) => {
      // A busy machine needs three seconds for an action. One that hangs ends by a limit of its own.
      base.setTimeout(1_200_000);
      const context = await browser.newContext({ hasTouch, ...(baseURL && { baseURL }) });
      context.setDefaultTimeout(20_000);
      // The landing page shows its films in a random order, which the seed decides, too.
      await context.addInitScript((share) => (Math.random = () => share), createRandom(seed).share());
      const page = await context.newPage();
      const steps: Step[] = [];
      const chooser = recording
        ? replayingChooser(recording.steps)
        : recordingChooser(createRandom(seed), steps);
      const visit = new Visit(page, await context.newPage(), chooser, hasTouch);
      await visit.start();
      let problems: string[] = [];
      for (let done = 0; done < count && problems.length === 0; done += 1) problems = await visit.act();
      if (problems.length === 0) problems = await visit.finish();
      const { actions } = visit;
      let file = MONKEY_REPLAY;
      if (problems.length > 0 && !recording) file = writeRecording({ seed, steps, actions }, browserName);
      const project = browserName === "chromium" ? "demo" : browserName;
      const replay = `MONKEY_REPLAY=${file} npx playwright test monkey.spec --config e2e/playwright.config.ts --project ${project} --retries 0`;
      expect(problems, `${replay}\n${actions.join("\n")}`).toEqual([]);
      if (recording) expect(actions.slice(0, recording.actions.length)).toEqual(recording.actions);
      await visit.close();
    },
  );
}
