import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { broLabels } from "@/content/bro-labels";
import { useSender } from "@/features/sender/use-sender";
import { useSent } from "@/hooks/use-sent";
import { codeAnswers } from "@/lib/referral/code-answers";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";
import type { Sender } from "@/lib/referral/sender";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { dispatchStorageEvent } from "../../lib/fake-area";
import { DRE } from "../../lib/referral/dre";

afterEach(() => {
  document.querySelector("meta[name=sender]")?.remove();
  referralStore.forget();
  codeAnswers.set(new Map());
});

function visit(kept: Sender | undefined, answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  referralStore.settle({
    live: { ...freshRecord("BRO25", Date.now()), sender: kept },
    replaced: [{ ...freshRecord("OTHER5", Date.now()), sender: { ...DRE, code: "OTHER5" } }],
  });
  return renderHook(() => {
    useSender(broLabels);
    const sent = useSent();
    return sent && sent.sender.name;
  }).result;
}
const keptName = (): string => JSON.stringify(referralStore.referrals()?.live.sender ?? null);
const replaced = () => referralStore.referrals()?.replaced.map((record) => [record.code, "sender" in record]);

it("finds the affiliate of a code in the site's file, and keeps him in the record of the code", async () => {
  const shown = visit(undefined, () => Promise.resolve(Response.json([{ ...DRE, code: "MATTE15" }, DRE])));
  await waitFor(() => expect(shown.current).toBe("Dre"));
  expect(keptName()).toContain('"name":"Dre"');
  // Nobody is kept of a link that was followed before.
  expect(replaced()).toEqual([["OTHER5", false]]);
});

it("publishes that nobody is found only when the site's file was asked", async () => {
  const shown = visit(undefined, () => Promise.resolve(Response.json([])));
  expect(shown.current).toBeUndefined();
  await waitFor(() => expect(shown.current).toBeNull());
});

it("shows whom an earlier visit kept, until the site no longer has him", async () => {
  const shown = visit(DRE, () => Promise.resolve(Response.json([])));
  expect(shown.current).toBe("Dre");
  await waitFor(() => expect(shown.current).toBeNull());
  expect(keptName()).toBe("null");
});

it("neither shows nor keeps the affiliate of a code that the service does not know", async () => {
  const shown = visit(DRE, () => Promise.resolve(Response.json([DRE])));
  await waitFor(() => expect(shown.current).toBe("Dre"));
  act(() => codeAnswers.set(new Map([["BRO25", { state: "unknown", code: "BRO25" }]])));
  await waitFor(() => expect(keptName()).toBe("null"));
  expect(shown.current).toBeNull();
});

it("keeps him when the file fails, and nobody when the code is gone", async () => {
  const request = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error("offline")));
  const shown = visit(DRE, request);
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(shown.current).toBe("Dre");
  referralStore.forget();
  await waitFor(() => expect(shown.current).toBeNull());
});

it("shows the affiliate of the code that another tab follows, and nobody after an opt-out there", async () => {
  const mo: Sender = { ...DRE, code: "MATTE15", name: "Mo" };
  const shown = visit(DRE, () => Promise.resolve(Response.json([DRE, mo])));
  expect(shown.current).toBe("Dre");
  const ofOther = JSON.stringify(freshRecord("MATTE15", Date.now()));
  localStorage.setItem(STORAGE_KEYS.referralCode, ofOther);
  act(() => dispatchStorageEvent(STORAGE_KEYS.referralCode));
  await waitFor(() => expect(shown.current).toBe("Mo"));
  localStorage.setItem(STORAGE_KEYS.privacyChoice, "opted-out");
  act(() => dispatchStorageEvent(STORAGE_KEYS.privacyChoice));
  await waitFor(() => expect(shown.current).toBeNull());
});

it("shows and keeps nobody after an opt-out, also on the affiliate's own page", async () => {
  document.head.append(
    Object.assign(document.createElement("meta"), { name: "sender", content: JSON.stringify(DRE) }),
  );
  localStorage.setItem(STORAGE_KEYS.privacyChoice, "opted-out");
  const shown = visit(DRE, () => Promise.resolve(Response.json([DRE])));
  expect(shown.current).toBeNull();
  await waitFor(() => expect(keptName()).toBe("null"));
  expect(shown.current).toBeNull();
});
