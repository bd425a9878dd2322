// `_klOnsite`, the queue behind the `klaviyo` global: https://developers.klaviyo.com/en/docs/javascript_api

/** Queues a call of `klaviyo`, such as `track`, as Klaviyo's own snippet does. */
export function askKlaviyo(call: readonly unknown[]): void {
  if (!("_klOnsite" in window)) Object.assign(window, { _klOnsite: [] });
  const queue: unknown = Reflect.get(window, "_klOnsite");
  const push = typeof queue === "object" && queue !== null ? Reflect.get(queue, "push") : undefined;
  if (typeof push === "function") Reflect.apply(push, queue, [call]);
}
