// What a click on a control, or a key on it, may change.
import { bundles } from "@/content/bundles";
import { codeLabels } from "@/content/code-labels";
import { referralPopup } from "@/content/code-offer";
import { buyButtonLabels } from "@/content/interface";
import { referralCredit } from "@/content/opt-out";
import { isCode } from "@/lib/referral/referral-code";
import { demoVariantGid } from "@/demo/store/storefront-answers";
import type { Control } from "./controls.ts";
import type { Kept } from "./kept.ts";
import type { Effect } from "./ledger.ts";

const NONE: Effect = { kind: "none" };
const { product, cart } = buyButtonLabels;
const removeStart = codeLabels.remove.split("{")[0] ?? codeLabels.remove;

export function effectOf(control: Control | null, kept: Kept): Effect {
  if (!control) return NONE;
  const { name, line, chosen, typed } = control;
  if (line !== null) {
    const variant = kept.variants.get(line);
    if (variant === undefined) return NONE;
    if (name === cart.fewer) return { kind: "quantity", variant, less: 1, more: 0 };
    if (name === cart.more) return { kind: "quantity", variant, less: 0, more: 1 };
    // The cart reads the field when it loses the focus or at Enter.
    return { kind: "quantity", variant, less: Infinity, more: Infinity };
  }
  if (chosen && name === product.addToCart) {
    const bundle = bundles.find(({ id }) => id === chosen.bundle);
    if (!bundle) return NONE;
    return {
      kind: "quantity",
      variant: demoVariantGid(bundle.variantId),
      less: 0,
      // An emptied field counts as one.
      more: Math.max(1, chosen.quantity),
    };
  }
  const isCodeControl =
    typed !== null ||
    name.startsWith(removeStart) ||
    [codeLabels.undo, referralPopup.redeem, referralCredit.forget].includes(name);
  if (!isCodeControl) return NONE;
  return { kind: "code control", typed: typed !== null && isCode(typed) ? typed : null };
}
