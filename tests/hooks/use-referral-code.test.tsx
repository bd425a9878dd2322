import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useReferralCode } from "@/hooks/use-referral-code";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import { dispatchStorageEvent } from "../lib/fake-area";

const KEY = "snowball_code";

function Code() {
  return <output>{useReferralCode() ?? "none"}</output>;
}

const shownCode = () => screen.getByRole("status").textContent;
const remember = (record: ReturnType<typeof freshRecord>) => act(() => referralStore.remember(record));

describe("the referral code that a component reads", () => {
  it("is updated when another tab stores or clears the code", () => {
    render(<Code />);
    window.localStorage.setItem(KEY, JSON.stringify(freshRecord("BRO25", Date.now())));
    act(() => dispatchStorageEvent(KEY));
    expect(shownCode()).toBe("BRO25");
    window.localStorage.clear();
    act(() => dispatchStorageEvent(null));
    expect(shownCode()).toBe("none");
  });

  it("is forgotten with its copy when another tab removes it, also while other components are gone", () => {
    const other = render(<Code />);
    other.unmount();
    const [first] = [render(<Code />), render(<Code />)];
    remember(freshRecord("BRO25", Date.now()));
    first.unmount();
    window.localStorage.clear();
    act(() => dispatchStorageEvent(KEY));
    expect(shownCode()).toBe("none");
    expect(window.sessionStorage.length).toBe(0);
  });

  it("is null in prerendered HTML, whatever this browser has stored", () => {
    referralStore.remember(freshRecord("BRO25", Date.now()));
    expect(renderToString(<Code />)).toBe("<output>none</output>");
  });
});
