// Decides what the monkey does: by chance, which is recorded, or as it was recorded.
import { expect, type Page } from "playwright/test";
import { type Control, focusedControl, randomControl, sameControl } from "./controls.ts";
import type { Random } from "./random.ts";

/** A control, so that it can be found again: the first, second … of its role and name on the page. */
export type Target = Pick<Control, "role" | "name" | "nth">;

/** What was decided for one action: the random numbers, among them those of the faults, and the controls, in order. */
export interface Step {
  numbers: number[];
  targets: (Target | null)[];
}

export interface Chooser extends Random {
  /** Begins the next action. */
  next: () => void;
  focused: (page: Page) => Promise<Control | null>;
  control: (page: Page, inPurchase: boolean) => Promise<Control | null>;
}

/** How long a replay waits for a control on a busy machine. */
const TARGET_LIMIT_MS = 15_000;

const picking = (share: () => number): Random => ({
  share,
  pick: (values) => values[Math.floor(share() * values.length)] ?? values[0],
});

/** Chooses by chance, and adds what it chose to `steps`. */
export function recordingChooser(random: Random, steps: Step[]): Chooser {
  const step = (): Step => steps.at(-1) ?? { numbers: [], targets: [] };
  function kept(control: Control | null): Control | null {
    step().targets.push(control && { role: control.role, name: control.name, nth: control.nth });
    return control;
  }
  return {
    ...picking(() => {
      const number = random.share();
      step().numbers.push(number);
      return number;
    }),
    next: () => void steps.push({ numbers: [], targets: [] }),
    focused: async (page) => kept(await focusedControl(page)),
    // Its random number is not recorded: the control is.
    control: async (page, inPurchase) => kept(await randomControl(page, random.share(), inPurchase)),
  };
}

/** Chooses what was recorded, and waits for each control. Throws where the page does not come to have it. */
export function replayingChooser(steps: readonly Step[]): Chooser {
  let step: Step = { numbers: [], targets: [] };
  let index = -1;
  async function found(find: (target: Target) => Promise<Control | null>): Promise<Control | null> {
    // It is taken off the list when it is found: a navigation may end the search, which then begins again.
    const [target] = step.targets;
    if (target === undefined) throw new Error(`Action ${index + 1} of the recording has no further control.`);
    let control: Control | null = null;
    const look = async (): Promise<boolean> => {
      control = target && (await find(target));
      return target === null || control !== null;
    };
    await expect.poll(look, { message: JSON.stringify(target), timeout: TARGET_LIMIT_MS }).toBe(true);
    step.targets.shift();
    return control;
  }
  return {
    ...picking(() => {
      const number = step.numbers.shift();
      if (number === undefined)
        throw new Error(`Action ${index + 1} of the recording has no further number.`);
      return number;
    }),
    next() {
      index += 1;
      const { numbers = [], targets = [] } = steps[index] ?? {};
      step = { numbers: [...numbers], targets: [...targets] };
    },
    focused: (page) =>
      found(async ({ role, name }) => {
        const control = await focusedControl(page);
        return control?.role === role && control.name === name ? control : null;
      }),
    control: (page) => found((target) => sameControl(page, target)),
  };
}
