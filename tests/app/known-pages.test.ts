// @vitest-environment node
import { expect, it } from "vitest";
import { knownPages, prepareBlog } from "../../plugins/pages/prerender";
import { about } from "@/content/about";
import { optOut } from "@/content/opt-out";
import { privacy } from "@/content/privacy";
import { returnPolicy } from "@/content/return-policy";
import type { TextPage } from "@/content/schema";
import { shippingPolicy } from "@/content/shipping-policy";
import { terms } from "@/content/terms";
import { paths } from "@/lib/site/paths";

const TEXT_PAGES: readonly (readonly [path: string, content: TextPage])[] = [
  [paths.about, about],
  [paths.optOut, optOut],
  [paths.privacy, privacy],
  [paths.returnPolicy, returnPolicy],
  [paths.shippingPolicy, shippingPolicy],
  [paths.terms, terms],
];

it.each(TEXT_PAGES)(
  "%s has the day of its last change where its content has one",
  async (path, { updated }) => {
    const pages = knownPages(await prepareBlog([], "2100-01-01"));
    expect(pages.get(path)).toBe(updated?.date ?? null);
  },
);

it("pages whose content has no such day have none", async () => {
  const pages = knownPages(await prepareBlog([], "2100-01-01"));
  expect(pages.get(paths.home)).toBeNull();
});
