// @vitest-environment node
import { expect, it } from "vitest";
import { type LineUpEvent, reduceTurns, type Turns } from "@/features/landing/line-up-turns";

/** What is asked for after each event, in words. Of three suspects, those in `isMatte` are so from the start. */
function play(events: readonly LineUpEvent[], isMatte: readonly number[]): string {
  let turns: Turns = {
    isMatte: [0, 1, 2].map((man) => isMatte.includes(man)),
    waiting: [],
    isDragged: false,
  };
  const answers = events.map((event) => {
    const after = reduceTurns(turns, event);
    ({ turns } = after);
    return after.requests.map((request) =>
      request.do === "count"
        ? `count ${request.man} as ${request.count}`
        : `${request.do}${"man" in request ? ` ${request.man}` : ""}`,
    );
  });
  return answers.map((requests) => requests.join(", ") || "-").join(" | ");
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

it.each<[rule: string, events: LineUpEvent[], requests: string, isMatte?: number[]]>([
  ["wipes once who is asked for twice", [asked(0), asked(0), passed], "pass-over 0 | - | await 0, put-down"],
  ["wipes nobody who is matte", [asked(1)], "-", [1]],
  ["wipes nobody where nobody is", [asked(-1)], "-"],
  [
    "lets the next one wait",
    [asked(0), asked(1), matte(0), passed],
    "pass-over 0 | - | count 0 as 1, take-fresh | pass-over 1",
  ],
  [
    "puts the sheet down after the last who waits",
    [asked(0), matte(0), passed],
    "pass-over 0 | count 0 as 1, take-fresh | put-down",
  ],
  [
    "takes no sheet after the last suspect",
    [asked(2), matte(2)],
    "pass-over 2 | count 2 as 3, put-down",
    [0, 1],
  ],
  ["waits for an answer when the sheet has passed", [asked(0), passed], "pass-over 0 | await 0, put-down"],
  ["fails once where no answer comes", [late(2), late(2)], "count 2 as 1, fail | -"],
  ["does not fail after an answer in time", [matte(0), late(0)], "count 0 as 1, take-fresh | -"],
  [
    "ends by a drag what the sheet does by itself",
    [asked(0), asked(1), dragged, letGo],
    "pass-over 0 | - | put-down, take | put-down",
  ],
  ["holds no sheet when all are matte", [dragged], "put-down", [0, 1, 2]],
  [
    "asks for nobody by the click that ends a drag",
    [dragged, letGo, asked(0), clickOver, asked(0)],
    "put-down, take | put-down | - | - | pass-over 0",
  ],
  ["takes a key after a drag", [dragged, letGo, asked(0, true)], "put-down, take | put-down | pass-over 0"],
  [
    "begins again on a phone that is turned",
    [asked(0), asked(1), turned, passed],
    "pass-over 0 | - | put-down, pass-over 0 | await 0, pass-over 1",
  ],
  [
    "counts all who were asked for when the sheet goes",
    [asked(1), asked(2), stopped],
    "pass-over 1 | - | put-down, count 1 as 2, count 2 as 3",
    [0],
  ],
])("%s", (_, events, requests, isMatte = []) => {
  expect(play(events, isMatte)).toBe(requests);
});
