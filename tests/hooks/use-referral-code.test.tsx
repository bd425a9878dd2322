import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useReferralCode } from "@/hooks/use-referral-code";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { dispatchStorageEvent } from "../lib/fake-area";

const KEY = "snowball_code";

it("a component reads the code that another tab stores, and none once it clears the storage", () => {
  const { result } = renderHook(useReferralCode);
  window.localStorage.setItem(KEY, JSON.stringify(freshRecord("BRO25", Date.now())));
  act(() => dispatchStorageEvent(KEY));
  expect(result.current).toBe("BRO25");
  window.localStorage.clear();
  act(() => dispatchStorageEvent(null));
  expect(result.current).toBeNull();
});

it("a code that another tab removes is forgotten with its copy, also while other components are gone", () => {
  const gone = [renderHook(useReferralCode), renderHook(useReferralCode)];
  const { result } = renderHook(useReferralCode);
  act(() => referralStore.remember(freshRecord("BRO25", Date.now())));
  for (const { unmount } of gone) unmount();
  window.localStorage.clear();
  act(() => dispatchStorageEvent(KEY));
  expect(result.current).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

it("prerendered HTML has no code, whatever this browser has stored", () => {
  const Code = () => <output>{useReferralCode() ?? "none"}</output>;
  referralStore.remember(freshRecord("BRO25", Date.now()));
  expect(renderToString(<Code />)).toBe("<output>none</output>");
});
