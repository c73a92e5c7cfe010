/**
 * Verifies webhooks by Standard Webhooks, version 1. Uses Web Crypto, and so runs wherever `fetch` does.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */

import type { components } from '@tenant-api/contract'
import { atLeast, checkNames } from '../checks.ts'
import { eventTypes } from '../generated/event-types.ts'
import { parsed } from '../json.ts'
import { bytesOf, keyOf, signatureOf, type WebhookBody } from './webhook-signature.ts'

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

/** Headers of `fetch` or Node.js, or any other iterable or object of names and values, such as a `Map`. */
export type WebhookHeaders =
  | Iterable<readonly [string, string | readonly string[] | undefined]>
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface WebhookOptions {
  /** Maximum difference between the webhook's timestamp and this machine's clock, in seconds. Default: 300. */
  readonly tolerance?: number | undefined
}

/**
 * Resolves with the event of a webhook if its signature proves that the service sent it recently and unchanged. The event may
 * arrive more than once, with the same `id` each time.
 *
 * @param body the unparsed body
 * @param secret the signing secret of the event stream, `whsec_` followed by base64; during a rotation, both secrets
 * @throws {WebhookVerificationError} for a request that cannot be trusted: answer it with 400
 * @throws {TypeError} naming the argument that is wrong, such as an empty secret
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: WebhookBody,
  secret: string | readonly string[],
  options: WebhookOptions = {},
): Promise<WebhookEvent> {
  checkNames(options, ['tolerance'])
  const tolerance = atLeast(0, 'tolerance', options.tolerance, 300)
  const keys = [secret].flat().map(keyOf)
  if (keys.length === 0) throw new TypeError('secret must contain at least one secret.')
  const bytes = bytesOf(body)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    header(headers, name),
  ) as [string, string, string]
  if (!(Math.abs(Date.now() / 1000 - numberIn(timestamp)) <= tolerance))
    throw new WebhookVerificationError(
      'timestamp_not_accepted',
      `webhook-timestamp is not within ${tolerance} s of the current time`,
    )

  const given = signatures.split(' ')
  let matches = 0
  for (const key of keys) {
    const expected = await signatureOf(key, id, timestamp, bytes)
    // Compare all signatures with all keys, so that the time taken does not reveal which of them match.
    // Stryker disable next-line AssignmentOperator: The code only asks whether the number of matches is 0, not for its sign.
    for (const candidate of given) matches += isEqual(candidate, expected) ? 1 : 0
  }
  if (matches === 0)
    throw new WebhookVerificationError(
      'signature_not_accepted',
      'webhook-signature matches none of the secrets',
    )
  return decodeEvent(new TextDecoder().decode(bytes))
}

function header(headers: WebhookHeaders, name: string): string {
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('headers must be the headers of the request.')
  const entries = Symbol.iterator in headers ? Array.from(headers) : Object.entries(headers)
  const values = entries.filter(([key]) => String(key).toLowerCase() === name).flatMap(([, value]) => value)
  const [value] = values
  if (values.length !== 1 || typeof value !== 'string')
    throw new WebhookVerificationError('header_missing', `the request must have exactly one ${name} header`)
  return value
}

function numberIn(timestamp: string): number {
  return /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN
}

/** Compares in a time that depends only on the lengths, so that a forger cannot guess a signature character by character. */
function isEqual(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  // Behind the end of two texts of the same length, charCodeAt returns NaN for both, and `NaN ^ NaN` is 0. Texts of different
  // lengths already differ.
  // Stryker disable next-line EqualityOperator
  for (let index = 0; index < expected.length; index += 1)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  return difference === 0
}

function decodeEvent(body: string): WebhookEvent {
  // The body may be any JSON, such as `null`. Values that are not objects fail the check below.
  const event = parsed(body) as RawEvent | null | undefined
  const { type, id, data } = event ?? {}
  const isKnown = eventTypes.some(known => known === type)
  if (typeof type !== 'string' || typeof id !== 'string' || (isKnown && !data?.object))
    throw new WebhookVerificationError('event_malformed', 'the body of the webhook is not an event')
  return isKnown
    ? (event as components['schemas']['CloudEvent'])
    : { type: 'unknown', id, raw: event as UnknownEvent['raw'] }
}

interface RawEvent {
  readonly type?: unknown
  readonly id?: unknown
  readonly data?: { readonly object?: unknown } | null
}

/** Why a webhook cannot be trusted. */
export type WebhookErrorCode =
  /** One of the three headers of Standard Webhooks is missing or repeated. */
  | 'header_missing'
  /** The timestamp is too far from the current time: the webhook may be a replay. */
  | 'timestamp_not_accepted'
  /** The signature matches none of the secrets, or the webhook was changed in transit. */
  | 'signature_not_accepted'
  /** The signature is valid, but the body is not an event. */
  | 'event_malformed'

/** The request could not be verified as a webhook of the service. `code` never changes within a major version; the message may. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
