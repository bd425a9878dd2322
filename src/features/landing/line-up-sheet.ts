// The line-up with its sheet: what the visitor does goes to the machine of line-up-turns.ts, and what that asks for is carried out.
import { holdSheet } from "./held-sheet";
import type { LineUpSheet, SheetReports } from "./line-up-switches";
import { type LineUpEvent, type LineUpRequest, reduceTurns, type Turns } from "./line-up-turns";
import { CHEST, scrubFace } from "./suspect-shine";
import { watchDrags } from "./watch-drags";

/** How long the sheet takes to wipe a suspect by itself. */
const SELF_MS = 900;
/** Browsers end workers without an event, such as for want of memory: one that answers nothing for so long after a wipe is gone. */
const ANSWER_LIMIT_MS = 3_000;

export function createLineUpSheet(wall: HTMLElement, sheet: HTMLElement, reports: SheetReports): LineUpSheet {
  let turns: Turns = {
    isMatte: [...wall.querySelectorAll(".suspect-pictures")].map((each) => !!each.closest("[data-matte]")),
    waiting: [],
    isDragged: false,
  };
  let frame = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const held = holdSheet(wall, sheet, {
    onHold: reports.onHold,
    onMatte: (man) => handle({ on: "matte", man }),
    onFailure: reports.onFailure,
  });

  function handle(event: LineUpEvent): void {
    const after = reduceTurns(turns, event);
    ({ turns } = after);
    for (const request of after.requests) perform(request);
  }

  function perform(request: LineUpRequest): void {
    switch (request.do) {
      case "take":
        return held.take(request.at, turns.isMatte);
      case "put-down":
        cancelAnimationFrame(frame);
        return held.putDown();
      case "take-fresh":
        return held.takeFresh();
      case "count":
        return reports.onMatte(request.man, request.count);
      case "fail":
        return reports.onFailure();
      case "await":
        timers.add(setTimeout(() => handle({ on: "late", man: request.man }), ANSWER_LIMIT_MS));
        return;
      case "pass-over":
        return passOver(request.man);
    }
  }

  function passOver(man: number): void {
    const start = performance.now();
    held.take(held.inWindow(man, scrubFace(0)), turns.isMatte);
    const step = (now: number): void => {
      const share = Math.min(Math.max(now - start, 0) / SELF_MS, 1);
      // Measured anew at each frame: the visitor may scroll meanwhile.
      if (!turns.isMatte[man]) held.move(held.inWindow(man, scrubFace(share)));
      if (share < 1 && !turns.isMatte[man]) {
        frame = requestAnimationFrame(step);
        return;
      }
      held.move(held.inWindow(man, CHEST));
      handle({ on: "passed" });
    };
    frame = requestAnimationFrame(step);
  }

  // What the worker knows of the wall is no longer true, nor is the place of the sheet.
  const resizes = new ResizeObserver(() => {
    handle({ on: "turned" });
    sheet.style.transform = "";
  });
  resizes.observe(wall);
  const stopDrags = watchDrags(
    { handle: wall },
    {
      onStart: (at) => handle({ on: "dragged", at }),
      onMove: held.move,
      onEnd() {
        handle({ on: "let-go" });
        // A click on a button follows in the same task, in browsers other than Chromium. A key on a busy machine comes before the timer.
        timers.add(setTimeout(() => handle({ on: "click-over" })));
      },
      onTap: (at) => handle({ on: "asked", man: held.manAt(at), isByKey: false }),
    },
  );

  return {
    wipe: (man, isByKey = false) => handle({ on: "asked", man, isByKey }),
    relabel: held.relabel,
    stop() {
      handle({ on: "stopped" });
      stopDrags();
      resizes.disconnect();
      for (const timer of timers) clearTimeout(timer);
      held.remove();
    },
  };
}
