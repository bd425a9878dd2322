import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteNav } from "@/components/site-nav";

const ITEMS = [
  { to: "/brocode", label: "Label of /brocode" },
  { to: "/faq", label: "Label of /faq" },
  { to: "/muglife", label: "Label of /muglife" },
  { to: "/bros", label: "Label of /bros" },
  { to: "/about", label: "Label of /about" },
];

const BUY_PATH = "/?bundle=one#shopify-checkout";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

interface Showing {
  quantity?: number;
  /** Whether the cart can be opened here. */
  opens?: boolean;
}

function showOn(path: string, { quantity = 0, opens = true }: Showing = {}) {
  const onOpen = vi.fn(() => opens);
  const onBuy = vi.fn();
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteNav
        brandName="A brand"
        labels={{ bar: "Main", cart: "Cart", menu: "Menu" }}
        items={ITEMS}
        moreItems={[{ to: "/mugshots", label: "Label of /mugshots" }]}
        buy={{ to: BUY_PATH, label: "Buy", price: " $20", isPrimary: true, onBuy }}
        cart={{ to: "/#shopify-checkout", quantity, onOpen }}
        code={null}
      />
      <Address />
    </MemoryRouter>,
  );
  const bar = screen.getByRole("navigation", { name: "Main" });
  const menu = document.querySelector<HTMLElement>("[popover]");
  if (!menu) throw new Error("There is no menu.");
  return { onBuy, onOpen, bar, menu, address: () => screen.getByRole("status").textContent };
}

/** The links with this name, in the bar and in the menu. */
const links = (name: string) => screen.getAllByRole("link", { name });

describe("the navigation bar", () => {
  it("has the logo, every link in the given order and the one to the checkout, in the bar and in the menu", () => {
    const { bar, menu } = showOn("/faq");
    const named = within(bar)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    const items = ITEMS.map(({ label, to }) => [label, to]);
    expect(named.slice(1, 7)).toEqual([...items, ["Buy", BUY_PATH]]);
    const inMenu = within(menu).getAllByRole("link", { hidden: true });
    expect(inMenu.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ...items,
      ["Label of /mugshots", "/mugshots"],
      ["Buy $20", BUY_PATH],
    ]);
    expect(screen.getByRole("link", { name: "A brand" }).getAttribute("href")).toBe("/");
  });

  it("marks the link of the current page, and no other", () => {
    showOn("/faq");
    expect(links("Label of /faq").map((link) => link.getAttribute("aria-current"))).toContain("page");
    expect(links("Label of /about").map((link) => link.getAttribute("aria-current"))).not.toContain("page");
  });

  it("has a toggle that opens the menu without script", () => {
    const { menu } = showOn("/");
    const toggle = screen.getByRole("button", { name: "Menu" });
    expect(toggle.getAttribute("popovertarget")).toBe(menu.id);
    expect(menu.getAttribute("popover")).toBe("auto");
  });
});

describe("the logo", () => {
  it("scrolls to the top on the home page, without a navigation", () => {
    const { address } = showOn("/#the-drop");
    fireEvent.click(screen.getByRole("link", { name: "A brand" }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
    expect(address()).toBe("/#the-drop");
  });

  it("navigates to the home page from any other page, and leaves scrolling to the navigation", () => {
    const { address } = showOn("/faq");
    fireEvent.click(screen.getByRole("link", { name: "A brand" }));
    expect(address()).toBe("/");
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("the cart", () => {
  it.each([
    [0, "Cart"],
    [7, "Cart 7"],
  ])("with %s pieces has the name '%s'", (quantity, name) => {
    showOn("/faq", { quantity });
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/#shopify-checkout");
  });

  it("opens on the current page, with the focus, because some browsers do not focus a clicked link", () => {
    const { onOpen, address } = showOn("/faq");
    const focused: (Element | null)[] = [];
    onOpen.mockImplementation(() => {
      focused.push(document.activeElement);
      return true;
    });
    const link = screen.getByRole("link", { name: "Cart" });
    fireEvent.click(link);
    expect(focused).toEqual([link]);
    expect(address()).toBe("/faq");
  });

  it("links to the checkout where it cannot open", () => {
    const { address } = showOn("/faq", { opens: false });
    fireEvent.click(screen.getByRole("link", { name: "Cart" }));
    expect(address()).toBe("/#shopify-checkout");
  });
});

describe("the open menu", () => {
  /** jsdom implements no popovers: this stub is open until it is hidden. */
  function openMenu(menu: HTMLElement) {
    const hide = vi.fn();
    menu.hidePopover = hide;
    vi.spyOn(menu, "matches").mockImplementation((selector: string) => selector === ":popover-open");
    return hide;
  }

  it("closes when a link is followed", () => {
    const { menu, address } = showOn("/");
    const hide = openMenu(menu);
    fireEvent.click(within(menu).getByRole("link", { name: "Label of /faq", hidden: true }));
    expect(hide).toHaveBeenCalledTimes(1);
    expect(address()).toBe("/faq");
  });

  it("closes when its link to the checkout is followed, which starts the purchase", () => {
    const { menu, onBuy, address } = showOn("/faq");
    const hide = openMenu(menu);
    fireEvent.click(within(menu).getByRole("link", { name: "Buy $20", hidden: true }));
    expect(hide).toHaveBeenCalledTimes(1);
    expect(onBuy).toHaveBeenCalledTimes(1);
    expect(address()).toBe(BUY_PATH);
  });
});
