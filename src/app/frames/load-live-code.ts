import { loadWholeSheetIfPossible } from "./whole-sheet";

/** The parts of a page that show a referral code. Loaded on demand, because most visitors have none. */
export async function loadLiveCode() {
  const [{ LiveCode, BarCode, CheckoutCode }] = await Promise.all([
    import("./live-code"),
    loadWholeSheetIfPossible(),
  ]);
  return { LiveCode, BarCode, CheckoutCode };
}
