import { createHash, X509Certificate } from "node:crypto";
import { getCertificate } from "@vitejs/plugin-basic-ssl";

/**
 * A certificate that this machine signs itself, and the hash of its key. A browser that is given the hash trusts the key.
 * Browsers that are told to ignore all errors of certificates store nothing in their cache.
 */
export async function ownCertificate(folder: string): Promise<{ pem: string; keyHash: string }> {
  const pem = await getCertificate(folder, "bench", ["localhost"]);
  const key = new X509Certificate(pem).publicKey.export({ type: "spki", format: "der" });
  return { pem, keyHash: createHash("sha256").update(key).digest("base64") };
}
