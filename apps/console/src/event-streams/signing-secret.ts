/** Makes a signing secret from 32 random bytes. To rotate a secret, the caller of the API sends the new one. */
export function newSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}
