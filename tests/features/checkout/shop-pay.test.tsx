import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutLabels as labels } from "@/content/interface";
import type { Connect } from "@/features/checkout/checkout-store";
import { recordEvents } from "../../site-events";
import { fakeButton, fakeProduct, variantsWithout } from "./fake-button";
import { openPicker } from "./picker";

const loading = () => vi.fn<Connect>(() => new Promise(() => undefined));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

const reported = recordEvents();

describe("Shop Pay", () => {
  const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: labels.shopPay });

  it("gets the variant of the content until the shop has answered, then the shop's own, and the chosen quantity", async () => {
    const product = fakeProduct(variantsWithout().map((variant) => ({ ...variant, id: `9${variant.id}` })));
    const button = fakeButton(async () => product);
    const connect = vi.fn<Connect>(async () => button);
    await openPicker(connect);
    expect(link().href).toBe("https://pay.example/41:1");
    await wait(2_000);
    expect(link().href).toBe("https://pay.example/941:1");
    expect(screen.queryByRole("link", { name: /Small/ })).toBeNull();
    const [events] = connect.mock.calls[0] ?? [];
    act(() => events?.quantity.set(3));
    expect(link().href).toBe("https://pay.example/941:3");
  });

  it("is reported as a checkout, with what the chosen quantity costs", async () => {
    const connect = loading();
    await openPicker(connect);
    await wait(2_000);
    act(() => connect.mock.calls[0]?.[0].quantity.set(3));
    // jsdom implements no navigation.
    link().addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link());
    expect(reported.at(-1)).toEqual({
      event: "checkout",
      cart: [{ variantId: "41", quantity: 3 }],
      value: 60,
    });
  });

  it("is not offered where the shop has none, as the demo store", async () => {
    await openPicker(loading(), { links: { shopPay: () => null } });
    expect(screen.queryByText(labels.shopPay)).toBeNull();
  });
});
