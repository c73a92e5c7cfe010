import { randomBytes } from 'node:crypto'

/** A new signing secret of Standard Webhooks: `whsec_` and the base64 of 32 random bytes. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
