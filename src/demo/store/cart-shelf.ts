import { field, listField, parseJson, textField } from "@/lib/field";
import { type Attribute, bareCartId, type CartLine, type DemoCart, MAX_QUANTITY } from "./demo-cart";

/** May throw: the carts then live in memory for the visit. */
export interface DemoStorage {
  read(): string | null;
  write(text: string): void;
  /** Whether what was written outlives the page. */
  lasting(): boolean;
}

const FORMAT_VERSION = 1;
const MAX_CARTS = 5;

/** Keeps the carts that were used last. Reads anew each time, so that another tab's changes count. */
export function createCartShelf(storage: DemoStorage) {
  let current = storage;

  function readCarts(): DemoCart[] {
    try {
      return parseCarts(current.read());
    } catch {
      current = createMemory(null);
      return [];
    }
  }

  return {
    /** Whether the next page will find the carts. */
    lasting: () => current.lasting(),
    find: (id: string) => readCarts().find((cart) => cart.id === id && !cart.placedAt),
    /** Also a cart whose order was placed. */
    findByBareId: (bareId: string) => readCarts().find((cart) => bareCartId(cart.id) === bareId),
    put(cart: DemoCart): void {
      const others = readCarts().filter((other) => other.id !== cart.id);
      const carts = [...others, cart].slice(-MAX_CARTS);
      const text = JSON.stringify({ version: FORMAT_VERSION, carts });
      try {
        current.write(text);
      } catch {
        current = createMemory(text);
      }
    },
  };
}

/** Holds the carts as long as the page is open. */
export function createMemory(initialText: string | null): DemoStorage {
  let held = initialText;
  return {
    read: () => held,
    lasting: () => false,
    write: (text) => {
      held = text;
    },
  };
}

/** Text in another format, or changed by hand, is a store without carts. */
function parseCarts(text: string | null): DemoCart[] {
  const stored = parseJson(text);
  if (field(stored, "version") !== FORMAT_VERSION || !Array.isArray(field(stored, "carts"))) return [];
  return readableItems(stored, "carts", readCart);
}

function readCart(value: unknown): DemoCart {
  return {
    id: textField(value, "id"),
    createdAt: textField(value, "createdAt"),
    updatedAt: textField(value, "updatedAt"),
    lines: readableItems(value, "lines", readLine),
    attributes: readableItems(value, "attributes", readAttribute),
    discountCodes: readableItems(value, "discountCodes", readText),
    placedAt: field(value, "placedAt") ? textField(value, "placedAt") : undefined,
  };
}

function readLine(value: unknown): CartLine {
  const quantity = Number(field(value, "quantity"));
  if (!Number.isInteger(field(value, "quantity")) || quantity < 0 || quantity > MAX_QUANTITY)
    throw new RangeError("The quantity cannot be in a cart.");
  return { id: textField(value, "id"), variantId: textField(value, "variantId"), quantity };
}

function readAttribute(value: unknown): Attribute {
  return { key: textField(value, "key"), value: textField(value, "value") };
}

function readText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("This is no text.");
  return value;
}

/** Throws if there is no list; items that cannot be read are left out. */
function readableItems<Item>(owner: unknown, name: string, read: (item: unknown) => Item): Item[] {
  return listField(owner, name, (item) => {
    try {
      return [read(item)];
    } catch {
      return [];
    }
  }).flat(1);
}
