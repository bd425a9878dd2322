import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { Bundle } from "@/content/schema";
import { useCheckout } from "./checkout-context";
import type { CheckoutState } from "./checkout-store";
import { fillText } from "@/lib/fill-text";
import { track } from "@/vendors/analytics";
import { type ShopProblem, ShopError } from "@/vendors/shopify/shop-error";
import type { BuyButton, ShownProduct } from "@/vendors/shopify/buy-button";

export interface BuyPanelLabels {
  buy: string;
  buyAtShop: string;
  retry: string;
  opening: string;
  notKept: string;
}

interface BuyPanelProps {
  labels: BuyPanelLabels;
  problems: Record<ShopProblem, string>;
  bundle: Bundle;
  /** The way to buy that needs no script. */
  cartLink: string;
}

/** The buy button, and until it is there or where it fails, a link to the shop's cart. */
export function BuyPanel({ labels, problems, bundle, cartLink }: BuyPanelProps) {
  const { state, start, setShopProblem, setVariants } = useCheckout();
  const { buyButton, variants } = state;
  const panel = useRef<HTMLDivElement>(null);
  const [product, setProduct] = useState<ShownProduct | null>(null);
  const [attempt, setAttempt] = useState(0);
  const variant = variants[bundle.id];
  const problem =
    state.clickProblem ?? state.shopProblem ?? (variant?.available === false ? "sold-out" : null);

  function tryAgain(): void {
    // The button goes with the problem; the focus waits here for what comes.
    panel.current?.focus({ preventScroll: true });
    setShopProblem(null);
    if (buyButton) setAttempt((count) => count + 1);
    else start();
  }

  // Room for the buy button with price and quantity, so that nothing below it moves when it comes.
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="mt-6 min-h-[11.45rem] outline-none min-[30rem]:min-h-[7.4rem] noscript:min-h-0"
    >
      {buyButton ? (
        <ProductMount
          key={attempt}
          buyButton={buyButton}
          variantId={variant?.id ?? bundle.variantId}
          onShown={(shown) => {
            setProduct(shown);
            if (!shown) return;
            setVariants(shown.variants);
            // The link that had it goes.
            if (panel.current?.contains(document.activeElement)) shown.focus();
          }}
          onProblem={setShopProblem}
        />
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="mb-4 rounded-control border-2 border-bone px-4 py-3">
          {problems[problem]}
        </p>
      )}
      {product && problem === null ? null : (
        <div className="flex flex-wrap gap-3">
          <a
            href={cartLink}
            className={buttonClasses("lime", "grow")}
            onClick={() => track({ event: "checkout" })}
          >
            {fillText(problem === null ? labels.buy : labels.buyAtShop, { bundle: bundle.name })}
          </a>
          {problem !== null && !product ? (
            <button type="button" className={buttonClasses("outline")} onClick={tryAgain}>
              {labels.retry}
            </button>
          ) : null}
        </div>
      )}
      <p
        role="status"
        className="mt-3 min-h-6 font-mono text-mono font-semibold text-ash empty:mt-0 empty:min-h-0"
      >
        {statusText(state, product !== null, labels)}
      </p>
    </div>
  );
}

function statusText(
  { phase, buyButton, shopProblem }: CheckoutState,
  shown: boolean,
  labels: BuyPanelLabels,
): string {
  if (phase === "loading" || (phase === "ready" && !shown && shopProblem === null)) return labels.opening;
  const forgetful = buyButton !== null && buyButton.storage !== "lasting";
  return forgetful ? labels.notKept : "";
}

interface ProductMountProps {
  buyButton: BuyButton;
  variantId: string;
  /** Null when the product leaves the page. */
  onShown: (product: ShownProduct | null) => void;
  onProblem: (problem: ShopProblem) => void;
}

/** The element that the buy button draws the product in. */
function ProductMount({ buyButton, variantId, onShown, onProblem }: ProductMountProps) {
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef({ variantId, onShown, onProblem });
  const [product, setProduct] = useState<ShownProduct | null>(null);
  useEffect(() => {
    latest.current = { variantId, onShown, onProblem };
  });

  useEffect(() => {
    const node = holder.current;
    if (!node) return;
    let left = false;
    let shown: ShownProduct | null = null;
    const show = async (): Promise<void> => {
      try {
        const made = await buyButton.showProduct(node, latest.current.variantId);
        if (left) return made.remove();
        shown = made;
        setProduct(made);
        latest.current.onShown(made);
      } catch (error) {
        if (!left) latest.current.onProblem(error instanceof ShopError ? error.problem : "unknown");
      }
    };
    void show();
    return () => {
      left = true;
      shown?.remove();
      latest.current.onShown(null);
    };
  }, [buyButton]);

  useEffect(() => product?.select(variantId), [product, variantId]);

  return <div ref={holder} className="buy-button" />;
}
