// Brings a cart's attribute and its discount codes in line with the live referral code.
import type { BuyClient } from "@shopify/buy-button-js";
import { type CodePlan, planCode } from "@/lib/purchase/code-plan";
import { cartCodeRecord, readCartCodeRecord } from "@/lib/purchase/cart-code-record";
import { field } from "@/lib/field";
import { warnOnce } from "@/lib/log";
import { type CartFigures, isSameCode } from "@/lib/purchase/offer";
import {
  problemOf,
  readCartCodes,
  readWrittenCodes,
  READ_CART,
  TRY_CODES,
  WRITE_ATTRIBUTES_AND_CODES,
  WRITE_CODES,
} from "@/vendors/shopify/transport/cart-answers";
import { withTimeLimit } from "@/lib/time-limit";
import { cheaperCodes } from "./discount-choice";
import { variantGid } from "@/vendors/shopify/ids";
import { ShopError } from "@/vendors/shopify/transport/shop-error";

/** A sale never waits longer than this for its code. */
const CODE_LIMIT_MS = 3_000;

export interface CartCodeOptions {
  client: BuyClient;
  /** The live referral code, read each time it is needed. */
  code: () => string | null;
  /** The campaign that stands beside the code on a cart, read each time it is needed; empty when there is none. */
  campaign: () => string;
  /** Remembers which cart carries which code, and which cart the code has to be removed from; see lib/purchase/cart-code-record.ts. */
  memory: { get(): string | null; set(text: string): void };
  /** The figures in the shop's last response with this cart. */
  figuresOf: (cartId: string) => CartFigures | null;
  /** Runs work while no other tab runs its own of the same name. A change of the cart writes the code meanwhile. */
  whileLocked: <Value>(name: "cart" | "cart-code", work: () => Promise<Value>) => Promise<Value>;
  /** Called after the code was written to a cart, or removed from it. */
  onWritten: (cartId: string) => void;
}

export function createCartCode(options: CartCodeOptions) {
  const { client, code, campaign, memory, figuresOf, whileLocked, onWritten } = options;
  const ask = (query: string, variables: object): Promise<unknown> =>
    client.graphQLClient.fetcher({ query, variables });

  function recordOf(cartId: string) {
    const record = readCartCodeRecord(memory.get());
    return record?.cartId === cartId ? record : null;
  }

  /** The cart and the campaign that this page has last given it, or found on it. */
  let confirmed = "";
  const campaignOn = (cartId: string): string => `${cartId} ${campaign()}`;

  /** Remembers that the cart has been given this code. One that the shopper removed during the request has to be removed from the cart again. */
  function remember(cartId: string, sent: string | null): void {
    confirmed = campaignOn(cartId);
    if (sent === null) memory.set("");
    else memory.set(code() === null ? cartCodeRecord(cartId, null, [sent]) : cartCodeRecord(cartId, sent));
  }

  async function tryCodes(
    { lines }: CartFigures,
    discountCodes: readonly string[],
  ): Promise<CartFigures | null> {
    const input = {
      lines: lines.map(({ variantId, quantity }) => ({ merchandiseId: variantGid(variantId), quantity })),
      discountCodes,
    };
    const answer = await ask(TRY_CODES, { input });
    const id = field(field(field(field(answer, "data"), "cartCreate"), "cart"), "id");
    return typeof id === "string" ? figuresOf(id) : null;
  }

  function isDue(cartId: string): boolean {
    const [live, record] = [code(), recordOf(cartId)];
    if (live === null) return record !== null && record.code === null;
    // A write without a response may have replaced the code, so a record with other codes proves nothing.
    if (record?.code !== live || record.others.length > 0) return true;
    return campaign() !== "" && confirmed !== campaignOn(cartId);
  }

  /** Resolves with the cart's discount codes after the change; null where the shop refuses the list. */
  async function send(cartId: string, { attributes, discountCodes }: CodePlan) {
    const query = attributes ? WRITE_ATTRIBUTES_AND_CODES : WRITE_CODES;
    return readWrittenCodes(await ask(query, { cartId, discountCodes, ...(attributes && { attributes }) }));
  }

  async function write(cartId: string): Promise<void> {
    // Another tab may have written the code meanwhile.
    if (!isDue(cartId)) return;
    const found = readCartCodes(await ask(READ_CART, { id: cartId }));
    // The code may have been removed, or another one followed, during the request.
    if (!isDue(cartId)) return;
    const [live, record] = [code(), recordOf(cartId)];
    const before = figuresOf(cartId);
    const unsure = record?.others ?? [];
    const plan = planCode(found, live, [record?.code ?? null, ...unsure], campaign());
    // If the response is lost, the cart may have the code, and a code that is forgotten then has to be removed.
    if (plan.isChange && live !== null)
      memory.set(cartCodeRecord(cartId, record?.code ?? null, [...unsure, live]));
    const together = plan.isChange ? await send(cartId, plan) : found.codes;
    // A code that the shop refuses stays as attribution. One that is to go has to be tried again.
    if (together === null && live === null) throw new ShopError("refused");
    if (live !== null && before && together) {
      const discountCodes = await cheaperCodes({
        others: plan.others,
        ours: live,
        together,
        togetherCents: figuresOf(cartId)?.totalCents ?? null,
        othersCents: plan.others.length === found.codes.length ? before.totalCents : null,
        tryCodes: (tried) => tryCodes(before, tried),
      });
      if (discountCodes) readWrittenCodes(await ask(WRITE_CODES, { cartId, discountCodes }));
    }
    remember(cartId, live);
    onWritten(cartId);
  }

  /** One after the other: the last one decides, and it reads the code when it starts. */
  let writing: Promise<void> = Promise.resolve();

  return {
    /** Writes the live code to the cart, or removes a forgotten one. Never rejects, and settles within the limit. */
    async apply(cartId: string): Promise<void> {
      if (code() === null && !isDue(cartId)) warnOnce("There is no referral code, so the cart carries none.");
      writing = writing
        .then(() => (isDue(cartId) ? whileLocked("cart-code", () => write(cartId)) : undefined))
        .catch((error: unknown) =>
          // The error itself is not logged: it may quote the shop's response, and so the code.
          warnOnce(`The cart could not be given its referral; the sale goes on. (${problemOf(error)})`),
        );
      // A write that takes longer goes on; the request that waits for it does not.
      await withTimeLimit(
        () => writing,
        CODE_LIMIT_MS,
        () => new ShopError("slow"),
      ).catch(() => undefined);
    },
    remember,
    /** Call when the shop no longer has the cart. */
    forget(cartId: string) {
      if (recordOf(cartId)?.code === null) memory.set("");
    },
    /** The figures of the cart. A code that the shop left out of its list is in it, as refused. */
    figures(cartId: string): CartFigures | null {
      const figures = figuresOf(cartId);
      const given = recordOf(cartId)?.code ?? null;
      if (!figures || given === null || figures.codes.some((listed) => isSameCode(listed.code, given)))
        return figures;
      return { ...figures, codes: [...figures.codes, { code: given, applicable: false }] };
    },
  };
}
