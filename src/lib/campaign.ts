// Which advertisement brought the visitor: the parameters of an address that name it. Pure: callers pass the address.

/** The parameters of analytics tools (`utm_…`), and the click ids of Google, Meta, TikTok and Microsoft. */
const NAME = /^(?:utm_\w{1,32}|gclid|fbclid|ttclid|msclkid)$/;
/** These characters need no encoding in a query. The longest click ids have some 200. */
const VALUE = /^[\w.~-]{1,256}$/;
const MAX_PARAMETERS = 12;

/**
 * Returns the campaign in a query as the text of a query, without "?"; empty when there is none. A parameter of another
 * name or with another character is left out, and so is every further value of a name.
 */
export function campaignIn(query: string): string {
  const kept = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query))
    if (kept.size < MAX_PARAMETERS && !kept.has(name) && NAME.test(name) && VALUE.test(value))
      kept.set(name, value);
  return [...kept].map((parameter) => parameter.join("=")).join("&");
}

/** Returns the address with this campaign as its only one. Its other parameters and its hash stay as they are. */
export function withCampaign(address: string, campaign: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const parameters = query.split("&").filter((parameter) => !NAME.test(parameter.split("=", 1).join()));
  const text = [...parameters, campaign].filter(Boolean).join("&");
  return path + (text && `?${text}`) + hash;
}
