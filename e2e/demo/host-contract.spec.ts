import { askOverHttp } from "../../tools/site/contract/ask";
import { contract } from "../../tools/site/contract/contract";
import { readSiteFacts } from "../../tools/site/contract/site-facts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

test("the preview server keeps the contract for hosts", async ({ baseURL }) => {
  const ask = askOverHttp(required(baseURL, "address of the preview server"));
  for (const { name, check } of contract) expect(await check(ask, readSiteFacts("dist")), name).toEqual([]);
});
