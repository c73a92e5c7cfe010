/**
 * Verifies webhooks by Standard Webhooks, version 1. It uses Web Crypto, so that it runs wherever `fetch` does.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
import type { components } from '@tenant-api/contract'
import { eventTypes } from './generated/event-types.ts'
import { parsed } from './json.ts'
import { atLeast } from './options.ts'
import { WebhookVerificationError } from './webhook-error.ts'
import { bytesOf, keyOf, signatureOf, type WebhookBody } from './webhook-signature.ts'

export { type WebhookErrorCode, WebhookVerificationError } from './webhook-error.ts'
export { type SignatureHeaders, signWebhook, type WebhookBody } from './webhook-signature.ts'

/** An event of a type that this version of the client does not know: the service may add types at any time. */
export interface UnknownEvent {
  readonly type: 'unknown'
  readonly id: string
  /** The event as received. */
  readonly raw: { readonly type: string; readonly id: string; readonly [name: string]: unknown }
}

/** The event of a webhook; `type` distinguishes the kinds. */
export type WebhookEvent = components['schemas']['CloudEvent'] | UnknownEvent

/** Headers of `fetch`, of Node.js, or as any list of names and values, such as a `Map`. */
export type WebhookHeaders =
  | Iterable<readonly [string, string | readonly string[] | undefined]>
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface WebhookOptions {
  /** Seconds by which the request may be older or newer than this machine's clock. 300 if not given. */
  readonly tolerance?: number
}

/**
 * Resolves with the event of a webhook if its signature proves that the service sent it recently and unchanged. The event may
 * arrive more than once, with the same `id` each time.
 *
 * @param body before anything has parsed it
 * @param secret the signing secret of the event stream, `whsec_` and base64; several while one replaces another
 * @throws {WebhookVerificationError} for a request that cannot be trusted: answer it with 400
 * @throws {TypeError} with a sentence that names the argument that is wrong, such as an empty secret
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: WebhookBody,
  secret: string | readonly string[],
  options: WebhookOptions = {},
): Promise<WebhookEvent> {
  const tolerance = atLeast(0, 'tolerance', options.tolerance, 300)
  const keys = [secret].flat().map(keyOf)
  if (keys.length === 0) throw new TypeError('secret must hold at least one secret.')
  const bytes = bytesOf(body)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    header(headers, name),
  ) as [string, string, string]
  if (!(Math.abs(Date.now() / 1000 - numberIn(timestamp)) <= tolerance))
    throw new WebhookVerificationError(
      'timestamp_not_accepted',
      `webhook-timestamp is not within ${tolerance} s`,
    )

  const given = signatures.split(' ')
  let matches = 0
  for (const key of keys) {
    const expected = await signatureOf(key, id, timestamp, bytes)
    // All are compared, so that the time taken does not show which one came close.
    for (const candidate of given) matches += isEqual(candidate, expected) ? 1 : 0
  }
  if (matches === 0)
    throw new WebhookVerificationError('signature_not_accepted', 'no known secret made webhook-signature')
  return decodeEvent(new TextDecoder().decode(bytes))
}

function header(headers: WebhookHeaders, name: string): string {
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('headers must be the headers of the request.')
  const entries = Symbol.iterator in headers ? Array.from(headers) : Object.entries(headers)
  const values = entries.filter(([key]) => String(key).toLowerCase() === name).map(([, value]) => value)
  const [value] = values
  if (values.length !== 1 || typeof value !== 'string')
    throw new WebhookVerificationError('header_missing', `the request does not have one ${name} header`)
  return value
}

function numberIn(timestamp: string): number {
  return /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN
}

/** In a time that depends on the lengths alone, so that a forger cannot find a signature character by character. */
function isEqual(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  return difference === 0
}

function decodeEvent(body: string): WebhookEvent {
  // `null` and other values that are not objects have no members.
  const event = parsed(body) as RawEvent | null | undefined
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
