import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { verifyWebhook, type WebhookHeaders } from '../src/webhooks/webhooks.ts'
import { body, event, newSecret, secret, sign } from './signed-webhook.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a webhook is refused', () => {
  const refused = (headers: WebhookHeaders, text = body, known: string | string[] = secret) =>
    verifyWebhook(headers, text, known).catch((error: unknown) => error)

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'without %s, or with two of them',
    async name => {
      const expected = {
        code: 'header_missing',
        message: `the request must have exactly one ${name} header`,
      }
      expect(await refused({ ...sign(body), [name]: undefined })).toMatchObject(expected)
      expect(await refused({ ...sign(body), [name]: ['a', 'b'] })).toMatchObject(expected)
      const twice = [...Object.entries(sign(body)), [name.toUpperCase(), 'a'] as const]
      expect(await refused(twice)).toMatchObject(expected)
    },
  )

  test('with another secret', async () => {
    const error = await refused(sign(body, newSecret()), body, [secret, newSecret()])
    const message = 'webhook-signature matches none of the secrets'
    expect(error).toMatchObject({ name: 'WebhookVerificationError', code: 'signature_not_accepted', message })
    expect(String(error)).not.toContain(secret.slice(6))
  })

  test.each([
    ['body', () => refused(sign(body), body.replace('user', 'User'))],
    ['id', () => refused({ ...sign(body), 'webhook-id': 'evt_2' })],
    [
      'timestamp',
      () => refused({ ...sign(body), 'webhook-timestamp': `${Math.floor(Date.now() / 1000) - 1}` }),
    ],
    [
      'last character of the signature',
      () => {
        const { 'webhook-signature': signature, ...rest } = sign(body)
        return refused({
          ...rest,
          'webhook-signature': signature.replace(/.=$/, last => (last === 'A=' ? 'E=' : 'A=')),
        })
      },
    ],
    [
      'signature, cut',
      () => refused({ ...sign(body), 'webhook-signature': sign(body)['webhook-signature'].slice(0, -1) }),
    ],
    [
      'signature, followed by more characters',
      () => refused({ ...sign(body), 'webhook-signature': `${sign(body)['webhook-signature']}A` }),
    ],
    ['signature, empty', () => refused({ ...sign(body), 'webhook-signature': '' })],
  ])('with a changed %s', async (_, request) => {
    expect(await request()).toMatchObject({ code: 'signature_not_accepted' })
  })

  test('whose timestamp differs from the clock by more than the tolerance', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    const at = (seconds: number) => sign(body, secret, 1_800_000_000 + seconds)
    for (const seconds of [-300, 300]) expect(await verifyWebhook(at(seconds), body, secret)).toEqual(event)
    for (const seconds of [-301, 301])
      expect(await refused(at(seconds))).toMatchObject({ code: 'timestamp_not_accepted' })
    const strict = verifyWebhook(at(-11), body, secret, { tolerance: 10 })
    const message = 'webhook-timestamp is not within 10 s of the current time'
    await expect(strict).rejects.toMatchObject({ code: 'timestamp_not_accepted', message })
  })

  test.each(['', 'now', '1e10', '-1', 'Infinity', '0x7fffffff', ' 1'])(
    'whose timestamp is %j',
    async timestamp => {
      expect(await refused(sign(body, secret, timestamp))).toMatchObject({ code: 'timestamp_not_accepted' })
    },
  )

  test('whose timestamp is the current time, but not in digits alone', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await verifyWebhook(sign(body, secret, now), body, secret)).toEqual(event)
    for (const timestamp of [` ${now}`, `${now} `, `+${now}`, `${now}e0`, `0x${now.toString(16)}`])
      expect(await refused(sign(body, secret, timestamp))).toMatchObject({ code: 'timestamp_not_accepted' })
  })

  test.each([
    '',
    'null',
    '[]',
    '{"type":"user.created"',
    '{"id":"e","type":"user.created"}',
    '{"type":"a"}',
    '{"id":"e"}',
    '{"id":"e","type":1}',
  ])('that is signed but contains no event: %s', async text => {
    const message = 'the body of the webhook is not an event'
    expect(await refused(sign(text), text)).toMatchObject({ code: 'event_malformed', message })
  })
})

test.each([
  ['empty', ''],
  ['its prefix alone', 'whsec_'],
  ['too short', newSecret(16)],
  ['not base64', 'whsec_this is not a secret but a sentence'],
  ['33 characters, which is not a length of base64', `whsec_${'A'.repeat(33)}`],
  ['base64 with a space before it', `whsec_ ${'A'.repeat(34)}`],
  ['base64 with a space after it', `whsec_${'A'.repeat(34)} `],
  ['base64 with padding in the middle', `whsec_${'A'.repeat(18)}==${'A'.repeat(18)}`],
  ['base64 with its prefix in the middle', `${'A'.repeat(18)}whsec_${'A'.repeat(18)}`],
  ['undefined', undefined as unknown as string],
])('a secret that is %s throws a TypeError', async (_, mistaken) => {
  const empty = createHmac('sha256', '').update(`${event.id}.1.${body}`).digest('base64')
  const headers = { ...sign(body), 'webhook-signature': `v1,${empty}` }
  const message = 'secret must be whsec_ and the base64 of 24 bytes or more.'
  await expect(verifyWebhook(headers, body, mistaken)).rejects.toThrow(new TypeError(message))
})

test('an empty list of secrets throws a TypeError', async () => {
  const verified = verifyWebhook(sign(body), body, [])
  await expect(verified).rejects.toThrow(new TypeError('secret must contain at least one secret.'))
})

test.each([
  ['headers', null, body, {}],
  ['headers', undefined, body, {}],
  ['headers', 'webhook-id: a', body, {}],
  ['body', sign(body), JSON.parse(body), {}],
  ['body', sign(body), null, {}],
  ['body', sign(body), undefined, {}],
  ['tolerance', sign(body), body, { tolerance: Number.NaN }],
  ['tolerance', sign(body), body, { tolerance: -1 }],
])('an invalid argument %s throws a TypeError: %o', async (name, headers, body, options) => {
  const verified = verifyWebhook(headers as WebhookHeaders, body, secret, options)
  await expect(verified).rejects.toThrow(TypeError)
  await expect(verified).rejects.toThrow(new RegExp(`^${name} must be `))
})

test('an unknown option throws a TypeError that names it', async () => {
  const verified = verifyWebhook(sign(body), body, secret, { tolerence: 10 } as object)
  await expect(verified).rejects.toThrow(new TypeError('tolerence is unknown. Options: tolerance.'))
})
