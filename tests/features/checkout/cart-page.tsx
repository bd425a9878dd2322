import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, StrictMode } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { cartLabels, checkoutLabels, placardLabels, shopProblems } from "@/content/interface";
import { CartEmpty } from "@/features/checkout/cart-empty";
import { CartHeld } from "@/features/checkout/cart-held";
import { CartOffer } from "@/features/checkout/cart-offer";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider, useCheckout, useCheckoutState } from "@/features/checkout/checkout-context";
import type { Connect, Goods } from "@/features/checkout/checkout-store";
import { goods } from "./bundles";
import { fakeButton } from "./fake-button";

function Page() {
  const { start, openCart: open } = useCheckout();
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      <button type="button" onClick={() => open(() => undefined)}>
        Open
      </button>
      <Link to="/faq">FAQ</Link>
      <Link to="/#top">Top</Link>
    </>
  );
}

function Empty({ arrival }: Pick<Days, "arrival">) {
  return useCheckoutState(({ cartLines }) => cartLines?.length === 0) ? (
    <CartEmpty labels={cartLabels} ask={checkoutLabels.ask} arrival={arrival} />
  ) : null;
}

type Days = Pick<ComponentProps<typeof CartHeld>, "arrival" | "untilOf">;
const DAYS: Days = { arrival: "Nov 25", untilOf: (sheets) => `day ${sheets}` };

const FACE = { name: "x/one", widths: [1], height: 1, alt: "" };

/** Renders the cart of a page, and starts the buy button. */
export async function openPage(connect: Connect, sold: Goods = goods, days: Days = DAYS) {
  const view = render(
    <StrictMode>
      <MemoryRouter>
        <CheckoutProvider goods={sold} connect={connect}>
          <Page />
          <CartDrawer
            labels={cartLabels}
            problems={shopProblems}
            cartLinkFor={(lines) =>
              lines.map(({ variantId, quantity }) => `/${variantId}:${quantity}`).join("")
            }
            codeArea={<button type="button">Code</button>}
            extras={
              <>
                <CartHeld
                  suspects={[{ username: "@one", wall: "slate", picture: FACE, hand: FACE }]}
                  labels={cartLabels}
                  placardLabels={placardLabels}
                  {...days}
                />
                <CartOffer labels={cartLabels} reasonOf={({ size }) => size} untilOf={days.untilOf} />
                <Empty arrival={days.arrival} />
                <p>Extras</p>
              </>
            }
          />
        </CheckoutProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await act(async () => undefined);
  return view;
}

/** Opens a page whose buy button is loaded, and returns the button with what it tells the page. */
export async function openCart(sold?: Goods, days?: Days) {
  const button = fakeButton();
  const connect = vi.fn<Connect>(async () => button);
  const view = await openPage(connect, sold, days);
  const [events] = connect.mock.calls[0] ?? [];
  if (!events) throw new Error("The buy button was not loaded.");
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  return { ...view, button, events };
}

export const cart = () => screen.getByRole("complementary", { name: cartLabels.cart });
