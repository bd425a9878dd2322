// For visitors who have no sheet of the line-up to hold: a suspect is matte at once.

export interface SheetReports {
  onHold: (isHeld: boolean) => void;
  /** The suspect with this index is matte, and with him this many. */
  onMatte: (index: number, count: number) => void;
  /** The worker does not load. */
  onFailure: () => void;
}

export interface LineUpSheet {
  /** Wipes a suspect by itself. `isByKey`: then it is no click that ends a drag. */
  wipe: (index: number, isByKey?: boolean) => void;
  /** Changes the text on the sheet that is held. */
  relabel: (text: string) => void;
  stop: () => void;
}

/** Whether the browser lets a worker draw. */
export const canDraw = (): boolean => "transferControlToOffscreen" in HTMLCanvasElement.prototype;

export function createSwitches(wall: HTMLElement, { onMatte }: Pick<SheetReports, "onMatte">): LineUpSheet {
  return {
    wipe(index) {
      const isMatte = [...wall.querySelectorAll(".suspect")].map((man) => man.matches("[data-matte]"));
      if (isMatte[index] === false) onMatte(index, isMatte.filter(Boolean).length + 1);
    },
    relabel: () => undefined,
    stop: () => undefined,
  };
}
