/** Signatures of Standard Webhooks, version 1. */

/** The unparsed body of a webhook. As a string, it must keep the byte order mark if the request had one. */
export type WebhookBody = string | Uint8Array | ArrayBuffer

/** The headers with which a receiver verifies a webhook. */
export type SignatureHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>

/**
 * Signs a webhook as the service does: for tests of a receiver, and for programs that forward events.
 *
 * @param id the event's id
 * @param secret `whsec_` followed by base64
 * @throws {TypeError} naming the argument that is wrong
 */
export async function signWebhook(id: string, body: WebhookBody, secret: string): Promise<SignatureHeaders> {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const signature = await signatureOf(keyOf(secret), id, timestamp, bytesOf(body))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
}

/** The signature made with one key, with the prefix `v1,`. */
export async function signatureOf(
  key: Uint8Array<ArrayBuffer>,
  id: string,
  timestamp: string,
  body: Uint8Array,
): Promise<string> {
  return `v1,${await mac(key, joined(new TextEncoder().encode(`${id}.${timestamp}.`), body))}`
}

/** @throws {TypeError} for a body that is already parsed */
export function bytesOf(body: WebhookBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  // `instanceof` fails in test environments that have their own ArrayBuffer.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body)
  throw new TypeError('body must be a string, a Uint8Array or an ArrayBuffer, not a parsed body.')
}

/** Decodes a secret. Refuses a key below 24 bytes (Standard Webhooks: 24 to 64): with an empty key anyone could sign. */
export function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const base64 = String(secret).replace(/^whsec_/, '')
  const digits = base64.replace(/={1,2}$/, '')
  if (!/^[A-Za-z0-9+/]{32,}$/.test(digits) || digits.length % 4 === 1)
    throw new TypeError('secret must be whsec_ and the base64 of 24 bytes or more.')
  return Uint8Array.from(atob(digits), character => character.charCodeAt(0))
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(head.length + tail.length)
  bytes.set(head)
  bytes.set(tail, head.length)
  return bytes
}

async function mac(key: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  // Stryker disable next-line BooleanLiteral: The imported key never leaves this function, so nobody can export it.
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', imported, signed)
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}
