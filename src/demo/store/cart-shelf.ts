import { type Attribute, bareCartId, type CartLine, type DemoCart, MAX_QUANTITY } from "./demo-cart";

/** May throw: the carts then live in memory for the visit. */
export interface DemoStorage {
  read(): string | null;
  write(text: string): void;
  /** Whether what was written outlives the page. */
  lasting(): boolean;
}

export interface CartShelf {
  find(id: string): DemoCart | undefined;
  findByBareId(bareId: string): DemoCart | undefined;
  put(cart: DemoCart): void;
  /** Whether the next page will find the carts. */
  lasting(): boolean;
}

const FORMAT_VERSION = 1;
const MAX_CARTS = 5;

/** Keeps the carts that were used last. Reads anew each time, so that another tab's changes count. */
export function createCartShelf(storage: DemoStorage): CartShelf {
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
    lasting: () => current.lasting(),
    find: (id) => readCarts().find((cart) => cart.id === id),
    findByBareId: (bareId) => readCarts().find((cart) => bareCartId(cart.id) === bareId),
    put(cart) {
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

/** Carts that cannot be read are left out: text in another format, or changed by hand, is a store without carts. */
function parseCarts(text: string | null): DemoCart[] {
  if (text === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isRecord(stored) || stored["version"] !== FORMAT_VERSION) return [];
  return parseList(stored["carts"], parseCart) ?? [];
}

function parseCart(value: unknown): DemoCart | null {
  if (!isRecord(value)) return null;
  const { id, createdAt, updatedAt, note } = value;
  const lines = parseList(value["lines"], parseLine);
  const attributes = parseList(value["attributes"], parseAttribute);
  const discountCodes = parseList(value["discountCodes"], parseText);
  if (typeof id !== "string" || typeof note !== "string") return null;
  if (typeof createdAt !== "string" || typeof updatedAt !== "string") return null;
  if (!lines || !attributes || !discountCodes) return null;
  return { id, createdAt, updatedAt, lines, attributes, note, discountCodes };
}

function parseLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const { id, variantId, quantity } = value;
  if (typeof id !== "string" || typeof variantId !== "string") return null;
  if (typeof quantity !== "number" || !Number.isInteger(quantity)) return null;
  if (quantity < 0 || quantity > MAX_QUANTITY) return null;
  return { id, variantId, quantity };
}

function parseAttribute(value: unknown): Attribute | null {
  if (!isRecord(value)) return null;
  const { key, value: text } = value;
  return typeof key === "string" && typeof text === "string" ? { key, value: text } : null;
}

function parseText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Null if it is no list; items that cannot be read are left out. */
function parseList<T>(value: unknown, parseItem: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(parseItem).filter((item) => item !== null);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
