// A scripted shopper on a phone, in any engine, who taps only what is wholly in view, and scrolls only as a person does.
import { ABSENT, expectInReach, type Reach, settledReach } from "./reach.ts";
import type { Target, Way } from "./ways-to-buy.ts";

/** A swipe ends as soon as the target is in reach, and after five sixths of a window: some lines stay in view. */
const STEP_SHARE = 1 / 6;
const STEPS_OF_SWIPE = 5;
const READING_SHARE = 1 / 2;
/** No page is longer. */
const LAST_SCROLL = 100;

/** What a shopper needs of a browser. Nothing of it scrolls but the wheel. */
export interface Hands {
  reachOf: (target: Target) => Promise<Reach>;
  tapAt: (reach: Reach) => Promise<void>;
  wheel: (pixels: number) => Promise<void>;
  /** Waits until the section with this id begins in the upper half of the window. */
  arriveAt: (id: string) => Promise<void>;
}

export class Shopper {
  taps = 0;
  swipes = 0;

  constructor(
    private readonly hands: Hands,
    private readonly windowHeight: number,
  ) {}

  /** Goes the whole way. What is scrolled while reading does not count. */
  async buy({ readTo = [], taps }: Way): Promise<void> {
    for (const target of readTo) {
      await this.read(target);
      if (target.isPlay) await this.touch(target);
    }
    for (const target of taps) await this.tap(target);
  }

  /** Reads on down to the target, which may load only when what is around it is in view. */
  private async read(target: Target): Promise<void> {
    for (let scrolls = 0; scrolls < LAST_SCROLL; scrolls += 1) {
      const isAbsent = (await this.hands.reachOf(target)).obstacle === ABSENT;
      if (!isAbsent && (await this.settled(target)).obstacle === null) return;
      await this.hands.wheel(this.windowHeight * (isAbsent ? STEP_SHARE : READING_SHARE));
    }
  }

  private async tap(target: Target): Promise<void> {
    let steps = 0;
    for (; (await this.settled(target)).obstacle !== null && steps < LAST_SCROLL; steps += 1)
      await this.hands.wheel(this.windowHeight * STEP_SHARE);
    this.swipes += Math.ceil(steps / STEPS_OF_SWIPE);
    await this.touch(target);
    this.taps += 1;
    if (target.leadsTo !== undefined) await this.hands.arriveAt(target.leadsTo);
  }

  private async touch(target: Target): Promise<void> {
    await this.hands.tapAt(await expectInReach(() => this.hands.reachOf(target), nameOf(target)));
  }

  private settled(target: Target): Promise<Reach> {
    return settledReach(() => this.hands.reachOf(target), nameOf(target));
  }
}

const nameOf = ({ role, name }: Target): string => `${role} ${typeof name === "string" ? name : name.start}`;
