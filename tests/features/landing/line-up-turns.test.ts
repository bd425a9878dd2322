// @vitest-environment node
import { expect, it } from "vitest";
import { type LineUpEvent, reduceTurns, type Turns } from "@/features/landing/line-up-turns";

/** Each event with what is asked for after it, in words. Three suspects; `matte` are so from the start. */
function play(matte: readonly number[], ...events: readonly LineUpEvent[]): string[] {
  let turns: Turns = { isMatte: [0, 1, 2].map((man) => matte.includes(man)), waiting: [], isDragged: false };
  return events.map((event) => {
    const after = reduceTurns(turns, event);
    ({ turns } = after);
    return after.requests
      .map((request) =>
        request.do === "count"
          ? `count ${request.man} as ${request.count}`
          : `${request.do}${"man" in request ? ` ${request.man}` : ""}`,
      )
      .join(", ");
  });
}

const asked = (man: number, isByKey = false): LineUpEvent => ({ on: "asked", man, isByKey });
const matte = (man: number): LineUpEvent => ({ on: "matte", man });
const late = (man: number): LineUpEvent => ({ on: "late", man });
const [dragged, letGo, clickOver] = [
  { on: "dragged", at: { x: 1, y: 2 } },
  { on: "let-go" },
  { on: "click-over" },
] as const;
const [passed, turned, stopped] = [{ on: "passed" }, { on: "turned" }, { on: "stopped" }] as const;

it.each<[rule: string, matte: number[], events: LineUpEvent[], requests: string[]]>([
  [
    "one who is asked for twice is wiped once",
    [],
    [asked(0), asked(0), passed],
    ["pass-over 0", "", "await 0, put-down"],
  ],
  ["one who is matte is not wiped", [1], [asked(1)], [""]],
  ["a place without a suspect is no answer", [], [asked(-1)], [""]],
  [
    "the next one waits",
    [],
    [asked(0), asked(1), matte(0), passed],
    ["pass-over 0", "", "count 0 as 1, take-fresh", "pass-over 1"],
  ],
  [
    "the sheet rests after the last",
    [],
    [asked(0), matte(0), passed],
    ["pass-over 0", "count 0 as 1, take-fresh", "put-down"],
  ],
  [
    "the last suspect's sheet is not followed by one",
    [0, 1],
    [asked(2), matte(2)],
    ["pass-over 2", "count 2 as 3, put-down"],
  ],
  [
    "an answer is waited for, when the sheet has passed",
    [],
    [asked(0), passed],
    ["pass-over 0", "await 0, put-down"],
  ],
  ["an answer that does not come is a failure, once", [], [late(0), late(0)], ["count 0 as 1, fail", ""]],
  ["an answer in time is none", [], [matte(0), late(0)], ["count 0 as 1, take-fresh", ""]],
  [
    "a drag ends what the sheet does by itself",
    [],
    [asked(0), asked(1), dragged, letGo],
    ["pass-over 0", "", "put-down, take", "put-down"],
  ],
  ["with all matte, no sheet is held", [0, 1, 2], [dragged], ["put-down"]],
  [
    "the click that ends a drag asks for nobody",
    [],
    [dragged, letGo, asked(0), clickOver, asked(0)],
    ["put-down, take", "put-down", "", "", "pass-over 0"],
  ],
  [
    "a key after a drag does",
    [],
    [dragged, letGo, asked(0, true)],
    ["put-down, take", "put-down", "pass-over 0"],
  ],
  [
    "a phone that is turned begins him again",
    [],
    [asked(0), asked(1), turned, passed],
    ["pass-over 0", "", "put-down, pass-over 0", "await 0, pass-over 1"],
  ],
  [
    "who was asked for is matte when the sheet goes",
    [0],
    [asked(1), asked(2), stopped],
    ["pass-over 1", "", "put-down, count 1 as 2, count 2 as 3"],
  ],
])("%s", (_, isMatte, events, requests) => {
  expect(play(isMatte, ...events)).toEqual(requests);
});
