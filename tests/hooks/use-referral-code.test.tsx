import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useReferralCode } from "@/hooks/use-referral-code";
import { freshRecord, invalidRecord } from "@/lib/referral-code";
import { referralStore } from "@/lib/referral-store";
import { tellOfOtherTab } from "../lib/fake-area";

const KEY = "snowball_code";

function Code() {
  return <output>{useReferralCode() ?? "none"}</output>;
}

const shown = () => screen.getByRole("status").textContent;
const arrive = (record: ReturnType<typeof freshRecord>) => act(() => referralStore.remember(record));

describe("the referral code on a page", () => {
  it("is none in a new browser", () => {
    render(<Code />);
    expect(shown()).toBe("none");
  });

  it("is the one that is stored", () => {
    referralStore.remember(freshRecord("BRO25", Date.now()));
    render(<Code />);
    expect(shown()).toBe("BRO25");
  });

  it("follows a code that this page captures, and the next", () => {
    render(<Code />);
    arrive(freshRecord("BRO25", Date.now()));
    expect(shown()).toBe("BRO25");
    arrive(freshRecord("MATTE15", Date.now()));
    expect(shown()).toBe("MATTE15");
  });

  it("does not follow a mistyped address", () => {
    render(<Code />);
    arrive(invalidRecord("<b>", Date.now()));
    expect(shown()).toBe("none");
  });

  it("follows another tab", () => {
    render(<Code />);
    window.localStorage.setItem(KEY, JSON.stringify(freshRecord("BRO25", Date.now())));
    act(() => tellOfOtherTab(KEY));
    expect(shown()).toBe("BRO25");
    window.localStorage.clear();
    act(() => tellOfOtherTab(null));
    expect(shown()).toBe("none");
  });

  it("is none in the HTML of the build, whatever this browser holds", () => {
    referralStore.remember(freshRecord("BRO25", Date.now()));
    expect(renderToString(<Code />)).toBe("<output>none</output>");
  });
});
