// Random visits. `npm run monkey` makes more of them, in either browser, and repeats one by its seed.
import { test as base, expect } from "playwright/test";
import { createRandom } from "../monkey/random.ts";
import { Visit } from "../monkey/visit.ts";

const ACTIONS_PER_VISIT = 100;

/** Set by src/build/commands/monkey.mjs. */
const { MONKEY_SEED, MONKEY_ACTIONS = "30" } = process.env;
const firstSeed = Number(MONKEY_SEED ?? 1);
/** `npm test` has time for one short visit, in Chromium. */
const tag = MONKEY_SEED === undefined ? [] : "@each-browser";
const actionCount = Number(MONKEY_ACTIONS);

const visits = Array.from({ length: Math.ceil(actionCount / ACTIONS_PER_VISIT) }, (_, index) => ({
  seed: firstSeed + index,
  count: Math.min(ACTIONS_PER_VISIT, actionCount - index * ACTIONS_PER_VISIT),
}));

for (const { seed, count } of visits) {
  const hasTouch = seed % 2 === 0;
  base(
    `${count} random actions harm nothing, seed ${seed}`,
    { tag },
    async ({ browser, browserName, baseURL }) => {
      // A busy machine needs three seconds for an action. One that hangs ends by a limit of its own.
      base.setTimeout(1_200_000);
      const context = await browser.newContext({ hasTouch, ...(baseURL && { baseURL }) });
      context.setDefaultTimeout(20_000);
      // The landing page shows its films in a random order, which the seed decides, too.
      await context.addInitScript((share) => (Math.random = () => share), createRandom(seed).share());
      const page = await context.newPage();
      const visit = new Visit(page, await context.newPage(), createRandom(seed), hasTouch);
      await visit.start();
      let problems: string[] = [];
      for (let done = 0; done < count && problems.length === 0; done += 1) problems = await visit.act();
      if (problems.length === 0) problems = await visit.finish();
      const replay = `npm run monkey -- --seed ${seed} --actions ${count} --browser ${browserName}`;
      expect(problems, `${replay}\n${visit.actions.join("\n")}`).toEqual([]);
      await visit.close();
    },
  );
}
