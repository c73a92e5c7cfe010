/** Makes a signing secret from 32 random bytes: when a secret is rotated, the caller gives the new one. */
export function newSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}
