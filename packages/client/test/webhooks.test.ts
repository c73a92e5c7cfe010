import { describe, expect, test } from 'vitest'
import { signWebhook, verifyWebhook, type WebhookHeaders } from '../src/webhooks/webhooks.ts'
import { body, event, newSecret, secret, sign } from './signed-webhook.ts'

describe('signWebhook', () => {
  test('creates the headers of Standard Webhooks', async () => {
    const seconds = () => Math.floor(Date.now() / 1_000)
    const before = seconds()
    const signed = await signWebhook(event.id, body, secret)
    const time = Number(signed['webhook-timestamp'])
    expect(signed).toEqual(sign(body, secret, signed['webhook-timestamp']))
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(seconds())
  })

  test('refuses a secret that is too short', async () => {
    await expect(signWebhook(event.id, body, 'whsec_c2hvcnQ=')).rejects.toThrow(TypeError)
  })
})

describe('verifyWebhook returns the event of a signed webhook', () => {
  test('with headers of any kind', async () => {
    const signed = sign(body)
    const capitalised = Object.fromEntries(
      Object.entries(signed).map(([name, value]) => [name.replace('webhook', 'Webhook'), value]),
    )
    /** Headers of a library such as npm's undici or node-fetch, which are not instances of the runtime's `Headers`. */
    class ForeignHeaders extends Map<string, string> {}
    const kinds: WebhookHeaders[] = [
      signed,
      new Headers(signed),
      capitalised,
      { ...signed, cookie: ['a', 'b'] },
      // `request.headersDistinct` of Node.js.
      Object.fromEntries(Object.entries(signed).map(([name, value]) => [name, [value]])),
      new Map(Object.entries(signed)),
      new Map(Object.entries(capitalised)),
      new ForeignHeaders(Object.entries(signed)),
      Object.entries(signed),
    ]
    for (const headers of kinds) expect(await verifyWebhook(headers, body, secret)).toEqual(event)
  })

  test('with its body as bytes', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...event, source: 'urn:ü🌟' }))
    expect(await verifyWebhook(sign(bytes), bytes, secret)).toMatchObject({ source: 'urn:ü🌟' })
    const buffer = Uint8Array.from(bytes).buffer
    expect(await verifyWebhook(sign(bytes), buffer, secret)).toMatchObject({ source: 'urn:ü🌟' })
    const text = bytes.toString()
    expect(await verifyWebhook(sign(bytes), text, secret)).toMatchObject({ source: 'urn:ü🌟' })
  })

  test('with a byte order mark in its body, passed as bytes', async () => {
    const bytes = Buffer.from(`\ufeff${body}`)
    const request = new Request('http://localhost', { method: 'POST', headers: sign(bytes), body: bytes })
    expect(await verifyWebhook(request.headers, await request.arrayBuffer(), secret)).toEqual(event)
  })

  test('with any of several secrets, and any of several signatures', async () => {
    const [older, newer] = [newSecret(24), newSecret(64)]
    const both = {
      ...sign(body),
      'webhook-signature': `v1a,ignored ${sign(body, older)['webhook-signature']} ${sign(body, newer)['webhook-signature']}`,
    }
    for (const known of [older, newer, [secret, newer], [older, secret]])
      expect(await verifyWebhook(both, body, known)).toEqual(event)
    expect(await verifyWebhook(sign(body, older), body, [newer, older])).toEqual(event)
  })

  test('as `unknown` if this version does not know the type', async () => {
    const raw = { ...event, type: 'star.born', data: null }
    const text = JSON.stringify(raw)
    expect(await verifyWebhook(sign(text), text, secret)).toEqual({ type: 'unknown', id: event.id, raw })
  })
})
