// @vitest-environment node
// What runs at the project's expense without anybody having read it.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

it("workflows run actions by the hash of a commit, because whoever owns a tag can move it", () => {
  const folder = ".github/workflows";
  const used = readdirSync(folder).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/uses: (.*)/g)].map(([, action = ""]) => action),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

it("an update waits a week, in which a stolen release is usually found", () => {
  const settings: unknown = JSON.parse(readFileSync("renovate.json", "utf8"));
  const rule = z.object({ minimumReleaseAge: z.undefined().optional() });
  const { packageRules } = z
    .object({ minimumReleaseAge: z.literal("7 days"), packageRules: z.array(rule) })
    .parse(settings);
  expect(packageRules.length).toBeGreaterThan(0);
});
