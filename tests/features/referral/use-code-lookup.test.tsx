import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useCodeLookup } from "@/features/referral/use-code-lookup";
import { freshRecord } from "@/lib/referral/referral-code";
import { referralStore } from "@/lib/referral/referral-store";

const follow = (code: string): void => referralStore.remember(freshRecord(code, Date.now()));

let frames: FrameRequestCallback[] = [];

/** Paints one frame. */
const nextFrame = () =>
  act(async () => {
    const due = frames;
    frames = [];
    for (const paint of due) paint(0);
  });

/** Shows a page whose frames the test paints. */
function open(page: string) {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => frames.push(paint));
  const lookUp = vi.fn(async (_page: string) => undefined);
  function Page({ path }: { path: string }) {
    useCodeLookup(lookUp, path);
    return null;
  }
  const { rerender, unmount } = render(<Page path={page} />);
  return { lookUp, go: (path: string) => rerender(<Page path={path} />), unmount };
}

const pages = (lookUp: ReturnType<typeof open>["lookUp"]) => lookUp.mock.calls.map(([page]) => page);

it("looks the live code up once the page is painted, on each page and for each code", async () => {
  follow("BRO25");
  const { lookUp, go } = open("/");
  await nextFrame();
  expect(pages(lookUp)).toEqual([]);
  await nextFrame();
  expect(pages(lookUp)).toEqual(["/"]);
  go("/");
  expect(pages(lookUp)).toEqual(["/"]);
  go("/faq");
  expect(pages(lookUp)).toEqual(["/", "/faq"]);
  act(() => follow("MATTE15"));
  expect(pages(lookUp)).toEqual(["/", "/faq", "/faq"]);
});

it("looks nothing up without a live code, and begins when one is stored", async () => {
  const { lookUp } = open("/");
  await nextFrame();
  await nextFrame();
  expect(pages(lookUp)).toEqual([]);
  act(() => follow("BRO25"));
  expect(pages(lookUp)).toEqual(["/"]);
  act(() => void referralStore.forget());
  expect(pages(lookUp)).toEqual(["/"]);
});

it("requests no frame any more once the page is gone", async () => {
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => void frames.splice(frame - 1, 1));
  const { unmount } = open("/");
  expect(frames).toHaveLength(1);
  unmount();
  expect(frames).toEqual([]);
});
