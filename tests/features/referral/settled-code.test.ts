// Which code is the live one once the affiliate service has answered.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeArea } from "../../lib/fake-area";
import { percentOf, tab, UNKNOWN } from "./lookup-tab";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

describe("a code in another letter case than the service's", () => {
  it("is stored in the service's spelling, with the same expiry, and is not asked again", async () => {
    const { open, follow, asked, stored } = tab({ bro25: percentOf("BRO25", 25) });
    follow("bro25");
    const expiry = stored()?.live.expiry;
    const page = open();
    await page.lookUp("/");
    expect(stored()).toEqual({ live: { code: "BRO25", expiry }, replaced: [] });
    await page.lookUp("/faq");
    await open().lookUp("/");
    expect(asked).toEqual(["bro25"]);
    expect(page.answerOf("BRO25")).toEqual(percentOf("BRO25", 25));
  });

  it("passes on that its popup was shown", async () => {
    const { open, follow, flags } = tab({ bro25: percentOf("BRO25", 25) });
    follow("bro25");
    flags.markShown("bro25");
    await open().lookUp("/");
    expect(flags.wasShown("BRO25")).toBe(true);
  });
});

describe("a code that the service does not know", () => {
  const known = { BRO25: percentOf("BRO25", 25), MATTE15: percentOf("MATTE15", 15) };
  const unknown = { FAKE1: UNKNOWN, FAKE2: UNKNOWN };

  it("stays the live one while an earlier code cannot be read, until the next page", async () => {
    const { open, follow, codes, service } = tab(unknown);
    follow("BRO25");
    follow("FAKE1");
    const page = open();
    await page.lookUp("/");
    expect(codes()).toEqual(["FAKE1", "BRO25"]);
    service.set("BRO25", percentOf("BRO25", 25));
    await page.lookUp("/");
    expect(codes()).toEqual(["FAKE1", "BRO25"]);
    await page.lookUp("/faq");
    expect(codes()).toEqual(["BRO25"]);
  });

  it("does not take the place of a code that another tab stored while it was looked up", async () => {
    const local = new FakeArea();
    const here = tab({ ...known, ...unknown }, local);
    const there = tab({ ...known, ...unknown }, local);
    here.follow("BRO25");
    here.follow("FAKE1");
    const looking = here.open().lookUp("/");
    there.follow("MATTE15");
    await looking;
    expect(here.codes()).toEqual(["MATTE15", "FAKE1", "BRO25"]);
  });

  it("passes its open popup on to the code that takes its place and whose popup was never dismissed", async () => {
    const { open, follow, flags } = tab({ ...known, ...unknown });
    follow("BRO25");
    follow("FAKE1");
    await open().lookUp("/");
    expect(flags.wasShown("BRO25")).toBe(false);
  });

  it("leaves the popup of the code that takes its place dismissed, and those of other codes", async () => {
    const { open, follow, flags } = tab({ ...known, ...unknown });
    follow("BRO25");
    for (const code of ["MATTE15", "BRO25"]) flags.markShown(code);
    follow("FAKE1");
    await open().lookUp("/");
    expect(["BRO25", "MATTE15"].map((code) => flags.wasShown(code))).toEqual([true, true]);
  });
});
