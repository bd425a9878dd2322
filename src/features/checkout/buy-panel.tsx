import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/button-link";
import type { Bundle } from "@/content/types";
import { useCheckout } from "@/features/checkout/checkout-context";
import { PROBLEM_WORDS } from "@/features/checkout/problem-words";
import { ShopError } from "@/vendors/shop-fetch";
import type { ShownProduct } from "@/vendors/shopify-buy-button";

interface BuyPanelProps {
  bundle: Bundle;
  /** The way to buy that needs no script. */
  cartLink: string;
}

/** The buy button, and until it is there or where it fails, a link to the shop's cart. */
export function BuyPanel({ bundle, cartLink }: BuyPanelProps) {
  const { state, start, tell, setVariants } = useCheckout();
  const { buyButton, phase, problem, variants } = state;
  const holder = useRef<HTMLDivElement>(null);
  const [product, setProduct] = useState<ShownProduct | null>(null);
  const [attempt, setAttempt] = useState(0);
  const variantId = variants[bundle.id]?.id ?? bundle.variantId;
  const firstVariantId = useRef(variantId);

  useEffect(() => {
    const node = holder.current;
    if (!buyButton || !node) return;
    let left = false;
    let shown: ShownProduct | null = null;
    buyButton.showProduct(node, firstVariantId.current).then(
      (made) => {
        if (left) return made.remove();
        shown = made;
        setVariants(made.variants);
        setProduct(made);
      },
      (error: unknown) => {
        if (!left) tell(error instanceof ShopError ? error.problem : "unknown");
      },
    );
    return () => {
      left = true;
      shown?.remove();
      setProduct(null);
    };
  }, [buyButton, attempt, setVariants, tell]);

  useEffect(() => product?.select(variantId), [product, variantId]);

  const soldOut = variants[bundle.id]?.available === false;
  const shownProblem = problem ?? (soldOut ? "sold-out" : null);
  const waiting = phase === "loading" || (phase === "ready" && !product && problem === null);

  return (
    <div className="mt-6">
      <div ref={holder} className="buy-button" />
      {shownProblem === null ? null : (
        <p role="alert" className="mb-4 rounded-control border-2 border-bone px-4 py-3">
          {PROBLEM_WORDS[shownProblem]}
        </p>
      )}
      {product && shownProblem === null ? null : (
        <div className="flex flex-wrap gap-3">
          <a href={cartLink} className={buttonClasses("lime", "grow")}>
            {shownProblem === null ? "Buy now" : `Buy ${bundle.name} at the shop`}
          </a>
          {shownProblem !== null && !product ? (
            <button
              type="button"
              className={buttonClasses("outline")}
              onClick={() => {
                tell(null);
                if (buyButton) setAttempt((count) => count + 1);
                else start();
              }}
            >
              Try again
            </button>
          ) : null}
        </div>
      )}
      <p role="status" className="mt-3 min-h-6 font-mono text-mono font-semibold text-ash">
        {waiting ? "Opening the cart…" : buyButton && buyButton.storage !== "lasting" ? "Your browser keeps no data, so the cart lasts for this visit." : ""}
      </p>
    </div>
  );
}
