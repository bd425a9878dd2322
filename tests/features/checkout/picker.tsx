// Renders the section with the picker, and finds its parts by role.
import { act, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { cartLabels, checkoutLabels, placardLabels, priceLabels, shopProblems } from "@/content/interface";
import { CartDrawer } from "@/features/checkout/cart-drawer";
import { CheckoutProvider } from "@/features/checkout/checkout-context";
import { CheckoutSection } from "@/features/checkout/checkout-section";
import type { Connect } from "@/features/checkout/checkout-store";
import { STORAGE_KEYS } from "@/lib/browser/storage";
import { noteBundleClicks } from "@/lib/purchase/bundle-clicks";
import { installObserver, report } from "../../fake-observer.ts";
import { bundles, goods } from "./bundles";

/** One, two and three packs at prices that save something, each with a size and a photo of its own. */
export const offered = bundles.map((bundle, index) => ({
  ...bundle,
  packs: index + 1,
  price: [20, 38, 54.5][index] ?? 0,
  size: `Size of ${bundle.name}`,
  reason: index === 2 ? "Reason for Large" : null,
  picture: { ...bundle.picture, alt: `Photo of ${bundle.name}` },
}));

/** As Tailwind writes the class. Roles are found by what is visible. */
const SHEET = ".invisible { visibility: hidden }";

const FACE = { name: "x/one", widths: [1], height: 1, alt: "" };

type SectionProps = ComponentProps<typeof CheckoutSection>;

const PROPS: SectionProps = {
  labels: checkoutLabels,
  problems: shopProblems,
  content: {
    heading: "Heading",
    text: "Text",
    arrival: "Arrives {days}",
    shipping: "Free",
    payments: { label: "Ways to pay", provider: "Provider", methods: ["Visa", "PayPal"] },
    picture: { name: "x/y", widths: [1], height: 1, alt: "The pack" },
    smallPicture: { name: "x/z", widths: [1], height: 1, alt: "" },
    sheetNote: "Size of a sheet",
  },
  arrival: {
    rule: { businessDays: [3, 7], cutOffHour: 14, timeZone: "America/New_York" },
    range: "{first} to {last}",
  },
  placard: {
    suspects: [
      { username: "@one", wall: "slate", picture: FACE, hand: FACE },
      { username: "@two", wall: "clay", picture: { ...FACE, name: "x/two" }, hand: FACE },
    ],
    labels: placardLabels,
    pack: FACE,
  },
  priceLabels,
  codeArea: null,
  links: {
    cart: (variantId, quantity) => `https://shop.example/cart/${variantId}:${quantity}`,
    shopPay: (variantId, quantity) => `https://pay.example/${variantId}:${quantity}`,
  },
};

interface Change {
  links?: Partial<SectionProps["links"]>;
}

export const pickerPage = (connect: Connect, change: Change = {}) => (
  <MemoryRouter>
    <style>{SHEET}</style>
    <CheckoutProvider goods={{ ...goods, bundles: offered }} connect={connect}>
      <CheckoutSection {...PROPS} links={{ ...PROPS.links, ...change.links }} />
      <CartDrawer
        labels={cartLabels}
        problems={shopProblems}
        cartLinkFor={() => "https://shop.example/cart"}
        codeArea={null}
        extras={null}
      />
    </CheckoutProvider>
  </MemoryRouter>
);

export async function openPicker(connect: Connect, change?: Change) {
  noteBundleClicks(document);
  const view = render(pickerPage(connect, change));
  await act(async () => undefined);
  return view;
}

/** Opens the picker with the second bundle, which was chosen earlier in the visit, in view, so that the buy button is loaded. */
export async function openMedium(connect: Connect, change?: Change) {
  window.sessionStorage.setItem(STORAGE_KEYS.choice, "medium:1:1");
  installObserver();
  const view = await openPicker(connect, change);
  await act(async () => report(true));
  return view;
}

const picker = () => screen.getByRole("group", { name: checkoutLabels.bundle });
export const option = (name: string) =>
  within(picker()).getByRole<HTMLInputElement>("radio", { name: new RegExp(`^${name}`) });
export const options = () => within(picker()).getAllByRole<HTMLInputElement>("radio");
/** What the option says of the bundle. */
export const textOf = (name: string) => option(name).closest("label")?.textContent;
/** What stands in place of the bundle's size, which screen readers announce when it changes. */
export const noteOf = (name: string) =>
  within(option(name).closest("label") ?? picker()).getByRole("status").textContent;
