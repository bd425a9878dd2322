// The simulated shop behind Shopify's schema: requests and responses as they are sent.
import { executeSync } from "graphql";
import { connection, money, OPENED, ORIGIN, productNode, SHOP, type Variant, variantNode } from "./catalog";
import { attributesIn, linesIn, listIn } from "./inputs";
import { type Input, operationOf, requestIn, schema } from "./operations";
import type { Payload, ShopCart, SimulatedShop } from "./simulated-shop";

/** Responses by what they are made of. The same few carts occur in thousands of runs, and executing is slow. */
const responses = new Map<string, string>();

export class SchemaShop {
  constructor(
    private readonly shop: SimulatedShop,
    /** Whether the shop keeps private attributes out of its responses, as Shopify may. */
    private readonly hidesPrivate: boolean,
  ) {}

  /** Does what the request asks for, and returns the body of the response. */
  respond(body: string, isLate = false): string {
    this.shop.isLate = isLate;
    const { query, variables } = requestIn(body);
    const operation = operationOf(query);
    // A cart that is made for what it would cost is given no attributes.
    const isTrial = Object(variables["input"]).attributes === undefined;
    const payloads = operation.fields.map(({ name, variables: taken }) => {
      const input = Object.fromEntries(
        Object.entries(taken).map(([argument, variable]) => [argument, variables[variable]]),
      );
      // A later mutation of the request must not change what an earlier one returned.
      return [name, structuredClone(this.perform(name, input, isTrial))] as const;
    });
    const rootValue = Object.fromEntries(
      payloads.map(([name, payload]) => [name, this.shownPayload(name, payload, operation.declinesConsent)]),
    );
    const key = JSON.stringify([query, rootValue]);
    const known = responses.get(key);
    if (known !== undefined) return known;
    const executed = executeSync({
      schema,
      document: operation.document,
      rootValue,
      variableValues: variables,
    });
    const response = JSON.stringify({ ...executed, extensions: { context: { language: "EN" } } });
    responses.set(key, response);
    return response;
  }

  private perform(name: string, input: Input, isTrial: boolean): Payload {
    const { shop } = this;
    const id = String(input["cartId"]);
    switch (name) {
      case "node":
      case "shop":
        return answer(null);
      case "cart":
        return answer(shop.carts.get(String(input["id"])) ?? null);
      case "cartCreate": {
        const { lines, attributes, discountCodes } = Object(input["input"]);
        const codes = listIn(discountCodes).map(String);
        return shop.create({ lines: linesIn(lines), attributes: attributesIn(attributes), codes }, isTrial);
      }
      case "cartLinesAdd":
        return shop.add(id, linesIn(input["lines"]));
      case "cartLinesUpdate":
        return shop.set(
          id,
          listIn(input["lines"]).map((line) => Object(line)),
        );
      case "cartAttributesUpdate":
        return shop.writeAttributes(id, attributesIn(input["attributes"]));
      case "cartDiscountCodesUpdate":
        return shop.writeCodes(id, listIn(input["discountCodes"]).map(String));
      default:
        throw new Error(`The shop does not know ${name}.`);
    }
  }

  private shownPayload(name: string, { cart, errors, warnings }: Payload, declinesConsent: boolean): unknown {
    if (name === "shop") return SHOP;
    if (name === "node") return productNode(this.shop.listed, (variant) => this.variantNode(variant));
    const shown = cart && this.shown(cart, declinesConsent);
    return name === "cart" ? shown : { cart: shown, userErrors: errors, warnings };
  }

  private variantNode(variant: Variant): object {
    return variantNode(variant, this.shop.prices[variant], this.shop.stock.get(variant) === 0);
  }

  private shown(cart: ShopCart, declinesConsent: boolean): object {
    const { shop } = this;
    const { percent, place } = shop.discountOf(cart);
    const winner = cart.codes[place];
    const subtotal = money(cart.lines.reduce((sum, line) => sum + shop.fullCents(line), 0));
    return {
      id: cart.id,
      createdAt: OPENED,
      updatedAt: OPENED,
      note: "",
      checkoutUrl: `${ORIGIN}/checkout?cart=${encodeURIComponent(cart.id)}${declinesConsent ? "&consent=declined" : ""}`,
      attributes: cart.attributes.filter(({ key }) => !(this.hidesPrivate && key.startsWith("__"))),
      discountCodes: cart.codes.map((code, index) => ({ code, applicable: index === place })),
      discountAllocations: [],
      appliedGiftCards: [],
      buyerIdentity: {},
      deliveryGroups: connection([]),
      cost: {
        subtotalAmount: subtotal,
        totalAmount: money(shop.totalOf(cart)),
        checkoutChargeAmount: subtotal,
      },
      lines: connection(
        cart.lines.map((line) => ({
          __typename: "CartLine",
          id: line.id,
          quantity: line.quantity,
          attributes: [],
          merchandise: this.variantNode(line.variant),
          cost: {
            amountPerQuantity: money(shop.prices[line.variant]),
            subtotalAmount: money(shop.fullCents(line)),
            totalAmount: money(shop.fullCents(line) - shop.offCents(line, percent)),
          },
          discountAllocations: winner
            ? [
                {
                  __typename: "CartCodeDiscountAllocation",
                  code: winner,
                  discountedAmount: money(shop.offCents(line, percent)),
                  discountApplication: {
                    allocationMethod: "ACROSS",
                    targetSelection: "ALL",
                    targetType: "LINE_ITEM",
                    value: { __typename: "PricingPercentageValue", percentage: percent },
                  },
                },
              ]
            : [],
        })),
      ),
    };
  }
}

function answer(cart: ShopCart | null): Payload {
  return { cart, errors: [], warnings: [] };
}
