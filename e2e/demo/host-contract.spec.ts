import { askOverHttp } from "../../tools/site/contract/ask";
import { contract } from "../../tools/site/contract/contract";
import { readSiteFacts } from "../../tools/site/contract/site-facts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";
import { BY_DAY } from "../by-day.ts";

test("the preview server keeps the contract for hosts", BY_DAY, async ({ baseURL }) => {
  const ask = askOverHttp(required(baseURL, "address of the preview server"));
  for (const { name, check } of contract) expect(await check(ask, readSiteFacts("dist")), name).toEqual([]);
});
