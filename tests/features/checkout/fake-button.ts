// A buy button that notes what it is asked for, and whose shop answers as the test decides.
import type { Mock } from "vitest";
import { vi } from "vitest";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { ShownProduct } from "@/vendors/shopify/library/show-product";
import type { LiveVariant } from "@/vendors/shopify/transport/read-product";
import { bundles } from "./bundles";

type Spied<Type, Names extends keyof Type> = Type & Record<Names, Mock>;
type FakeProduct = Spied<ShownProduct, "select" | "readStock" | "focus" | "remove">;
type FakeButton = Spied<BuyButton, "showProduct" | "openCart" | "closeCart" | "add" | "swap">;

/** What the shop says of the bundles: of those that are named, that none is left. */
export function variantsWithout(...soldOut: string[]): LiveVariant[] {
  return bundles.map(({ id, name, variantId, price }) => ({
    id: variantId,
    title: name,
    available: !soldOut.includes(id),
    price,
  }));
}

export function fakeProduct(variants: LiveVariant[] = variantsWithout()): FakeProduct {
  return {
    variants,
    select: vi.fn<(variantId: string) => void>(),
    readStock: vi.fn<() => Promise<LiveVariant[]>>(async () => variants),
    focus: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
  };
}

export function fakeButton(show: BuyButton["showProduct"] = async () => fakeProduct()): FakeButton {
  return {
    storage: "lasting",
    showProduct: vi.fn<BuyButton["showProduct"]>(show),
    openCart: vi.fn<() => void>(),
    closeCart: vi.fn<() => void>(),
    add: vi.fn<BuyButton["add"]>(),
    swap: vi.fn<BuyButton["swap"]>(),
  };
}
