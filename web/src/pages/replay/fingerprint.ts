// The fingerprint of a seed, by the browser itself.

/** SHA-256 of the bytes that the hex digits stand for, in hex digits; null where the browser has no means for it, as on a page without TLS. */
export async function fingerprint(hex: string): Promise<string | null> {
  const crypto = globalThis.crypto?.subtle;
  if (!crypto) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
