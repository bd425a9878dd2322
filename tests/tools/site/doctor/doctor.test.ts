// @vitest-environment node
// What the command prints, and its status.
import { beforeEach, expect, it, vi } from "vitest";
import { runDoctor } from "../../../../tools/site/site";
import { SITE } from "./sample-host";

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

const printed = (): unknown[] =>
  [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.log).mock.calls].flat();

it.each([
  ["nothing is wrong", [], 0],
  ["something is wrong", ["/faq is missing: publish it."], 1],
])(
  "an address alone is examined with a line about what it cannot show, where %s",
  async (_, problems, status) => {
    const diagnosis = { isExamined: true, problems, limits: [] };
    expect(await runDoctor([SITE], {}, () => Promise.resolve(diagnosis))).toBe(status);
    expect(printed()).toEqual([
      ...(problems.length > 0 ? problems : [`Nothing is wrong with ${SITE}.`]),
      expect.stringMatching(/^Not examined: .+: npm run site doctor https:\/\/bros\.shop dist$/),
    ]);
  },
);

it("with the published folder, everything is examined", async () => {
  const diagnosis = { isExamined: true, problems: [], limits: [] };
  expect(await runDoctor([SITE, "dist"], {}, () => Promise.resolve(diagnosis))).toBe(0);
  expect(printed()).toEqual([`Nothing is wrong with ${SITE}.`]);
});

it("where no site was examined, only the reason is printed", async () => {
  const diagnosis = { isExamined: false, problems: ["There is no host."], limits: [] };
  expect(await runDoctor([SITE], {}, () => Promise.resolve(diagnosis))).toBe(2);
  expect(printed()).toEqual(["There is no host."]);
});

it("what the host cannot keep is printed, and nothing is wrong because of it", async () => {
  const diagnosis = {
    isExamined: true,
    problems: [],
    limits: ["/BRO25 has status 404: nothing is to be done."],
  };
  expect(await runDoctor([SITE, "dist"], {}, () => Promise.resolve(diagnosis))).toBe(0);
  expect(printed()).toEqual([...diagnosis.limits, `Nothing else is wrong with ${SITE}.`]);
});
