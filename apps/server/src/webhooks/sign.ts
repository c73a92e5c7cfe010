import { createHmac } from 'node:crypto'

/**
 * The headers by which a receiver knows that a delivery is ours and new (Standard Webhooks, version 1).
 *
 * @param secrets `whsec_…` in base64; two while one takes the place of the other
 * @param sentAt milliseconds since 1970
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(
  eventId: string,
  body: string,
  secrets: readonly string[],
  sentAt: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(sentAt / 1_000))
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': eventId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
