// Why a request got no response, in one sentence for the person who runs a command.

/** Sends a request as fetch does. Handed in, so that tests need no network. */
export type Send = (address: string, options: RequestInit) => Promise<Response>;

/** The names by which Node reports that a certificate is not trusted. */
const CERTIFICATE = /CERT|SELF_SIGNED|LEAF_SIGNATURE|ALTNAME/;

/** `target` is the host, or the address, that was asked. */
export function describeFailure(error: unknown, target: string): string {
  if (error instanceof Error && error.name === "TimeoutError")
    return `${target} did not respond in time: run the command again, and look at the host's status when it happens again.`;
  const reason = failureReason(error);
  if (CERTIFICATE.test(reason))
    return `The certificate of ${target} is not trusted (${reason}): renew it at the host, and let it name this address.`;
  if (reason === "ENOTFOUND")
    return `There is no host ${target}: correct the address, or set its DNS entry at the domain's registrar.`;
  if (reason === "EAI_AGAIN" || reason === "ENETUNREACH")
    return `There is no network (${reason}): connect this machine and run the command again.`;
  if (reason === "ECONNREFUSED")
    return `${target} refuses connections: start the server there, or correct the address and its port.`;
  if (reason === "EPROTO" || reason.startsWith("ERR_SSL"))
    return `${target} does not speak HTTPS: let the host serve the site with a certificate.`;
  return `${target} could not be reached (${reason}): check the address and the network.`;
}

/** Node's fetch rejects with "fetch failed"; its cause has the code, such as ENOTFOUND. */
export function failureReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (typeof code === "string") return code;
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : "unknown reason";
}
