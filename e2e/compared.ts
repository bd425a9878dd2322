// In which windows each state of the screenshots test is compared, what of it is read there, and in which runs.
import { DESKTOP, isSample, PHONE } from "./pages.ts";
import { purchase, routes, visits } from "./screenshots.ts";
import { shopOutcomes } from "./shop-outcomes.ts";
import type { State, Visit } from "./visit.ts";
import { type Window, WINDOWS } from "./windows.ts";

/** Whether `npm test` compares its pictures, and not only each night: one page of each kind, and the purchase. */
export const isByDay = (visit: Visit): boolean =>
  visit === purchase || (routes.includes(visit) && isSample(visit.address));

/** The purchase is compared in all windows, as a fault of it is in every sale. Each has pictures of its own, named by its width. */
export const windowsOf = (visit: Visit): readonly Window[] =>
  visit === purchase
    ? Object.values(WINDOWS)
    : [PHONE, DESKTOP].filter(({ width }) => (visit.width ?? width) === width);

/** The file of a picture, without its suffix. */
export const pictureName = (state: string, width: number): string => `${state}.${width}`;

/** The parts of a state that are read in this window. */
export function readOf(visit: Visit, state: State, { width }: Window): NonNullable<State["read"]> {
  if (width !== PHONE.width && !visit.hasFrame) return () => [];
  return state.read ?? ((page) => [page.getByRole("main")]);
}

const taken = [...visits, ...shopOutcomes].flatMap((visit) =>
  windowsOf(visit).flatMap((window) =>
    visit.states.map((state) => ({
      name: pictureName(state.name, window.width),
      isRead: window.width === PHONE.width || visit.hasFrame === true,
    })),
  ),
);
export const pictureNames: ReadonlySet<string> = new Set(taken.map(({ name }) => name));
export const treeNames: ReadonlySet<string> = new Set(
  taken.flatMap(({ name, isRead }) => (isRead ? [name] : [])),
);
