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

const texts: Record<string, TextPage> = { about, optOut, privacy, returnPolicy, shippingPolicy, terms };

const addresses = new Map<string, string>(Object.entries(paths));

it.each([...Object.keys(texts), "home"])(
  "%s has the day of its last change where its content has one",
  async (name) => {
    const pages = knownPages(await prepareBlog([], "2100-01-01"));
    expect(pages.get(addresses.get(name) ?? "")).toBe(texts[name]?.updated?.date ?? null);
  },
);
