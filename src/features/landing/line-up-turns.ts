// Whose turn it is in the line-up: who is wiped, by the visitor's hand or by the sheet itself, and who waits for it.
import type { Point } from "./wiped-area";

export interface Turns {
  /** For each suspect. */
  isMatte: readonly boolean[];
  /** Those whom the sheet wipes by itself, one after another: it is over the first. */
  waiting: readonly number[];
  /** The visitor drags the sheet, or has just let it go, and a click that means nothing may follow. */
  isDragged: boolean;
}

export type LineUpEvent =
  /** He was tapped, clicked, or chosen by key. */
  | { on: "asked"; man: number; isByKey: boolean }
  /** The worker has seen enough of him wiped, or has not answered for too long. */
  | { on: "matte" | "late"; man: number }
  /** He takes the sheet, here. */
  | { on: "dragged"; at: Point }
  /** `passed`: the sheet has gone over him who is first. `turned`: the wall has another size, as when a phone is turned. */
  | { on: "let-go" | "click-over" | "passed" | "turned" | "stopped" };

export type LineUpRequest =
  | { do: "pass-over" | "await"; man: number }
  /** He is matte, and with him this many. */
  | { do: "count"; man: number; count: number }
  | { do: "take"; at: Point }
  | { do: "put-down" | "take-fresh" | "fail" };

const PUT_DOWN = { do: "put-down" } as const;

export function reduceTurns(
  before: Turns,
  event: LineUpEvent,
): { turns: Turns; requests: readonly LineUpRequest[] } {
  const isMatte = [...before.isMatte];
  let { waiting, isDragged } = before;
  const requests: LineUpRequest[] = [];
  const ask = (...more: LineUpRequest[]): unknown => requests.push(...more);
  const passOver = (man: number | undefined): unknown =>
    ask(man === undefined ? PUT_DOWN : { do: "pass-over", man });
  const isClosed = (): boolean => isMatte.every(Boolean);
  const count = (man: number): boolean => {
    if (isMatte[man] !== false) return false;
    isMatte[man] = true;
    ask({ do: "count", man, count: isMatte.filter(Boolean).length });
    return true;
  };
  const [first] = waiting;

  switch (event.on) {
    case "asked": {
      const { man, isByKey } = event;
      // A key that is held down and a second click ask again.
      if (isMatte[man] !== false || waiting.includes(man) || (isDragged && !isByKey)) break;
      waiting = [...waiting, man];
      if (first === undefined) passOver(man);
      break;
    }
    case "passed":
      waiting = waiting.slice(1);
      if (first !== undefined && !isMatte[first]) ask({ do: "await", man: first });
      passOver(waiting[0]);
      break;
    case "matte":
      count(event.man);
      // The last sheet falls by itself, with its oil.
      if (isClosed()) waiting = [];
      ask(isClosed() ? PUT_DOWN : { do: "take-fresh" });
      break;
    case "late":
      // He was asked for, so he is matte, and the others get buttons that need no worker.
      if (count(event.man)) ask({ do: "fail" });
      break;
    case "dragged":
      isDragged = true;
      waiting = [];
      ask(PUT_DOWN);
      if (!isClosed()) ask({ do: "take", at: event.at });
      break;
    case "let-go":
      waiting = [];
      ask(PUT_DOWN);
      break;
    case "click-over":
      isDragged = false;
      break;
    case "turned":
      ask(PUT_DOWN);
      if (first !== undefined) passOver(first);
      break;
    case "stopped":
      // Who was asked for is matte, without the sheet.
      ask(PUT_DOWN);
      waiting.forEach(count);
      waiting = [];
  }
  return { turns: { isMatte, waiting, isDragged }, requests };
}
