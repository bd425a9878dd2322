import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { ButtonLink, buttonClasses } from "@/components/button-link";
import { WhilePaused, whileSelling } from "@/components/while-paused";
import type { CheckoutLabels, ShopProblems } from "@/content/schema";
import { useCheckout, useCheckoutState, useShopBundles } from "./checkout-context";
import { panelView } from "./panel-view";
import { problemText } from "./problem-text";
import { fillText } from "@/lib/text/fill-text";
import { warnOnce } from "@/lib/log";
import { paths } from "@/lib/site/paths";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { track } from "@/vendors/analytics";
import { type ShopProblem, ShopError } from "@/vendors/shopify/transport/shop-error";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { ShownProduct } from "@/vendors/shopify/library/show-product";

interface BuyPanelProps {
  labels: CheckoutLabels;
  problems: ShopProblems;
  bundle: ShopBundle;
  price: ReactNode;
  /** Makes the link to the shop's cart, which works without script. */
  cartLinkFor: (quantity: number) => string;
  /** What so many cost, in dollars, for analytics. */
  amountOf: (quantity: number) => number | null;
}

/** The buy button. Until it has loaded, and if it fails, a link to the shop's cart is shown. */
export function BuyPanel({ labels, problems, bundle, price, cartLinkFor, amountOf }: BuyPanelProps) {
  const { start, setProductProblem, setVariants } = useCheckout();
  const button = useCheckoutState((state) => state.button);
  const clickProblem = useCheckoutState((state) => state.clickProblem);
  const wanted = useCheckoutState((state) => state.wanted);
  const quantity = useCheckoutState((state) => state.quantity);
  const bundles = useShopBundles();
  const panel = useRef<HTMLDivElement>(null);
  const [product, setProduct] = useState<ShownProduct | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { shows, report, status } = panelView(
    { button, clickProblem, wanted, chosen: bundle.id, bundles },
    product !== null,
  );
  const message = shows === "contact" ? labels.allSoldOut : report && problemText(problems, report);
  const clicked = clickProblem?.problem;
  // The quantity can be seen only while the product is shown.
  const linked = shows === "both" ? quantity : 1;

  // The shop refused a quantity, or the bundle: only its answer about the stock tells which.
  useEffect(() => {
    if (clicked === "sold-out")
      product?.readStock().then(setVariants, () => warnOnce("The stock could not be read."));
  }, [clicked, product, setVariants]);

  function tryAgain(): void {
    // The retry button is removed with the message. The focus moves to the panel until the new content is shown.
    panel.current?.focus({ preventScroll: true });
    if (button.phase !== "ready") return start();
    setProductProblem(null);
    setAttempt((count) => count + 1);
  }

  return (
    <>
      {/* The panel reserves the height of the buy button with price and quantity, so that the content below does not move. */}
      <div
        ref={panel}
        tabIndex={-1}
        className={`${whileSelling}mt-6 min-h-[11.45rem] outline-none min-[30rem]:min-h-[7.4rem] noscript:min-h-0`}
      >
        {button.phase === "ready" && shows !== "contact" ? (
          <ProductMount
            key={attempt}
            price={price}
            buyButton={button.buyButton}
            variantId={bundle.variantId}
            onShown={(shown) => {
              setProduct(shown);
              if (!shown) return;
              setVariants(shown.variants);
              // If the focus was on the link, which is removed, it moves to the buy button.
              if (panel.current?.contains(document.activeElement)) shown.focus();
            }}
            onProblem={setProductProblem}
          />
        ) : null}
        {message === null ? null : (
          <p
            role={report?.problem === "cart-gone" ? "status" : "alert"}
            className={`mb-4 rounded-control border-2 border-clay px-4 py-3 ${product ? "mt-4" : ""}`}
          >
            {message}
          </p>
        )}
        {shows === "contact" ? (
          <ButtonLink to={paths.contact}>{labels.ask}</ButtonLink>
        ) : shows === "product" ? null : (
          <div className="flex flex-wrap gap-3">
            <a
              href={cartLinkFor(linked)}
              className={buttonClasses("lime", "grow")}
              onClick={() => track({ event: "checkout", value: amountOf(linked) })}
            >
              {fillText(shows === "link" ? labels.buy : labels.buyAtShop, { bundle: bundle.name })}
            </a>
            {shows === "retry" ? (
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
          {status === null ? "" : labels[status]}
        </p>
      </div>
      {import.meta.env.PAUSE ? <WhilePaused className="mt-6 grid" /> : null}
    </>
  );
}

interface ProductMountProps {
  /** Of one piece, beside the quantity. */
  price: ReactNode;
  buyButton: BuyButton;
  variantId: string;
  /** Called with null when the product is removed from the page. */
  onShown: (product: ShownProduct | null) => void;
  onProblem: (problem: ShopProblem) => void;
}

/** The element that the buy button renders the product into, and the price, which the library knows no discount for. */
function ProductMount({ price, buyButton, variantId, onShown, onProblem }: ProductMountProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [product, setProduct] = useState<ShownProduct | null>(null);
  const firstVariant = useEffectEvent(() => variantId);
  const reportShown = useEffectEvent(onShown);
  const reportProblem = useEffectEvent(onProblem);

  useEffect(() => {
    const node = holder.current;
    if (!node) return;
    let cancelled = false;
    let shown: ShownProduct | null = null;
    const show = async (): Promise<void> => {
      try {
        const made = await buyButton.showProduct(node, firstVariant());
        if (cancelled) return made.remove();
        shown = made;
        setProduct(made);
        reportShown(made);
      } catch (error) {
        if (!cancelled) reportProblem(error instanceof ShopError ? error.problem : "unknown");
      }
    };
    void show();
    return () => {
      cancelled = true;
      shown?.remove();
      reportShown(null);
    };
  }, [buyButton]);

  useEffect(() => product?.select(variantId), [product, variantId]);

  return (
    <div className="buy-button">
      {product === null ? null : <p className="buy-price">{price}</p>}
      <div ref={holder} />
    </div>
  );
}
