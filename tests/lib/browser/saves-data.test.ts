import { expect, it, vi } from "vitest";
import { isOn2g, savesData } from "@/lib/browser/saves-data";

it.each([
  ["no connection", undefined, false, false],
  ["a connection of another kind", "2g", false, false],
  ["a fast connection", { saveData: false, effectiveType: "4g" }, false, false],
  ["data saving on a fast connection", { saveData: true, effectiveType: "4g" }, true, false],
  ["data saving as another value", { saveData: "on", effectiveType: "3g" }, false, false],
  ["2G", { saveData: false, effectiveType: "2g" }, false, true],
  ["less than 2G", { saveData: false, effectiveType: "slow-2g" }, false, true],
])("what to load in a browser that reports %s", (_reported, connection, saves, isSlow) => {
  vi.stubGlobal("navigator", { connection });
  expect([savesData(), isOn2g()]).toEqual([saves, isSlow]);
});
