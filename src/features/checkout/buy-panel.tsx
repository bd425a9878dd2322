import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { ButtonLink, buttonClasses } from "@/components/button-link";
import { Price, type Prices } from "@/components/price";
import { pause, WhilePaused } from "@/components/while-paused";
import type { CheckoutLabels, ShopProblems } from "@/content/schema";
import { useCheckout, useCheckoutState, useShopBundles } from "./checkout-context";
import { panelView } from "./panel-view";
import { problemText } from "./problem-text";
import { fillText } from "@/lib/text/fill-text";
import { warnOnce } from "@/lib/log";
import { paths } from "@/lib/site/paths";
import type { ShopBundle } from "@/lib/purchase/shop-bundles";
import { track } from "@/vendors/analytics";
import { type ShopProblem, ShopError } from "@/lib/purchase/shop-problem";
import type { BuyButton } from "@/vendors/shopify/library/buy-button";
import type { ShownProduct } from "@/vendors/shopify/library/show-product";

interface BuyPanelProps {
  labels: CheckoutLabels;
  problems: ShopProblems;
  bundle: ShopBundle;
  prices: Prices;
  /** Below the price. */
  note: ReactNode;
  /** Makes the link to the shop's cart, which works without script. */
  cartLinkFor: (quantity: number) => string;
  /** What so many cost, in dollars, for analytics. */
  amountOf: (quantity: number) => number | null;
}

/** The buy button. Until it has loaded, and if it fails, a link to the shop's cart is shown. */
export function BuyPanel({ labels, problems, bundle, prices, note, cartLinkFor, amountOf }: BuyPanelProps) {
  const { start, setProductProblem, setVariants, setWipes } = useCheckout();
  const button = useCheckoutState((state) => state.button);
  const clickProblem = useCheckoutState((state) => state.clickProblem);
  const wanted = useCheckoutState((state) => state.wanted);
  const quantity = useCheckoutState((state) => state.quantity);
  const wipes = useCheckoutState((state) => state.wipes);
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
  const counted = product === null ? 1 : quantity;

  // The shop refused a quantity, or the bundle: only its answer about the stock tells which.
  useEffect(() => {
    if (clicked === "sold-out")
      product?.readStock().then(setVariants, () => warnOnce("The stock could not be read."));
  }, [clicked, product, setVariants]);

  // The message and the link to the shop may be below the window. From the cart, the focus is not here.
  useEffect(() => {
    const { current } = panel;
    if (clicked && current?.contains(document.activeElement)) current.scrollIntoView({ block: "nearest" });
  }, [clicked]);

  function tryAgain(): void {
    // The retry button is removed with the message. The focus moves to the panel until the new content is shown.
    panel.current?.focus({ preventScroll: true });
    if (button.phase !== "ready") return start();
    setProductProblem(null);
    setAttempt((count) => count + 1);
  }

  const notice =
    message === null ? null : (
      <p
        role={report?.problem === "cart-gone" ? "status" : "alert"}
        className="buy-row grow rounded-control border-2 border-clay px-4 py-3"
      >
        {message}
      </p>
    );

  return (
    <>
      {/* The panel reserves the height of the buy button with price and quantity, so that the content below does not move. */}
      <div ref={panel} tabIndex={-1} data-selling className="buy-button outline-none">
        {shows === "contact" ? (
          <div className="buy-asking">
            {notice}
            <ButtonLink to={paths.contact}>{labels.ask}</ButtonLink>
          </div>
        ) : (
          <>
            <Wipes label={labels.wipes} chosen={wipes} onChoose={setWipes} />
            <p className="buy-price">
              <Price price={bundle.price === null ? null : bundle.price * counted} {...prices} />
              <span className="buy-note">{note}</span>
            </p>
            <span className="buy-label buy-quantity-label" aria-hidden="true">
              {product && labels.quantity}
            </span>
            {button.phase === "ready" ? (
              <ProductMount
                key={attempt}
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
            {notice}
          </>
        )}
        {shows === "contact" || shows === "product" ? null : (
          // Where the shop cannot be reached, the link keeps its place, in view above the message.
          <div className={shows === "both" ? "buy-row" : "buy-link"}>
            <a
              href={cartLinkFor(counted)}
              className={buttonClasses("lime", "w-full grow")}
              onClick={() =>
                track({
                  event: "checkout",
                  cart: [{ variantId: bundle.variantId, quantity: counted }],
                  value: amountOf(counted),
                })
              }
            >
              {fillText(shows === "link" ? labels.buy : labels.buyAtShop, { bundle: bundle.name })}
            </a>
          </div>
        )}
        {shows === "retry" ? (
          <button type="button" className={buttonClasses("outline", "buy-row")} onClick={tryAgain}>
            {labels.retry}
          </button>
        ) : null}
        <p role="status" className="buy-row font-mono text-mono font-semibold text-ash empty:hidden">
          {status && labels[status]}
        </p>
      </div>
      {pause && <WhilePaused className="mt-6 grid" />}
    </>
  );
}

interface ProductMountProps {
  buyButton: BuyButton;
  variantId: string;
  /** Called with null when the product is removed from the page. */
  onShown: (product: ShownProduct | null) => void;
  onProblem: (problem: ShopProblem) => void;
}

/** The element that the buy button renders the product into. */
function ProductMount({ buyButton, variantId, onShown, onProblem }: ProductMountProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [product, setProduct] = useState<ShownProduct | null>(null);
  const firstVariant = useEffectEvent(() => variantId);
  const reportShown = useEffectEvent(onShown);
  const reportProblem = useEffectEvent(onProblem);

  useEffect(() => {
    const node = holder.current;
    if (!node) return;
    let canceled = false;
    let shown: ShownProduct | null = null;
    const show = async (): Promise<void> => {
      try {
        const made = await buyButton.showProduct(node, firstVariant());
        if (canceled) return made.remove();
        shown = made;
        setProduct(made);
        reportShown(made);
      } catch (error) {
        if (!canceled) reportProblem(error instanceof ShopError ? error.problem : "unknown");
      }
    };
    void show();
    return () => {
      canceled = true;
      shown?.remove();
      reportShown(null);
    };
  }, [buyButton]);

  useEffect(() => product?.select(variantId), [product, variantId]);

  return <div ref={holder} />;
}

const WIPES = [1, 2, 3];

interface WipesProps {
  label: string;
  chosen: number;
  onChoose: (wipes: number) => void;
}

/** How many wipes a day the dates reckon with. It changes nothing that is bought, so it is absent without script. */
function Wipes({ label, chosen, onChoose }: WipesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const takeEarly = useEffectEvent((early: number) => {
    if (WIPES.includes(early) && early !== chosen) onChoose(early);
  });
  useEffect(() => {
    // The prerendered HTML has the first one, so another was chosen before the application ran. The checkout takes up the rest of an
    // earlier choice first, in an effect after this one.
    const early = Number(group.current?.querySelector<HTMLInputElement>(":checked")?.value);
    queueMicrotask(() => takeEarly(early));
  }, []);
  return (
    <fieldset ref={group} className="buy-wipes">
      <legend className="buy-label">{label}</legend>
      <span className="buy-segments">
        {WIPES.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="wipes"
              value={count}
              checked={count === chosen}
              onChange={() => onChoose(count)}
            />
            {count}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
