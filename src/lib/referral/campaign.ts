// Which advertisement brought the visitor: the parameters of an address that name it. Pure: callers pass the address.
import { parametersOf } from "./parameters";

/**
 * The parameters of analytics tools (`utm_…`), and the click ids of Google, Meta, TikTok and Microsoft. Google sends `gbraid` or
 * `wbraid` instead of `gclid` from iOS.
 */
const NAME = /^(?:utm_\w{1,32}|gclid|[gw]braid|fbclid|ttclid|msclkid)$/;
/** Anything but control characters. The longest click ids have some 200. */
const VALUE = /^\P{Cc}{1,256}$/u;
/** Of a value in percent-encoding. With all parameters the address stays below the 8 KB that servers accept. */
const MAX_ENCODED_LENGTH = 512;
const MAX_PARAMETERS = 12;

/**
 * Returns the campaign in a query as the text of a query, without "?" and in percent-encoding; empty when there is none. A
 * parameter of another name, with a control character or too long is left out, and so is every further value of a name.
 */
export function campaignIn(query: string): string {
  const parameters = new Map<string, string>();
  for (const [name, value] of parametersOf(query)) {
    const text = encodeURIComponent(value);
    const isGood = NAME.test(name) && VALUE.test(value) && text.length <= MAX_ENCODED_LENGTH;
    if (isGood && parameters.size < MAX_PARAMETERS && !parameters.has(name)) parameters.set(name, text);
  }
  return [...parameters].map((parameter) => parameter.join("=")).join("&");
}

/** Returns the address with this campaign as its only one. Its other parameters and its hash stay as they are. */
export function withCampaign(address: string, campaign: string): string {
  return address.replace(/([^?#]*)\??([^#]*)/, (_, path: string, query: string) => {
    const parameters = query.split("&").filter((parameter) => !NAME.test(parameter.split("=", 1).join()));
    const text = [...parameters, campaign].filter(Boolean).join("&");
    return path + (text && `?${text}`);
  });
}
