// Whose turn it is in the line-up: who is wiped, by the visitor's hand or by the sheet itself, and who waits for it.

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
  /** `passed`: the sheet has gone over him who is first. `turned`: the wall has another size, as when a phone is turned. */
  | { on: "dragged" | "let-go" | "click-over" | "passed" | "turned" | "stopped" };

export type LineUpRequest =
  | { do: "pass-over" | "await"; man: number }
  /** He is matte, and with him this many. */
  | { do: "count"; man: number; count: number }
  | { do: "follow-pointer" | "put-down" | "take-fresh" | "fail" };

const PUT_DOWN = { do: "put-down" } as const;

export function reduceTurns(
  turns: Turns,
  event: LineUpEvent,
): { turns: Turns; requests: readonly LineUpRequest[] } {
  const { isMatte, waiting } = turns;
  const [first] = waiting;
  switch (event.on) {
    case "asked": {
      const { man, isByKey } = event;
      // A key that is held down and a second click ask again.
      if (isMatte[man] !== false || waiting.includes(man) || (turns.isDragged && !isByKey))
        return { turns, requests: [] };
      return {
        turns: { ...turns, waiting: [...waiting, man] },
        requests: first === undefined ? [{ do: "pass-over", man }] : [],
      };
    }
    case "passed": {
      const next = waiting[1];
      const awaits = first === undefined || isMatte[first] ? [] : [{ do: "await", man: first } as const];
      return {
        turns: { ...turns, waiting: waiting.slice(1) },
        requests: [...awaits, next === undefined ? PUT_DOWN : { do: "pass-over", man: next }],
      };
    }
    case "matte": {
      const after = count(turns, [event.man]);
      // The last sheet falls by itself, with its oil.
      const isClosed = after.turns.isMatte.every(Boolean);
      return {
        turns: isClosed ? { ...after.turns, waiting: [] } : after.turns,
        requests: [...after.requests, { do: isClosed ? "put-down" : "take-fresh" }],
      };
    }
    case "late": {
      // He was asked for, so he is matte, and the others get buttons that need no worker.
      const after = count(turns, [event.man]);
      const isNews = after.requests.length > 0;
      return { ...after, requests: [...after.requests, ...(isNews ? [{ do: "fail" } as const] : [])] };
    }
    case "dragged":
      return {
        turns: { ...turns, waiting: [], isDragged: true },
        requests: isMatte.every(Boolean) ? [PUT_DOWN] : [PUT_DOWN, { do: "follow-pointer" }],
      };
    case "let-go":
      return { turns: { ...turns, waiting: [] }, requests: [PUT_DOWN] };
    case "click-over":
      return { turns: { ...turns, isDragged: false }, requests: [] };
    case "turned":
      return {
        turns,
        requests: [
          { do: "put-down" },
          ...(first === undefined ? [] : [{ do: "pass-over", man: first } as const]),
        ],
      };
    case "stopped": {
      // Who was asked for is matte, without the sheet.
      const after = count({ ...turns, waiting: [] }, waiting);
      return { ...after, requests: [PUT_DOWN, ...after.requests] };
    }
  }
}

function count(turns: Turns, men: readonly number[]): { turns: Turns; requests: LineUpRequest[] } {
  const isMatte = [...turns.isMatte];
  const requests: LineUpRequest[] = [];
  for (const man of men) {
    if (isMatte[man] !== false) continue;
    isMatte[man] = true;
    requests.push({ do: "count", man, count: isMatte.filter(Boolean).length });
  }
  return { turns: { ...turns, isMatte }, requests };
}
