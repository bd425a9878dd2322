// Whether a person could tap an element as the window shows it: with its whole box in view, and nothing over it.
import { expect } from "playwright/test";

export interface Reach {
  /** The middle of the element, in the window. */
  x: number;
  y: number;
  /** What keeps a person from tapping the whole element, or null. */
  obstacle: string | null;
}

/** The obstacle of an element that is not there, or not shown, yet. */
export const ABSENT = "is not there";
export const NOWHERE: Reach = { x: 0, y: 0, obstacle: ABSENT };

/** As often as this, one after the other, an element is in the same place before it counts as still. */
const READINGS_OF_STILL = 3;
const INTERVAL_MS = 100;
/** At a quarter of the speed of a busy machine, the popup and the application take this long. */
const LIMIT_MS = 60_000;

/** Runs in the page, in any engine. */
export function reachOf(element: Element): Reach {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const found = (obstacle: string | null): Reach => ({ x, y, obstacle });
  const place =
    `${Math.round(left)} to ${Math.round(right)} px across and ${Math.round(top)} to ${Math.round(bottom)} px down ` +
    `in a window of ${innerWidth} × ${innerHeight} px`;
  if (width === 0 || height === 0) return found("has no box");
  // Lines have heights in fractions.
  const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  if (!isInside) return found(`is not wholly in view: ${place}`);

  const radius = Math.min(
    parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0,
    width / 2,
    height / 2,
  );
  // No phone has the scroll bar that WebKitGTK lays over the last 21 px of the open cart: 3 px of the button.
  const edge = 4;
  // What a round corner leaves of its square is a third of the radius away from both edges.
  const corner = edge + radius / 3;
  const points: [x: number, y: number][] = [
    [x, y],
    [x, top + edge],
    [x, bottom - edge],
    [left + edge, y],
    [right - edge, y],
    [left + corner, top + corner],
    [right - corner, top + corner],
    [left + corner, bottom - corner],
    [right - corner, bottom - corner],
  ];
  for (const point of points) {
    const hit = document.elementFromPoint(...point);
    if (hit && element.contains(hit)) continue;
    const over = hit ? hit.outerHTML.replace(/>[\s\S]*/, ">").slice(0, 120) : "nothing";
    const at = point.map(Math.round).join(", ");
    return found(`is covered at ${at} by ${over}: it is ${place}`);
  }
  return found(null);
}

/** Waits until the element is there and does not move, for as long as a busy machine needs. Reads it as it is then. */
export async function settledReach(read: () => Promise<Reach>, name: string): Promise<Reach> {
  let last: Reach | undefined;
  let same = 0;
  const isStill = async (): Promise<boolean> => {
    const now = await read();
    same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 1;
    last = now;
    return now.obstacle !== ABSENT && same >= READINGS_OF_STILL;
  };
  const options = { message: `${name} is there, and still`, intervals: [INTERVAL_MS], timeout: LIMIT_MS };
  await expect.poll(isStill, options).toBe(true);
  if (last === undefined) throw new Error(`${name} was not read.`);
  return last;
}

/** Waits until a person could tap the whole element. */
export async function expectInReach(read: () => Promise<Reach>, name: string): Promise<Reach> {
  let reach = await settledReach(read, name);
  const obstacle = async (): Promise<string | null> => {
    if (reach.obstacle !== null) reach = await settledReach(read, name);
    return reach.obstacle;
  };
  await expect.poll(obstacle, `${name} can be tapped without scrolling`).toBeNull();
  return reach;
}
