// What happens to the cart, one event at a time: pure. docs/decisions/cart-machine.md has the reasons.
import { answerChange, sendChange } from "./change";
import { answerCode, startCode } from "./code";
import { answerCreate, answerDirect, create } from "./new-cart";
import { advanceRead, answerRead, checkOut, idToRead } from "./read";
import type { Answered, Event, Happening, Job, Request, State } from "./state";
import { Turn } from "./turn";

export function reduce(before: State, event: Event): { state: State; requests: Request[] } {
  const turn = new Turn(before, event.shared);
  if (event.on === "opened") turn.state.objected = event.shared.objected;
  // A change in another tab can be read before its event arrives, and a browser's signal has no event.
  else if (event.shared.objected !== before.objected) turn.state.objected = null;
  happen(turn, event);
  proceed(turn);
  return { state: turn.state, requests: turn.requests };
}

function happen(turn: Turn, event: Happening): void {
  const { state, shared, shown } = turn;
  switch (event.on) {
    case "opened":
      state.handled = shared.change;
      if (shared.cartId !== null) state.cart = { is: "reading", id: shared.cartId };
      return turn.queue({ do: "read", always: true, isFirst: true });
    case "click":
      return turn.queue({ ...event.change, shown });
    case "buy-now":
      // The shop may take seconds, and an impatient shopper taps again.
      if (!state.isBuyingNow) create(turn, "direct", event.lines);
      return void (state.isBuyingNow = true);
    case "check-out":
      if (state.jobs.some(({ want }) => want.do === "check-out")) return;
      return turn.queue({ do: "check-out" });
    case "code":
      // One that has not begun reads the newest code when it does.
      if (state.jobs.some(({ want, isCodeTried }) => want.do === "code" && !isCodeTried)) return;
      return turn.queue({ do: "code" });
    case "tab":
      return turn.queue({ do: "read", always: false, isFirst: false });
    case "return":
      // The order may have been completed in another tab. It is at the shop, which announces nothing.
      if (event.isFromCache || (shown && turn.isSpent(shown.id)))
        turn.queue({ do: "read", always: true, isFirst: false });
      return;
    case "left":
      turn.spend(event.id);
      if (state.cart.is === "open" && state.cart.cart.id === event.id)
        state.cart = { ...state.cart, is: "left" };
      return;
    case "locked":
      return void (state.isLocked = true);
    case "waited":
      if (state.code?.number === event.flow) state.code.isLate = true;
      return;
    case "answer":
      if (event.of === "direct") return answerDirect(turn, event);
      if (event.of === "code") return state.code ? answerCode(turn, state.code, event) : undefined;
      if (state.jobs[0]?.awaits && answerJob(turn, state.jobs[0], event)) finish(turn);
  }
}

/** Returns whether the job is done. */
function answerJob(turn: Turn, job: Job, answered: Answered): boolean {
  if (job.awaits === "create") return answerCreate(turn, job, answered);
  const isReading = job.awaits === "read" || job.awaits === "confirm";
  return isReading ? answerRead(turn, job, answered) : answerChange(turn, job, answered.answer);
}

function finish(turn: Turn): void {
  const [done, ...others] = turn.state.jobs;
  turn.state.jobs = others;
  // The second half of a swap is the same change.
  if (turn.state.isLocked && !others[0]?.isFresh) {
    turn.state.isLocked = false;
    turn.requests.push({ do: "unlock" });
  }
  if (done?.want.do !== "code" && turn.isCodeDue && !others.some(({ want }) => want.do === "code"))
    turn.queue({ do: "code" });
}

/** Goes on until an answer is awaited, or nothing is left to do. */
function proceed(turn: Turn): void {
  for (;;) {
    const [job] = turn.state.jobs;
    if (!job || (job.awaits !== null && job.awaits !== "lock")) return;
    if (advance(turn, job)) finish(turn);
    else if (turn.state.jobs[0]?.awaits !== null || isWaitingForCode(turn, job)) return;
  }
}

function isWaitingForCode({ state: { code } }: Turn, job: Job): boolean {
  return job.isCodeTried === true && code !== null && !code.isLate;
}

/** Returns whether the job is done. */
function advance(turn: Turn, job: Job): boolean {
  const { state } = turn;
  const { want } = job;
  if (want.do === "read") return advanceRead(turn, job, want.always);
  const isCheckout = want.do === "check-out";
  // The checkout changes no line, and must not wait for another tab.
  if (!isCheckout && !state.isLocked) {
    if (job.awaits !== "lock") turn.requests.push({ do: "lock" });
    job.awaits = "lock";
    return false;
  }
  job.awaits = null;
  if (!isCheckout && want.do !== "code" && !job.isFresh) {
    const id = idToRead(turn);
    if (id !== null) return turn.send(job, "read", { operation: "read", id });
    job.isFresh = true;
  }
  if (isWaitingForCode(turn, job)) return false;
  if (!job.isCodeTried) {
    job.isCodeTried = true;
    if (startCode(turn)) return false;
  }
  if (want.do === "code") return true;
  return isCheckout ? checkOut(turn, job) : sendChange(turn, job);
}
