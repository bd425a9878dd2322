import { askOverHttp } from "../../tools/site/contract/ask";
import { contract } from "../../tools/site/contract/contract";
import { readSiteFacts } from "../../tools/site/contract/site-facts";
import { required } from "../required.ts";
import { expect, test } from "../test.ts";

for (const { name, check } of contract)
  test(`the preview server keeps the contract for hosts: ${name}`, async ({ baseURL }) => {
    expect(
      await check(askOverHttp(required(baseURL, "address of the preview server")), readSiteFacts("dist")),
    ).toEqual([]);
  });
