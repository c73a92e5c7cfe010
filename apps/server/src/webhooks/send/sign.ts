import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/**
 * The headers that let a receiver verify that a delivery is genuine and recent (Standard Webhooks, version 1).
 *
 * @param keys two keys while a secret is being replaced
 * @param sentAt milliseconds since 1970
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(
  eventId: string,
  body: Uint8Array,
  keys: readonly KeyObject[],
  sentAt: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(sentAt / 1_000))
  const signatures = keys.map(
    key => `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.`).update(body).digest('base64')}`,
  )
  return { 'webhook-id': eventId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/**
 * The key object of a secret (`whsec_` and base64). Create it once: OpenSSL needs six times as long to create a key as to
 * sign with it.
 */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret.slice('whsec_'.length), 'base64'))
}
