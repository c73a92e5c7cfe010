/**
 * For those who receive webhooks: is this request from the service, and what does it hold? Standard Webhooks, version 1,
 * by Web Crypto, so that it runs wherever `fetch` does.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import type { components } from '@tenant-api/contract'
import { eventTypes } from './generated/event-types.ts'
import { WebhookVerificationError } from './webhook-error.ts'

export { type WebhookErrorCode, WebhookVerificationError } from './webhook-error.ts'

/** An event of a type that this version of the client does not know: the service may add types at any time. */
export interface UnknownEvent {
  readonly type: 'unknown'
  readonly id: string
  /** The event as it came. */
  readonly raw: { readonly type: string; readonly id: string; readonly [name: string]: unknown }
}

/** The event that a webhook brought. `type` tells the events apart. */
export type WebhookEvent = components['schemas']['CloudEvent'] | UnknownEvent

/** Headers as `fetch` or as Node.js has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface WebhookOptions {
  /** Seconds by which the request may be older or newer than this machine's clock says. 300 if not given. */
  readonly tolerance?: number
}

/**
 * The event that a webhook brought, once its signature proves that it came from the service, unchanged and just now. It may
 * come more than once: its `id` is the same each time.
 *
 * @param body the body as it came, before anything has parsed it
 * @param secret the event stream's signing secret, `whsec_` and base64; several while one takes the place of another
 * @throws {WebhookVerificationError} for a request that is not to be trusted: answer it with 400
 * @throws {TypeError} when a secret is none, such as an empty string
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secret: string | readonly string[],
  { tolerance = 300 }: WebhookOptions = {},
): Promise<WebhookEvent> {
  const keys = [secret].flat().map(keyOf)
  if (keys.length === 0) throw new TypeError('there is no secret to verify webhooks with')
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    header(headers, name),
  ) as [string, string, string]
  if (!(Math.abs(Date.now() / 1000 - numberIn(timestamp)) <= tolerance))
    throw new WebhookVerificationError(
      'timestamp_not_accepted',
      `webhook-timestamp is not within ${tolerance} s`,
    )

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes)
  const given = signatures.split(' ')
  let matches = 0
  for (const key of keys) {
    const expected = `v1,${await signature(key, signed)}`
    // All are compared, so that the time taken does not tell which one came close.
    for (const candidate of given) matches += isEqual(candidate, expected) ? 1 : 0
  }
  if (matches === 0)
    throw new WebhookVerificationError(
      'signature_not_accepted',
      'no webhook-signature is that of a known secret',
    )
  return decodeEvent(new TextDecoder().decode(bytes))
}

function header(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value !== 'string')
    throw new WebhookVerificationError('header_missing', `there is no ${name} header`)
  return value
}

function numberIn(timestamp: string): number {
  return /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN
}

/** Anyone can sign with an empty key, so what is too short to be a secret is refused (Standard Webhooks: 24 to 64 bytes). */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const base64 = secret.replace(/^whsec_/, '')
  if (!/^[A-Za-z0-9+/]{32,}={0,2}$/.test(base64))
    throw new TypeError('a webhook secret is whsec_ and the base64 of 24 bytes or more')
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0))
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(head.length + tail.length)
  bytes.set(head)
  bytes.set(tail, head.length)
  return bytes
}

async function signature(key: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', imported, signed)
  return btoa(String.fromCharCode(...new Uint8Array(mac)))
}

/** In a time that depends on the lengths alone, so that a forger cannot find a signature character by character. */
function isEqual(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  return difference === 0
}

function decodeEvent(body: string): WebhookEvent {
  const event = parse(body)
  const { type, id, data } = event ?? {}
  const isKnown = eventTypes.some(known => known === type)
  if (typeof type !== 'string' || typeof id !== 'string' || (isKnown && !data?.object))
    throw new WebhookVerificationError('event_malformed', 'the body of the webhook holds no event')
  return isKnown
    ? (event as components['schemas']['CloudEvent'])
    : { type: 'unknown', id, raw: event as UnknownEvent['raw'] }
}

interface RawEvent {
  readonly type?: unknown
  readonly id?: unknown
  readonly data?: { readonly object?: unknown } | null
}

function parse(body: string): RawEvent | null | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
