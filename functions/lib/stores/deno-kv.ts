import { withoutFailures, type TextStore } from "./text-store.ts";

/** The used part of `Deno.Kv`. */
export interface DenoKv {
  get: (key: readonly string[]) => Promise<{ value: unknown }>;
  set: (key: readonly string[], value: unknown, options: { expireIn: number }) => Promise<unknown>;
}

/** Deno limits a value to 64 KiB. The texts are ASCII, so a character is a byte. Source: "Deno KV limits". */
const PART_LENGTH = 60_000;
const ROOT = "mugworks-affiliates";

/** Stores texts in parts. The entry that names the parts is written last, so that a reader never gets an incomplete text. */
export function denoKvStore(kv: DenoKv): TextStore {
  return withoutFailures({
    async get(key) {
      const { value: head } = await kv.get([ROOT, key]);
      if (typeof head !== "string") return null;
      const [version = "", count = "0"] = head.split(" ");
      const parts = await Promise.all(
        Array.from({ length: Number(count) }, (_, part) => kv.get([ROOT, key, version, String(part)])),
      );
      const texts = parts.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
      return texts.length === parts.length ? texts.join("") : null;
    },
    async set(key, text, seconds) {
      const expireIn = Math.ceil(seconds * 1_000);
      const version = crypto.randomUUID();
      const count = Math.ceil(text.length / PART_LENGTH);
      for (let part = 0; part < count; part++) {
        const piece = text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH);
        await kv.set([ROOT, key, version, String(part)], piece, { expireIn });
      }
      await kv.set([ROOT, key], `${version} ${count}`, { expireIn });
    },
  });
}
